import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepPicture } from '#kit/server/pages/files.ts'
import { type Db, transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertSomeWork } from '#testing/gallery.ts'
import type { Retention } from '../contract.ts'
import { retentionRules } from '../rules/retention.ts'
import { dropUnshownFiles } from './commands/erasure.ts'

let it: TestApp
let boat = 0

beforeAll(async () => {
  it = await buildTestApp()
  boat = await insertVehicle(it.sql)
})

beforeEach(async () => {
  // Few rows: quicker than TRUNCATE.
  for (const table of [
    'payments',
    'gallery_items',
    'vehicle_pictures',
    'handover_pictures',
    'handovers',
    'bookings',
    'mails',
    'inbox_items',
    'audit_log',
    'files',
  ])
    await it.sql`DELETE FROM ${it.sql(table)}`
  await it.sql`DELETE FROM retention_runs`
})

/** Runs all rules at a moment of the business, which is two hours ahead in summer. */
async function runAt(now: string) {
  it.setNow(now)
  await it.runJob('retention')
}

const booking = async (set: Record<string, unknown>) => {
  const row = {
    reference: crypto.randomUUID(),
    vehicle_id: boat,
    kind: 'hours',
    name: 'Mira Keller',
    email: 'mira@guests.example',
    phone: '+49151',
    price: 5000,
    paid_at: '2016-01-01',
    starts_at: '2016-12-31 10:00',
    ends_at: '2016-12-31 11:00',
    ...set,
  }
  const [{ id } = { id: 0 }] = await it.sql<
    { id: number }[]
  >`INSERT INTO bookings ${it.sql(row as never)} RETURNING id::int`
  return id
}
const names = async (table: string) =>
  (await it.sql<{ name: string }[]>`SELECT name FROM ${it.sql(table)} ORDER BY id`).map(({ name }) => name)
const fileNames = async () =>
  (await it.sql<{ name: string }[]>`SELECT name FROM files`).map(({ name }) => name).toSorted()
const lonely = ['thumbnail_0.avif', '0.avif', '0_640.avif', 'card_0.jpg'].map((name) =>
  name.replace('0', '0'.repeat(32)),
)
const count = async (table: string) => (await it.sql`SELECT FROM ${it.sql(table)}`).count
const aged = 'Erased 00000000'

describe('what was kept long enough goes', () => {
  test('bookings ten years after the end of their year, with what hangs on them, to the day', async () => {
    const old = await booking({})
    await booking({ starts_at: '2017-01-01 10:00', ends_at: '2017-01-01 11:00' })
    await it.sql`
      INSERT INTO audit_log (actor, action, record, details)
      VALUES ('Jonas Pier', 'booking.comment', ${`booking:${old}`}, '{"to":"Mira sings"}')`
    // Half past eleven at night on the last day of 2026: the year has not ended.
    await runAt('2026-12-31T22:30:00Z')
    expect(await names('bookings')).toEqual(['Mira Keller', 'Mira Keller'])
    await runAt('2026-12-31T23:00:00Z')
    expect(await names('bookings')).toEqual([aged, 'Mira Keller'])
    expect(
      (await it.sql`SELECT email, phone, price, paid_at::date AS paid FROM bookings ORDER BY id LIMIT 1`)[0],
    ).toEqual({
      email: '',
      phone: '',
      price: 5000,
      paid: '2016-01-01',
    })
    expect((await it.sql`SELECT details FROM audit_log`)[0]?.details).toEqual({ to: aged })
  })

  test('contact requests twelve months after they were ticked off, also over the 29th of February', async () => {
    await it.sql`
      INSERT INTO inbox_items (business, type, name, email, body, ticked_off_at, ticked_off_by)
      VALUES ('rental', 'contact', 'Old', 'o@guests.example', 'Hello', '2027-02-27T22:59:59Z', 'Jonas Pier'),
             ('rental', 'contact', 'Young', 'y@guests.example', 'Hello', '2027-02-27T23:00:00Z', 'Jonas Pier'),
             ('rental', 'contact', 'Open', 'p@guests.example', 'Hello', NULL, NULL),
             ('rental', 'todo', 'Jonas Pier', '', 'Hello', '2020-01-01', 'Jonas Pier')`
    await runAt('2028-02-29T12:00:00Z')
    expect(await names('inbox_items')).toEqual([aged, 'Young', 'Open', 'Jonas Pier'])
    await runAt('2028-03-01T12:00:00Z')
    expect(await names('inbox_items')).toEqual([aged, aged, 'Open', 'Jonas Pier'])
  })

  test('texts of mails after two years, and what still waits stays', async () => {
    await it.sql`
      INSERT INTO mails (recipient, subject, body_text, body_html, attachments, state, created_at)
      VALUES ('a@guests.example', 'Old', 'x', 'x', '[{"name":"a"}]', 'sent', '2024-05-31T21:59:59Z'),
             ('a@guests.example', 'Young', 'x', 'x', '[]', 'sent', '2024-05-31T22:00:00Z'),
             ('a@guests.example', 'Waits', 'x', 'x', '[]', 'waiting', '2024-01-01'),
             ('a@guests.example', 'Ancient', 'x', 'x', '[]', 'sent', '2015-12-31')`
    await runAt('2026-06-01T05:00:00Z')
    expect(await it.sql`SELECT subject, body_text || body_html AS body, attachments FROM mails ORDER BY id`).toEqual([
      { subject: 'Old', body: '', attachments: [] },
      { subject: 'Young', body: 'xx', attachments: [] },
      { subject: 'Waits', body: 'xx', attachments: [] },
    ])
  })

  test('photos a year after the return, signatures after three, each with its file', async () => {
    const file = (n: number) => `${String(n).padStart(32, '0')}.webp`
    for (const [n, back, year] of [
      [1, '2025-05-31T21:59:59Z', 2025],
      [2, '2025-05-31T22:00:00Z', 2024],
      [3, '2022-12-31T22:59:59Z', 2022],
    ] as const) {
      const id = await booking({ starts_at: `${year}-05-01 1${n}:00`, ends_at: `${year}-05-01 1${n}:30` })
      for (const name of [file(n), `thumbnail_${file(n)}`, file(n + 10)])
        await it.sql`INSERT INTO files (name, media_type, bytes) VALUES (${name}, 'image/webp', 'x')`
      await it.sql`
        INSERT INTO handovers (booking_id, out_at, out_by, fuel_out, back_at, back_by, fuel_back, signed_by, signature_out)
        VALUES (${id}, '2022-01-01', 'Jonas', 8, ${back}, 'Jonas', 8, 'Mira', ${file(n + 10)})`
      await it.sql`
        INSERT INTO handover_pictures (booking_id, moment, file, taken_by, taken_at)
        VALUES (${id}, 'out', ${file(n)}, 'Jonas', '2022-01-01')`
    }
    await runAt('2026-06-01T05:00:00Z')
    expect((await it.sql`SELECT name FROM files ORDER BY name`).map(({ name }) => name)).toEqual([
      file(2),
      file(11),
      file(12),
      `thumbnail_${file(2)}`,
    ])
    expect((await it.sql`SELECT signed_by FROM handovers ORDER BY booking_id`).map((row) => row.signed_by)).toEqual([
      'Mira',
      'Mira',
      aged,
    ])
  })

  test('pictures that nothing shows a month after they were uploaded, in all sizes', async () => {
    await insertSomeWork(it.sql)
    await it.sql`UPDATE gallery_items SET deleted_at = '2026-05-30T12:00:00Z'`
    const hanging = await fileNames()
    const keep = (text: string) => keepPicture(it.sql, Buffer.from(text), Buffer.from(`small ${text}`))
    const [photo, signature, boatPicture, taken, late] = [
      await keep('photo'),
      await keep('signature'),
      await keep('boat'),
      await keep('taken away'),
      await keep('taken away later'),
    ]
    const id = await booking({ starts_at: '2026-04-01 10:00', ends_at: '2026-04-01 11:00' })
    await it.sql`
      INSERT INTO handovers (booking_id, out_at, out_by, fuel_out, signature_out)
      VALUES (${id}, '2026-04-01', 'Jonas', 8, ${signature})`
    await it.sql`
      INSERT INTO handover_pictures (booking_id, moment, file, taken_by, taken_at)
      VALUES (${id}, 'out', ${photo}, 'Jonas', '2026-04-01')`
    await it.sql`INSERT INTO vehicle_pictures (vehicle_id, position, file, alt) VALUES (${boat}, 1, ${boatPicture}, '')`
    for (const name of lonely)
      await it.sql`INSERT INTO files (name, media_type, bytes) VALUES (${name}, 'image/avif', 'x')`
    await it.sql`UPDATE files SET created_at = '2026-05-01T21:59:59Z'`
    await it.sql`UPDATE files SET created_at = '2026-05-01T22:00:00Z' WHERE name LIKE ${`%${late}`}`

    const twin = (name: string) => [name, `thumbnail_${name}`]
    const shown = [...hanging, ...[photo, signature, boatPicture].flatMap(twin)]
    await runAt('2026-06-01T21:30:00Z')
    expect(await fileNames()).toEqual([...shown, ...twin(taken), ...twin(late), ...lonely].toSorted())
    await runAt('2026-06-02T05:00:00Z')
    expect(await fileNames()).toEqual([...shown, ...twin(late)].toSorted())
    await it.sql`DELETE FROM vehicle_pictures`
    await it.sql`DELETE FROM handover_pictures`
    await runAt('2026-06-03T05:00:00Z')
    expect(await fileNames()).toEqual([...hanging, ...twin(signature)].toSorted())
  })

  test('bookings that were canceled unpaid after six months, those with money never so soon', async () => {
    const canceled = {
      canceled_at: '2026-02-27T22:59:59Z',
      paid_at: null,
      starts_at: '2026-03-01 10:00',
      ends_at: '2026-03-01 11:00',
    }
    await booking({ ...canceled, name: 'Unpaid' })
    await booking({ ...canceled, name: 'Paid', paid_at: '2026-02-01' })
    await booking({ ...canceled, name: 'Fee', cancellation_fee: 500 })
    await booking({ ...canceled, name: 'Later', canceled_at: '2026-02-28T23:00:00Z' })
    const tried = await booking({ ...canceled, name: 'Captured' })
    await it.sql`
      INSERT INTO payments (id, booking_id, provider, amount, description, state, captured, capture_id, expires_at, changed_at)
      VALUES ('a payment that came in', ${tried}, 'test', 1, '', 'captured', 1, 'c', now(), '2026-01-01')`
    await it.sql`
      INSERT INTO payments (id, booking_id, provider, amount, description, state, expires_at, changed_at)
      VALUES ('a payment that did not', ${tried}, 'test', 1, '', 'expired', now(), '2026-01-01')`
    await runAt('2026-08-31T12:00:00Z')
    expect(await names('bookings')).toEqual([aged, 'Paid', 'Fee', 'Later', 'Captured'])
    expect(await count('payments')).toBe(1)
  })
})

test('The log of changes keeps ten years, and root sees what ran when and how much went.', async () => {
  await it.sql`
    INSERT INTO audit_log (at, actor, action, record)
    VALUES ('2015-12-31T22:59:59Z', 'A', 'day.block', 'day:2015-12-31'), ('2015-12-31T23:00:00Z', 'A', 'day.block', 'day:2016-01-01')`
  await runAt('2026-06-01T05:00:00Z')
  expect(await count('audit_log')).toBe(1)
  const read = async () => {
    const { json } = await (await it.signedIn('root')).get('/api/sshp_get_retention/')
    return json.rules as Retention[]
  }
  const rules = await read()
  expect(rules.map(({ rule }) => rule)).toEqual(retentionRules.map(({ rule }) => rule))
  expect(rules.find(({ rule }) => rule === 'audit-log')).toMatchObject({
    before: '2016-01-01',
    ran_at: '2026-06-01T05:00:00Z',
    last_rows: 1,
    all_rows: 1,
  })
  // Once a day, however often it is asked; the sum goes on.
  await it.sql`INSERT INTO audit_log (at, actor, action, record) VALUES ('2015-01-01', 'A', 'day.block', 'day:2015-01-01')`
  await runAt('2026-06-01T21:00:00Z')
  expect(await count('audit_log')).toBe(2)
  await runAt('2026-06-01T22:00:00Z')
  expect(await count('audit_log')).toBe(1)
  expect((await read()).find(({ rule }) => rule === 'audit-log')).toMatchObject({ last_rows: 1, all_rows: 2 })
})

test('More than a batch goes in several, and a second run finds nothing to do.', async () => {
  await it.sql`
    INSERT INTO inbox_items (business, type, name, email, body, ticked_off_at, ticked_off_by)
    SELECT 'agency', 'contact', 'Mira', 'm@guests.example', 'Hello', '2015-05-05', 'Jonas' FROM generate_series(1, 1100)`
  await runAt('2026-06-01T05:00:00Z')
  expect(await it.sql`SELECT DISTINCT name, email FROM inbox_items`).toEqual([{ name: aged, email: '' }])
  await runAt('2026-06-02T05:00:00Z')
  expect(await it.sql`SELECT last_rows, all_rows FROM retention_runs WHERE rule = 'contact-requests'`).toEqual([
    { last_rows: 0, all_rows: 1100 },
  ])
})

test('A picture that is being kept again is not taken away meanwhile, whoever comes first.', async () => {
  const picture = Buffer.from('again')
  const keep = (db: Db) => keepPicture(db, picture, picture)
  const name = await keep(it.sql)
  const age = () => it.sql`UPDATE files SET created_at = '2020-01-01'`
  const show = (db: Db) =>
    db`INSERT INTO vehicle_pictures (vehicle_id, position, file, alt) VALUES (${boat}, 1, ${name}, '')`

  await age()
  await transaction(it.sql, async (tx) => {
    await keep(tx)
    await runAt('2026-06-01T05:00:00Z')
    await show(tx)
  })
  expect(await fileNames()).toEqual([name, `thumbnail_${name}`].toSorted())

  await it.sql`DELETE FROM vehicle_pictures`
  await age()
  const dropped = Promise.withResolvers<void>()
  const keepingAgain = await transaction(it.sql, async (tx) => {
    expect(await dropUnshownFiles(tx, '2026-05-01', 10)).toBe(2)
    const later = transaction(it.sql, async (other) => {
      dropped.resolve()
      await keep(other)
      await show(other)
    })
    await dropped.promise
    return [later]
  })
  await Promise.all(keepingAgain)
  expect(await fileNames()).toEqual([name, `thumbnail_${name}`].toSorted())
})
