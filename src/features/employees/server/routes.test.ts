import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, testPassword } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'

const it = await buildTestApp()
const admin = await it.signedIn('admin')
const idOf = async (email: string) =>
  (await it.sql<{ id: number }[]>`SELECT id FROM users WHERE email = ${email}`)[0]?.id ?? 0
const [jonas, test_account, ada] = await Promise.all(
  ['employee@rental.example', 'demo@rental.example', 'admin@rental.example'].map(idOf),
)

beforeEach(async () => {
  await it.sql`UPDATE users SET active = true`
  await it.sql`TRUNCATE audit_log, idempotent_answers, throttles`
})

const isActive = async (id = jonas) => (await it.sql`SELECT active FROM users WHERE id = ${id as number}`)[0]?.active

describe.each(['rere', 'sshp'])('the employees, by %s', (prefix) => {
  const list = (browser: Browser = admin) => browser.get(`/api/${prefix}_get_employees/`)
  const change = (
    id: number | string | undefined,
    fields: object = {},
    browser: Browser = admin,
    headers: Record<string, string> = {},
  ) => browser.post(`/api/${prefix}_change_permission/${id}/`, { ...fields }, headers)

  test('are listed with how to reach them, administrators and root left out', async () => {
    await it.sql`
      UPDATE users SET phone = '+491701234567', street_and_number = 'Pier 7', zip_code_and_city = '17207 Röbel'
      WHERE id = ${jonas as number}`
    const reply = await list()
    expect([reply.status, reply.rows.map(({ id }) => id)]).toEqual([200, [jonas, test_account]])
    expect(reply.rows[0]).toEqual({
      id: jonas,
      name: 'Jonas Pier',
      email: 'employee@rental.example',
      phone: '+491701234567',
      streetAndNumber: 'Pier 7',
      additional: '',
      zipCodeAndCity: '17207 Röbel',
      active: true,
      admin: false,
    })
  })

  test('are for administrators only', async () => {
    const [employee, demo] = [await it.signedIn('employee'), await it.signedIn('demo')]
    const replies = [
      await list(it.visitor()),
      await list(employee),
      await list(demo),
      await change(jonas, {}, it.visitor()),
      await change(jonas, {}, employee),
      await change(jonas, {}, demo),
    ]
    expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 401, 403, 403])
    expect(await isActive()).toBe(true)
    await it.sql`UPDATE users SET admin = true WHERE demo`
    const refused = await change(jonas, {}, demo)
    expect([(await list(demo)).status, refused.status, refused.json.code]).toEqual([200, 403, 'DEMO_ACCOUNT'])
    await it.sql`UPDATE users SET admin = false WHERE demo`
  })

  test('turn inactive and active again, and it is noted who did that', async () => {
    expect((await change(jonas)).json).toEqual({ status: 'success', active: false })
    expect((await list()).rows.map(({ active }) => active)).toEqual([false, true])
    expect((await change(jonas)).json).toEqual({ status: 'success', active: true })
    expect(await isActive()).toBe(true)
    expect(await it.sql`SELECT actor, action, record, details FROM audit_log ORDER BY id`).toEqual([
      {
        actor: 'Jonas Pier',
        action: 'employee.deactivate',
        record: `user:${jonas}`,
        details: { email: 'employee@rental.example' },
      },
      {
        actor: 'Jonas Pier',
        action: 'employee.activate',
        record: `user:${jonas}`,
        details: { email: 'employee@rental.example' },
      },
    ])
  })

  test('who are deactivated are signed out at once everywhere, and cannot sign in', async () => {
    const [here, there] = [await it.signedIn('employee'), await it.signedIn('employee')]
    await change(jonas)
    const replies = await Promise.all([here, there].map((one) => one.get(`/api/${prefix}_get_working_days/`)))
    expect(replies.map(({ status }) => status)).toEqual([401, 401])
    const login = await it
      .visitor()
      .post('/api/rere_login/', { email: 'employee@rental.example', password: testPassword })
    expect([login.status, login.json.code]).toEqual([401, 'WRONG_CREDENTIALS'])
    expect((await admin.get('/api/rere_check_user/')).json.admin).toBe(true)
    await change(jonas)
    expect((await here.get(`/api/${prefix}_get_working_days/`)).status).toBe(401)
    expect((await (await it.signedIn('employee')).get(`/api/${prefix}_get_working_days/`)).status).toBe(200)
  })

  test('are no administrators: root, others and oneself stay as they are; nobody is not found', async () => {
    const other = await it.sql<{ id: number }[]>`
      INSERT INTO users (email, password_hash, first_name, last_name, admin) VALUES (${`other-${prefix}@rental.example`}, '', 'O', '', true)
      RETURNING id`
    const replies = [
      await change(1),
      await change(other[0]?.id),
      await change(ada),
      await change(999_999),
      await change('x'),
    ]
    expect(replies.map(({ status, json }) => [status, json.code])).toEqual([
      [403, 'NOT_ALLOWED'],
      [403, 'NOT_ALLOWED'],
      [403, 'NOT_ALLOWED'],
      [404, 'NOT_FOUND'],
      [422, 'INVALID'],
    ])
    const german = await change(999_999, {}, admin, { 'accept-language': 'de' })
    expect(german.json.detail).toBe('Diesen Mitarbeiter gibt es nicht')
    expect(await it.sql`SELECT FROM users WHERE NOT active`).toHaveLength(0)
    expect(await it.sql`SELECT FROM audit_log`).toHaveLength(0)
  })

  test('become what was asked for, however often that is asked', async () => {
    for (let round = 0; round < 2; round++) {
      expect((await change(jonas, { active: false })).json).toEqual({ status: 'success', active: false })
    }
    expect(await isActive()).toBe(false)
    expect(await it.sql`SELECT FROM audit_log`).toHaveLength(1)
    await change(jonas, { active: true })
    expect(await isActive()).toBe(true)
    expect((await change(jonas, { active: 'perhaps' })).status).toBe(422)
  })

  const key = { 'idempotency-key': `a-key-of-sixteen-or-more-${prefix}` }

  test('are not turned back by a click that comes twice, not even at the same moment', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => change(jonas, {}, admin, key)))
    replies.push(await change(jonas, {}, admin, key))
    expect(replies.map(({ status, json }) => [status, json.active])).toEqual(Array(5).fill([200, false]))
    expect(await isActive()).toBe(false)
    expect(await it.sql`SELECT FROM audit_log`).toHaveLength(1)
  })

  test('are not mistaken for each other under one key', async () => {
    await change(jonas, {}, admin, key)
    const reply = await change(test_account, {}, admin, key)
    expect([reply.status, reply.json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await isActive(test_account)).toBe(true)
  })

  test('told to open screens: a registration and a change both say that the people changed', async () => {
    const topics: string[] = []
    const stop = it.live.subscribe((changed) => topics.push(...changed))
    await change(jonas)
    const email = `anna-${prefix}@new.example`
    const person = { firstName: 'Anna', lastName: 'Möwe', email, password: 'oars' }
    expect((await admin.post('/api/rere_register/', person)).status).toBe(201)
    stop()
    expect(topics.filter((topic) => topic !== 'audit-log')).toEqual(['users', 'users'])
    expect((await list()).rows.map((one) => one.email)).toContain(email)
    await it.sql`DELETE FROM audit_log`
    await it.sql`DELETE FROM users WHERE email = ${email}`
  })
})

test('The list of one business is that of the other: the accounts sign in to both.', async () => {
  const [rental, agency] = await Promise.all(['rere', 'sshp'].map((one) => admin.get(`/api/${one}_get_employees/`)))
  expect(rental?.rows).toEqual(agency?.rows)
})
