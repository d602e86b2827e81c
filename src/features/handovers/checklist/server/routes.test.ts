import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#testing/app.ts'
import { openDesk } from '#testing/booking.ts'
import { insertBooking } from '#testing/fleet.ts'
import { multipart } from '#testing/form.ts'
import { somePictures } from '#testing/pictures.ts'

const desk = openDesk()
let booking = 0

beforeEach(async () => {
  const { sql, setNow } = desk.it
  await sql`TRUNCATE checklists, audit_log RESTART IDENTITY`
  await insertBooking(sql, desk.boat, '2026-06-01T10:00', '2026-06-01T12:00')
  const quote = { lines: [{ label: 'Eider', cents: 10_000 }], total: 10_000, vat: 1597, onSite: [] }
  const [row] = await sql<{ id: number }[]>`
    UPDATE bookings SET quote = ${JSON.stringify(quote)}::text::jsonb, price = 10000 RETURNING id::int`
  booking = row?.id ?? 0
  setNow('2026-06-01T08:05:00Z')
})

const propeller = { key: 'p', text: 'Propeller', text_de: 'Schraube', photo: true, out: true, back: true }
const vests = { key: 'v', text: 'Life jackets', text_de: '', photo: false, out: true, back: false }
const hull = { key: 'h', text: '', text_de: 'Rumpf', photo: false, out: false, back: true }
const items = [propeller, vests, hull]

/** Lists as a form has them: their JSON. */
const asForm = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]),
  )
const as = (role: Role | 'nobody') => (role === 'nobody' ? desk.it.visitor() : desk.it.signedIn(role))
const save = async (changes: Record<string, unknown> = {}, role: Role | 'nobody' = 'admin', key?: string) =>
  (await as(role)).post(
    '/api/rere_save_checklist/',
    asForm({ vehicle_type: 'motorboats', version: 0, items, ...changes }),
    key === undefined ? {} : { 'idempotency-key': key },
  )
const lists = async (role: Role | 'nobody' = 'admin') => (await as(role)).get('/api/rere_get_checklists/')
const read = async () => (await (await as('employee')).get(`/api/rere_handover/${booking}/`)).json
const step = async (name: 'check_out' | 'take_back', fields: Record<string, unknown>, key?: string) =>
  (await as('employee')).post(
    `/api/rere_${name}/`,
    asForm({
      ...{ booking_id: booking, fuel: 8, deposit: 0, method: 'cash', signed_by: 'Mira Keller' },
      ...(name === 'take_back' && { litres: 0, late_hours: 0, damage_fee: 0, give_back: 0 }),
      ...fields,
    }),
    key === undefined ? {} : { 'idempotency-key': key },
  )
const fine = (item: string) => ({ item, state: 'ok' })
const bent = { item: 'p', state: 'not_ok', note: 'A blade is bent' }
const states = (checks: unknown) =>
  (checks as { item: string; state: string }[])?.map(({ item, state }) => [item, state])

describe('the list of a kind of boats', () => {
  test('is made, read and changed by admins, each time on top of what was seen', async () => {
    expect((await lists()).json).toEqual({ checklists: [] })
    const made = await save()
    expect([made.status, made.json]).toEqual([201, { vehicle_type: 'motorboats', version: 1, items }])
    const changed = await save({ version: 1, items: [hull, propeller] })
    expect([changed.status, changed.json.version]).toEqual([201, 2])
    expect((await save({ vehicle_type: 'canoes', items: [] })).status).toBe(201)
    expect((await lists()).json).toEqual({
      checklists: [
        { vehicle_type: 'motorboats', version: 2, items: [hull, propeller] },
        { vehicle_type: 'canoes', version: 1, items: [] },
      ],
    })
    expect(await desk.it.sql`SELECT action, record, details FROM audit_log ORDER BY id LIMIT 2`).toMatchObject([
      {
        action: 'checklist.change',
        record: 'checklist:motorboats',
        details: { after: 'Propeller, Life jackets, Rumpf' },
      },
      { details: { before: 'Propeller, Life jackets, Rumpf', after: 'Rumpf, Propeller' } },
    ])
  })

  test('is said wrong, and nothing is kept', async () => {
    for (const changes of [
      { vehicle_type: 'rafts' },
      { version: -1 },
      { items: [{ ...vests, text: '' }] },
      { items: [{ ...vests, text: 'x'.repeat(81) }] },
      { items: [{ ...vests, out: false }] },
      { items: [{ ...vests, key: '' }] },
      { items: [vests, vests] },
      { items: Array.from({ length: 21 }, (_, i) => ({ ...vests, key: String(i) })) },
      { items: 'nothing' },
    ]) {
      const { status, json } = await save(changes)
      expect([status, (json.errors as object[]).length]).toEqual([422, 1])
    }
    expect((await lists()).json).toEqual({ checklists: [] })
  })

  test('is for admins alone', async () => {
    for (const role of ['nobody', 'employee', 'demo'] as const) {
      const refused = role === 'nobody' ? 401 : 403
      expect([(await save({}, role)).status, (await lists(role)).status]).toEqual([refused, refused])
    }
  })

  test('is changed once, however often that is sent', async () => {
    const replies = [await save({}, 'admin', 'a-key-of-one-list'), await save({}, 'admin', 'a-key-of-one-list')]
    expect(replies.map(({ status, json }) => [status, json.version])).toEqual([
      [201, 1],
      [201, 1],
    ])
    const again = await save()
    expect([again.status, again.json.code]).toEqual([409, 'CHANGED_MEANWHILE'])
  })

  /** So many change it at once: all have read before the first writes. */
  async function atOnce(count: number) {
    const { sql } = desk.it
    let saves: Promise<number>[] = []
    await sql.begin(async (tx) => {
      await tx`LOCK TABLE checklists IN SHARE MODE`
      saves = Array.from({ length: count }, async () => (await save()).status)
      const waiting = async () => {
        const [row] =
          await sql`SELECT count(*)::int FROM pg_locks WHERE relation = 'checklists'::regclass AND NOT granted`
        return row?.count
      }
      await expect.poll(waiting, { timeout: 10_000 }).toBe(count)
    })
    return (await Promise.all(saves)).toSorted()
  }

  test('by two at once is changed by one of them', async () => {
    await save({}, 'admin')
    await desk.it.sql`TRUNCATE checklists`
    expect(await atOnce(2)).toEqual([201, 409])
  })

  test('by two at once would lose what one of them did, were its versions not kept apart by the database', async () => {
    await desk.it.sql`ALTER TABLE checklists DROP CONSTRAINT checklists_pkey`
    try {
      expect(await atOnce(2)).toEqual([201, 201])
    } finally {
      await desk.it.sql`TRUNCATE checklists`
      await desk.it.sql`ALTER TABLE checklists ADD PRIMARY KEY (vehicle_type, version)`
    }
  })
})

describe('a boat', () => {
  test('of a kind without a list is handed over as ever', async () => {
    expect(await read()).not.toHaveProperty('checklist')
    expect((await step('check_out', {})).status).toBe(201)
    expect((await read()).out).not.toHaveProperty('checks')
    expect(await desk.it.sql`SELECT checks_out, checks_back FROM handovers`).toEqual([
      { checks_out: null, checks_back: null },
    ])
  })

  test('goes and comes back with what was checked, in the words of then', async () => {
    await save()
    expect((await read()).checklist).toEqual({ version: 1, items })
    const key = 'a-key-of-a-check-out'
    const done = await step('check_out', { checklist: 1, checks: [bent, fine('v')] }, key)
    expect(done.status, done.text).toBe(201)
    expect((await step('check_out', { checklist: 1, checks: [bent, fine('v')] }, key)).json).toEqual(done.json)
    await save({ version: 1, items: [{ ...propeller, text: 'Screw' }, hull] })
    expect((await read()).out).toMatchObject({
      checks: [
        { item: 'p', text: 'Propeller', text_de: 'Schraube', photo: true, state: 'not_ok', note: 'A blade is bent' },
        { item: 'v', text: 'Life jackets', text_de: '', photo: false, state: 'ok', note: '' },
      ],
    })
    desk.it.setNow('2026-06-01T10:00:00Z')
    expect((await step('take_back', { checklist: 2, checks: [fine('p')] })).status).toBe(201)
    const { back } = await read()
    expect(states(Object(back).checks)).toEqual([
      ['p', 'ok'],
      ['h', 'unchecked'],
    ])
    expect(Object(back).checks[0].text).toBe('Screw')
    expect(await desk.it.sql`SELECT details FROM audit_log WHERE action LIKE 'handover.%' ORDER BY id`).toMatchObject([
      { details: { not_fine: 'Propeller' } },
      { details: { not_fine: '' } },
    ])
  })

  test('wants repairing where it was not fine, once, and stays so when the check-out is taken back', async () => {
    await save()
    await step('check_out', { checklist: 1, checks: [bent] })
    desk.it.setNow('2026-06-01T10:00:00Z')
    const rim = { item: 'h', state: 'not_ok', note: 'Scratched' }
    await step('take_back', { checklist: 1, checks: [bent, rim] })
    const damages = async () =>
      desk.it.sql`SELECT description, booking_id::int AS booking, held, charged, state FROM damages ORDER BY id`
    const free = { held: 0, state: 'reported' }
    const first = { ...free, description: 'Propeller: A blade is bent', booking: null, charged: null }
    expect(await damages()).toEqual([first, { ...free, description: 'Rumpf: Scratched', booking, charged: 0 }])
    const undone = { booking_id: booking, reason: 'Not yet' }
    await (await as('employee')).post('/api/rere_undo_handover/', { ...undone, step: 'back' })
    expect(await damages()).toEqual([first])
    await (await as('employee')).post('/api/rere_undo_handover/', { ...undone, step: 'out' })
    await step('check_out', { checklist: 1, checks: [bent] })
    expect(await damages()).toEqual([first])
  })

  test('goes by the list that was on the screen, though it was changed meanwhile', async () => {
    await save()
    await save({ version: 1, items: [hull] })
    expect((await step('check_out', { checklist: 1, checks: [fine('v')] })).status).toBe(201)
    expect(states(Object((await read()).out).checks)).toEqual([
      ['p', 'unchecked'],
      ['v', 'ok'],
    ])
  })

  test('goes unchecked where nothing is sent, as by who knows of no list', async () => {
    await save()
    expect((await step('check_out', {})).status).toBe(201)
    expect(states(Object((await read()).out).checks)).toEqual([
      ['p', 'unchecked'],
      ['v', 'unchecked'],
    ])
  })

  test('stays where a tick is about nothing on the list, or says not what is wrong', async () => {
    await save()
    for (const [checks, status, why] of [
      [[fine('h')], 409, 'OTHER_CHECKLIST'],
      [[fine('unknown')], 409, 'OTHER_CHECKLIST'],
      [[{ ...bent, note: ' ' }], 422, 'check_p'],
      [[{ ...bent, note: 'x'.repeat(201) }], 422, 'checks.0.note'],
      [[{ ...bent, state: 'unchecked' }], 422, 'checks.0.state'],
      [[bent, bent], 422, 'checks'],
    ] as const) {
      const { json, ...reply } = await step('check_out', { checklist: 1, checks })
      expect([reply.status, reply.status === 409 ? json.code : Object(json).errors[0].field]).toEqual([status, why])
    }
    // The kind of the boat has no such version.
    expect((await step('check_out', { checklist: 7, checks: [fine('v')] })).json.code).toBe('OTHER_CHECKLIST')
    expect((await read()).out).toBeNull()
  })

  test('of which the return is undone was not checked', async () => {
    await save()
    await step('check_out', { checklist: 1, checks: [fine('v')] })
    desk.it.setNow('2026-06-01T10:00:00Z')
    await step('take_back', { checklist: 1, checks: [fine('h')] })
    const undo = { booking_id: booking, step: 'back', reason: 'Wrong boat' }
    expect((await (await as('employee')).post('/api/rere_undo_handover/', undo)).status).toBe(201)
    expect(await desk.it.sql`SELECT checks_out IS NULL AS out, checks_back IS NULL AS back FROM handovers`).toEqual([
      { out: false, back: true },
    ])
  })
})

test('a photo says which item it shows', async () => {
  await save()
  const add = async (fields: Record<string, unknown>) => {
    const image = await somePictures.jpg(80, 60)
    const { payload, headers } = await multipart({ booking_id: booking, image, ...fields })
    return (await as('employee')).send({
      method: 'POST',
      url: '/api/rere_add_handover_picture/',
      payload,
      headers,
    })
  }
  expect((await add({ item: 'p' })).json).toMatchObject({ moment: 'out', item: 'p' })
  expect((await read()).pictures).toMatchObject([{ moment: 'out', item: 'p' }])
  // The same photo again, now of nothing on the list.
  expect((await add({})).json).not.toHaveProperty('item')
  expect((await add({ item: 'x'.repeat(37) })).json.errors).toMatchObject([{ field: 'item' }])
})
