import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Role, roles } from '#testing/app.ts'
import { openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking } from '#testing/fleet.ts'

const desk = openDesk()
const staff = {} as Record<Role, Browser>
let booking = 0

beforeAll(async () => {
  for (const role of roles) staff[role] = await desk.it.signedIn(role)
})

beforeEach(async () => {
  const { sql } = desk.it
  await sql`TRUNCATE audit_log RESTART IDENTITY`
  await insertBooking(sql, desk.boat, '2026-06-02T10:00', '2026-06-02T12:00')
  const [row] = await sql<{ id: number }[]>`UPDATE bookings SET reference = 'K7Q2XH4M' RETURNING id::int`
  booking = row?.id ?? 0
})

const log = (filter: Record<string, unknown> = {}, as: Role = 'root') =>
  staff[as].get(
    `/api/sshp_get_audit_log/?${new URLSearchParams(Object.entries(filter).map(([k, v]) => [k, String(v)]))}`,
  )
type Entry = { id: number; action: string; label: string | null; place: string | null; at: string }
const entries = async (filter: Record<string, unknown> = {}) => (await log(filter)).json.entries as Entry[]
const actions = async (filter: Record<string, unknown> = {}) => (await entries(filter)).map(({ action }) => action)

/** What one member of staff does on several days: `at`, action, record, details. */
async function write(...rows: [string, string, string, object?][]) {
  for (const [at, action, record, details = {}] of rows)
    await desk.it.sql`
      INSERT INTO audit_log (at, actor_id, actor, action, record, details)
      SELECT ${at}, id, 'Jonas Pier', ${action}, ${record}, ${desk.it.sql.json(details as never)}
      FROM users WHERE email = 'employee@rental.example'`
}

test('Root reads who did what to which record, under the names that the records have.', async () => {
  await staff.employee.post('/api/rere_cancel_booking_EN/', { booking_id: booking, canceled_reason: 'Storm' })
  await write(
    ['2026-01-01T00:00:00Z', 'vehicle.block', `vehicle:${desk.boat}`],
    ['2026-01-01T00:00:00Z', 'sail.hoist', 'sail'],
  )
  const reply = await log()
  expect(reply.status, reply.text).toBe(200)
  expect(reply.json).toMatchObject({
    next: null,
    entries: [
      {
        actor: 'Jonas Pier',
        action: 'booking.cancel',
        record: `booking:${booking}`,
        label: 'K7Q2XH4M',
        place: '2026-06-02',
        details: { reason: 'Storm' },
      },
      { action: 'sail.hoist', label: null, place: null },
      { action: 'vehicle.block', label: 'Eider', place: 'motorboats' },
    ],
  })
})

test('Nobody else does.', async () => {
  for (const path of ['get_audit_log', 'get_audit_choices', 'export_audit_log']) {
    expect((await desk.it.visitor().get(`/api/sshp_${path}/`)).status).toBe(401)
    for (const role of ['admin', 'employee', 'demo'] as const)
      expect((await staff[role].get(`/api/sshp_${path}/`)).status).toBe(403)
  }
})

test('It is filtered by person, kind, action, days on the calendar of the business, and words.', async () => {
  await write(
    ['2026-05-31T21:59:59Z', 'day.block', 'day:2026-06-03'],
    ['2026-05-31T22:00:00Z', 'booking.comment', `booking:${booking}`, { from: '', to: 'Brings 100% of a dog_' }],
    ['2026-06-01T21:59:59Z', 'booking.price', `booking:${booking}`, { from: 50, to: 40, reason: 'Rain' }],
    ['2026-06-01T22:00:00Z', 'product.add', 'product:1', { new: { name: 'Dogfood' } }],
  )
  await desk.it
    .sql`INSERT INTO audit_log (at, actor, action, record) VALUES ('2026-06-05T00:00:00Z', 'Nobody', 'day.block', 'day:2026-06-04')`
  const [{ id: jonas } = { id: 0 }] = await desk.it.sql<{ id: number }[]>`SELECT max(actor_id) AS id FROM audit_log`
  const [comment, price, product] = ['booking.comment', 'booking.price', 'product.add']
  expect(await actions({ actor: jonas })).toEqual([product, price, comment, 'day.block'])
  expect(await actions({ kind: 'booking' })).toEqual([price, comment])
  expect(await actions({ action: 'day.block' })).toHaveLength(2)
  expect(await actions({ from: '2026-06-01', to: '2026-06-01' })).toEqual([price, comment])
  expect(await actions({ actor: jonas, kind: 'day', to: '2026-05-31' })).toEqual(['day.block'])
  expect(await actions({ search: 'DOG' })).toEqual([product, comment])
  expect(await actions({ search: 'dog brings' })).toEqual([comment])
  expect(await actions({ search: '00%' })).toEqual([comment])
  expect(await actions({ search: 'og_' })).toEqual([comment])
  expect(await actions({ search: 'k7q2-xh4m' })).toEqual([price, comment])
  expect(await actions({ search: 'cat' })).toEqual([])
  expect(await actions({ verb: 'closed', actor: jonas })).toEqual(['day.block'])
  expect(await actions({ record: 'day:2026-06-04' })).toEqual(['day.block'])
  expect((await staff.root.get('/api/sshp_get_audit_log/?verb=eaten')).status).toBe(422)
  expect((await staff.root.get('/api/sshp_get_audit_choices/')).json).toEqual({
    people: [{ id: jonas, name: 'Jonas Pier' }],
    kinds: ['booking', 'day', 'product'],
    actions: [comment, price, 'day.block', product],
  })
  for (const wrong of [
    { from: 'yesterday' },
    { actor: 'x' },
    { kind: "'; --" },
    { before: -1 },
    { search: 'x'.repeat(101) },
    { search: 'xx' },
  ])
    expect((await log(wrong)).status).toBe(422)
})

test('It comes by pages of 50, none missing and none twice, whatever order it was written in.', async () => {
  await desk.it.sql`
    INSERT INTO audit_log (at, actor, action, record)
    SELECT timestamptz '2026-06-01 10:00Z' + (n % 7) * interval '1 minute', 'A', 'day.block', 'day:2026-06-03'
    FROM generate_series(1, 120) n`
  const seen: Entry[] = []
  let before: unknown
  do {
    const { json } = await log({ kind: 'day', ...(before ? { before } : {}) })
    seen.push(...(json.entries as Entry[]))
    before = json.next
  } while (before)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(120)
  expect(seen.map(({ at }) => at)).toEqual(
    seen
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  )
  expect((await entries()).length).toBe(50)
})

test('What is filtered goes into a CSV file whose cells are no formulas.', async () => {
  await write(
    ['2026-06-01T12:05:00Z', 'booking.cancel', `booking:${booking}`, { reason: 'a "storm"; and\nrain' }],
    ['2026-06-01T12:00:00Z', 'day.block', 'day:2026-06-03'],
  )
  await desk.it.sql`UPDATE audit_log SET actor = '=HYPERLINK("http://x.example")' WHERE action = 'booking.cancel'`
  const file = await staff.root.get('/api/sshp_export_audit_log/?kind=booking')
  expect([file.status, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="audit-log-2026-06-01.csv"',
  ])
  const [head, row, end] = file.text.split('\r\n')
  expect(head).toBe('\ufeffEntry,Day,Time,Who,What,Kind,Record,Action,Details')
  expect(row).toContain(`06/01/26,2:05 pm,"'=HYPERLINK(""http://x.example"")","'=HYPERLINK(`)
  expect(row).toContain('canceled booking K7Q2XH4M')
  expect(end).toBe('')
  // More than is read at a time.
  await desk.it.sql`
    INSERT INTO audit_log (actor, action, record) SELECT 'A', 'day.block', 'day:2026-06-03' FROM generate_series(1, 1100)`
  const all = await staff.root.get('/api/sshp_export_audit_log/?action=day.block')
  expect(all.text.trimEnd().split('\r\n')).toHaveLength(1 + 1101)
})

test('Whoever has it open hears of every row, from wherever it was written.', async () => {
  const heard: string[] = []
  const stop = desk.it.live.subscribe((topics) => heard.push(...topics))
  await write(['2026-06-01T12:00:00Z', 'day.block', 'day:2026-06-03'])
  await expect.poll(() => heard).toEqual(['audit-log'])
  stop()
})

test('The application adds to it and reads it, and can neither change nor remove a row.', async () => {
  const { appSql } = desk.it
  await write(['2026-06-01T12:00:00Z', 'day.block', 'day:2026-06-03', { reason: 'Storm over Mira' }])
  for (const statement of ["UPDATE audit_log SET actor = ''", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])
    await expect(appSql.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
  // Nor can it put anything but a pseudonym in the place of a person, or drop what is younger than eight years.
  await expect(appSql`SELECT pseudonymise_audit_log('{day:2026-06-03}', NULL, '{}', 'Somebody else')`).rejects.toThrow(
    'takes a pseudonym',
  )
  await appSql`SELECT forget_audit_log('2099-01-01', 1000)`
  expect(await desk.it.sql`SELECT details FROM audit_log`).toEqual([{ details: { reason: 'Storm over Mira' } }])
})
