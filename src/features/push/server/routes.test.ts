import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { pushDevice } from '#testing/push.ts'
import { mostDevices, pushKinds } from '../contract.ts'

const it = await buildTestApp()
const { sql } = it
let employee = await it.signedIn('employee')
const admin = await it.signedIn('admin')

beforeEach(async () => {
  await sql`TRUNCATE push_devices, push_wishes, push_messages, throttles`
  await sql`UPDATE users SET active = true`
  employee = await it.signedIn('employee')
})

const add = (fields: Record<string, unknown> = pushDevice().subscription, who = employee, headers = {}) =>
  who.post('/api/rere_add_push_device/', fields, headers)
const known = async (who = employee) => (await who.get('/api/rere_get_push/')).json
const devices = async (who = employee) =>
  (await known(who)).devices as { id: number; label: string; endpoint: string }[]

test('Every write is for staff, and not for the test account.', async () => {
  const calls = ['add_push_device', 'remove_push_device', 'test_push_device', 'save_push'].map(
    (name) => `/api/rere_${name}/`,
  )
  const fields = { ...pushDevice().subscription, id: 1, kinds: 'late' }
  for (const [who, status] of [
    [it.visitor(), 401],
    [await it.signedIn('artist'), 403],
    [await it.signedIn('demo'), 403],
  ] as const)
    for (const url of calls) expect([url, (await who.post(url, fields)).status]).toEqual([url, status])
  expect((await it.visitor().get('/api/rere_get_push/')).status).toBe(401)
})

test('Whoever never chose is told of everything at any time, on no device; the key stays the same.', async () => {
  const first = await known()
  expect(first).toEqual({
    public_key: first.public_key,
    kinds: pushKinds,
    quiet_from: null,
    quiet_until: null,
    devices: [],
  })
  expect(String(first.public_key)).toMatch(/^[\w-]{87}$/)
  expect(await known(admin)).toEqual(first)
})

describe('A device', () => {
  test('is kept by the browser it is, once however often it is sent, and is its owner`s alone.', async () => {
    const { subscription } = pushDevice()
    const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36' }
    for (let i = 0; i < 2; i++) expect((await add(subscription, employee, agent)).status).toBe(200)
    const [mine, ...more] = await devices()
    expect([mine, more]).toEqual([
      expect.objectContaining({ label: 'Chrome, Android', endpoint: subscription.endpoint }),
      [],
    ])
    expect(await devices(admin)).toEqual([])
    for (const name of ['remove', 'test'])
      expect((await admin.post(`/api/rere_${name}_push_device/`, { id: mine?.id })).status).toBe(404)
    expect((await employee.post('/api/rere_remove_push_device/', { id: mine?.id })).status).toBe(200)
    expect((await employee.post('/api/rere_remove_push_device/', { id: mine?.id })).status).toBe(404)
  })

  test('that somebody else switches on in the same browser is theirs from then on.', async () => {
    const { subscription } = pushDevice()
    await add(subscription)
    await add(subscription, admin)
    expect([await devices(), (await devices(admin)).length]).toEqual([[], 1])
  })

  test('is at a public address by https, with keys that fit; anything else is refused beside its field.', async () => {
    const { subscription } = pushDevice()
    const addresses = [
      ...[
        'http://push.example/x',
        'https://127.0.0.1/x',
        'https://[::1]/x',
        'https://localhost/x',
        'https://10.0.0.8/x',
      ],
      ...[
        'https://169.254.169.254/x',
        'https://push.example:8443/x',
        'https://a:b@push.example/x',
        'push',
        'https://push.local/x',
      ],
    ]
    for (const endpoint of addresses) {
      const { status, json } = await add({ ...subscription, endpoint })
      expect([endpoint, status, json.errors]).toMatchObject([endpoint, 422, [{ field: 'endpoint' }]])
    }
    for (const wrong of [
      { endpoint: '' },
      { p256dh: 'x' },
      { p256dh: 'A'.repeat(87) },
      { auth: '' },
      { auth: '%'.repeat(22) },
    ])
      expect((await add({ ...subscription, ...wrong })).status).toBe(422)
    expect(await devices()).toEqual([])
  })

  test('goes with the account, and a person has so many even at once.', async () => {
    const replies = await Promise.all(Array.from({ length: mostDevices + 3 }, () => add()))
    expect(replies.filter(({ status }) => status === 409).length).toBe(3)
    const [{ id } = { id: 0 }] = await sql<
      { id: number }[]
    >`SELECT id FROM users WHERE email = 'employee@rental.example'`
    await admin.post(`/api/rere_change_permission/${id}/`, { active: 'false' })
    expect(await sql`SELECT FROM push_devices`).toHaveLength(0)
  })

  test('is tried a few times in a while.', async () => {
    await add()
    const [device] = await devices()
    const statuses: number[] = []
    for (let i = 0; i < 11; i++)
      statuses.push((await employee.post('/api/rere_test_push_device/', { id: device?.id })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('Wishes', () => {
  const save = (fields: Record<string, unknown>) => employee.post('/api/rere_save_push/', fields)

  test('are kept as they were sent, also those for nothing.', async () => {
    for (const [kinds, quiet_from, quiet_until] of [
      [['late', 'message'], 22, 0],
      [['booking'], 0, 7.5],
      [[], null, null],
    ] as const) {
      const payload = { kinds, ...(quiet_from !== null && { quiet_from, quiet_until }) }
      const headers = { 'content-type': 'application/json' }
      for (let i = 0; i < 2; i++)
        expect((await employee.send({ method: 'POST', url: '/api/rere_save_push/', payload, headers })).status).toBe(
          200,
        )
      expect(await known()).toMatchObject({ kinds, quiet_from, quiet_until })
    }
  })

  test.each([
    [{ kinds: 'weather' }, 'kinds.0'],
    [{ kinds: 'late', quiet_from: 22 }, 'quiet_until'],
    [{ kinds: 'late', quiet_until: 7 }, 'quiet_from'],
    [{ kinds: 'late', quiet_from: 7, quiet_until: 7 }, 'quiet_until'],
    [{ kinds: 'late', quiet_from: 24, quiet_until: 7 }, 'quiet_from'],
    [{ kinds: 'late', quiet_from: 7.25, quiet_until: 8 }, 'quiet_from'],
  ])('%j is refused beside %s', async (fields, field) => {
    const { status, json } = await save(fields)
    expect([status, json.errors]).toMatchObject([422, [{ field }]])
    expect(await sql`SELECT FROM push_wishes`).toHaveLength(0)
  })
})
