import { beforeAll, beforeEach, expect, test } from 'vitest'
import { rentalLanguage } from '#kit/shared/language.ts'
import { formatMoney, rentalCurrency } from '#kit/shared/money.ts'
import { buildTestApp, type Role, roles, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { emptyLedger } from '#testing/cash-register.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { insertVoucher } from '#testing/voucher.ts'

let it: TestApp
let boat = 0
const staff = {} as Record<Role, Browser>

beforeAll(async () => {
  it = await buildTestApp()
  for (const role of roles) staff[role] = await it.signedIn(role)
  boat = await insertVehicle(it.sql, { name: 'Eider' })
})

beforeEach(async () => {
  await emptyLedger(it.sql)
  await it.sql`TRUNCATE bookings, vouchers, audit_log CASCADE`
  await it.sql`DELETE FROM business_settings WHERE business = 'rental'`
  await it.sql`INSERT INTO business_settings (business) VALUES ('rental')`
  await it.live.changed('settings', 'bookings')
  await expect.poll(() => [rentalCurrency(), rentalLanguage()]).toEqual(['USD', 'en'])
})

const general = { general_opening_hour: '9', general_closing_hour: '19' }
const seasons = {
  off_season_start: '12-20',
  off_season_end: '02-29',
  season_begin_start: '03-01',
  season_begin_end: '04-30',
  season_begin_opening_hour: '10',
  season_begin_closing_hour: '18.5',
  season_end_start: '10-01',
  season_end_end: '12-19',
  season_end_opening_hour: '10',
  season_end_closing_hour: '17',
}
const save = (browser: Browser, fields: Record<string, unknown>) => browser.post('/api/rere_update_settings/', fields)
const settings = async () => (await it.visitor().get('/api/rere_get_business_settings/')).json
const outside = (browser: Browser, fields: Record<string, string>) =>
  browser.get(`/api/rere_get_bookings_outside_hours/?${new URLSearchParams(fields)}`)
const noted = () => it.sql`SELECT action, record, details FROM audit_log ORDER BY id`

test('root sets hours and seasons, and everybody sees them at once', async () => {
  expect((await settings()).season_end_start).toBe(null)
  const reply = await save(staff.root, { ...general, ...seasons, weAreHiring: true })
  expect([reply.status, reply.json]).toEqual([200, { status: 'success', signed_out: false }])
  expect(await settings()).toEqual({
    hiring: true,
    general_opening_hour: 9,
    general_closing_hour: 19,
    off_season_start: '2000-12-20',
    off_season_end: '2000-02-29',
    season_begin_start: '2000-03-01',
    season_begin_end: '2000-04-30',
    season_begin_opening_hour: 10,
    season_begin_closing_hour: 18.5,
    season_end_start: '2000-10-01',
    season_end_end: '2000-12-19',
    season_end_opening_hour: 10,
    season_end_closing_hour: 17,
    late_grace: 15,
    reminder_mails: true,
    change_hours: 24,
    change_days: 30,
    currency: 'USD',
    language: 'en',
  })
  expect(await noted()).toMatchObject([
    {
      action: 'settings.business',
      record: 'business:rental',
      details: { hiring: { from: false, to: true }, off_season_end: { from: null, to: '2000-02-29' } },
    },
  ])
})

test('root sets the minutes of grace, which stay where they are left out', async () => {
  const grace = async () => (await settings()).late_grace
  expect((await save(staff.root, { ...general, late_grace: 30 })).status).toBe(200)
  expect(await grace()).toBe(30)
  expect((await save(staff.root, general)).status).toBe(200)
  expect(await grace()).toBe(30)
  for (const late_grace of ['-1', '121', '7.5', 'soon'])
    expect((await save(staff.root, { ...general, late_grace })).json.errors).toMatchObject([{ field: 'late_grace' }])
  await save(staff.root, { ...general, late_grace: 15 })
})

test('root switches the reminders off and on, and what is left out stays', async () => {
  const reminds = async () => (await settings()).reminder_mails
  expect(await reminds()).toBe(true)
  expect((await save(staff.root, { ...general, reminder_mails: false })).status).toBe(200)
  expect(await reminds()).toBe(false)
  expect((await save(staff.root, general)).status).toBe(200)
  expect(await reminds()).toBe(false)
  expect((await save(staff.root, { ...general, reminder_mails: 'perhaps' })).json.errors).toMatchObject([
    { field: 'reminder_mails' },
  ])
  expect((await save(staff.root, { ...general, reminder_mails: 'true' })).status).toBe(200)
  expect(await reminds()).toBe(true)
})

test('root sets until when customers change bookings themselves, and what is left out stays', async () => {
  const limits = async () => {
    const { change_hours, change_days } = await settings()
    return [change_hours, change_days]
  }
  expect((await save(staff.root, { ...general, change_hours: 0, change_days: 14 })).status).toBe(200)
  expect(await limits()).toEqual([0, 14])
  expect((await save(staff.root, { ...general, change_hours: 48 })).status).toBe(200)
  expect(await limits()).toEqual([48, 14])
  for (const [field, value] of [
    ['change_hours', 721],
    ['change_days', 366],
    ['change_days', -1],
    ['change_hours', 1.5],
  ] as const)
    expect((await save(staff.root, { ...general, [field]: value })).json.errors).toMatchObject([{ field }])
  await save(staff.root, { ...general, change_hours: 24, change_days: 30 })
})

test('root sets the language of the rental, for its papers and whoever has chosen none, which stays where it is left out', async () => {
  expect((await save(staff.root, { ...general, language: 'de' })).status).toBe(200)
  await expect.poll(rentalLanguage).toBe('de')
  expect((await save(staff.root, general)).status).toBe(200)
  expect((await settings()).language).toBe('de')
  expect((await staff.employee.get('/api/rere_check_user/')).json.language).toBe('de')
  expect((await save(staff.root, { ...general, language: 'fr' })).json.errors).toMatchObject([{ field: 'language' }])
})

test('root sets the currency, which all that is said from then on is in, and which stays where it is left out', async () => {
  expect((await save(staff.root, { ...general, currency: 'EUR' })).status).toBe(200)
  await expect.poll(() => formatMoney(9000)).toBe('90 €')
  expect((await it.visitor().get('/api/installation/')).json).toMatchObject({
    transfer: { to_euros: 1 },
  })
  expect((await save(staff.root, general)).status).toBe(200)
  expect((await settings()).currency).toBe('EUR')
  await insertBooking(it.sql, boat, '2026-06-02T09:00', '2026-06-02T10:00')
  expect(await it.sql`SELECT currency FROM bookings`).toEqual([{ currency: 'EUR' }])
  for (const currency of ['CAD', 'euro', 'XXX'])
    expect((await save(staff.root, { ...general, currency })).json.errors).toMatchObject([{ field: 'currency' }])
})

test.each([
  ['a booking', 'bookings', () => insertBooking(it.sql, boat, '2026-06-02T09:00', '2026-06-02T10:00')],
  ['a voucher', 'vouchers', () => insertVoucher(it.sql)],
  [
    'a receipt',
    'receipts',
    () => it.sql`
    INSERT INTO till_entries (business, kind, day, at, cashier, content)
    VALUES ('rental', 'opening', '2026-06-01', '2026-06-01T09:00:00Z', 'Ada', '{"lines":[],"payments":[]}')`,
  ],
] as const)('once there is %s, the currency stays and it is said why', async (_, what, add) => {
  await add()
  const reply = await save(staff.root, { ...general, currency: 'EUR' })
  expect([reply.status, reply.json.errors]).toEqual([
    422,
    [
      {
        field: 'currency',
        message: `There are ${what} in dollars already: the currency can be changed before the first of them only`,
      },
    ],
  ])
  expect((await save(staff.root, { ...general, currency: 'USD' })).status).toBe(200)
  expect((await settings()).currency).toBe('USD')
})

test('of a change of the currency and a first booking at the same time, the booking is in what was chosen', async () => {
  const lost: string[] = []
  for (let round = 0; round < 10; round++) {
    await it.sql`TRUNCATE bookings CASCADE`
    await it.sql`UPDATE business_settings SET currency = 'USD' WHERE business = 'rental'`
    const booking = insertBooking(it.sql, boat, '2026-06-02T09:00', '2026-06-02T10:00')
    const [reply] = await Promise.all([save(staff.root, { ...general, currency: 'GBP' }), booking])
    const [kept] = await it.sql`
      SELECT b.currency AS booked, s.currency AS chosen FROM bookings b, business_settings s WHERE s.business = 'rental'`
    expect(reply.status === 200 ? 'GBP' : 'USD').toBe(kept?.chosen)
    if (kept?.booked !== kept?.chosen) lost.push(`round ${round}`)
  }
  expect(lost).toEqual([])
})

test('That test would notice: a booking that does not wait is in what was before.', async () => {
  await it.sql.begin(async (tx) => {
    await tx`UPDATE business_settings SET currency = 'GBP' WHERE business = 'rental'`
    await insertBooking(it.sql, boat, '2026-06-02T09:00', '2026-06-02T10:00')
  })
  const [kept] = await it.sql`
    SELECT b.currency AS booked, s.currency AS chosen FROM bookings b, business_settings s WHERE s.business = 'rental'`
  expect(kept).toEqual({ booked: 'USD', chosen: 'GBP' })
})

test('what is left out goes, but for whether the rental is hiring; the same again changes nothing', async () => {
  await save(staff.root, { ...general, ...seasons, weAreHiring: true })
  for (const _ of [1, 2]) expect((await save(staff.root, { ...general, general_opening_hour: 8.5 })).status).toBe(200)
  expect(await settings()).toMatchObject({
    hiring: true,
    general_opening_hour: 8.5,
    off_season_start: null,
    season_begin_opening_hour: null,
  })
  expect(await noted()).toHaveLength(2)
})

test('what is wrong is said beside its field, and nothing is saved', async () => {
  for (const [field, value, message] of [
    ['general_opening_hour', '', 'Please enter an hour from 0 to 24, in steps of half an hour'],
    ['general_closing_hour', '9', 'The closing hour must be after the opening hour'],
    ['off_season_start', '', 'Please enter the first day'],
    ['off_season_end', '02-28', 'Please give the end of February as 02-29'],
    ['season_begin_end', '04-31', 'Please enter a day as MM-DD'],
    ['season_begin_opening_hour', '', 'Please enter the opening hour'],
  ] as const) {
    const reply = await save(staff.root, { ...general, ...seasons, [field]: value })
    expect([reply.status, reply.json.errors]).toEqual([422, [{ field, message }]])
    expect((await outside(staff.root, { ...general, ...seasons, [field]: value })).status).toBe(422)
  }
  expect(await settings()).toMatchObject({ off_season_start: null })
})

test('nobody else sets the hours: an admin who sends them changes only themself', async () => {
  const fields = { ...general, general_opening_hour: 11, ...seasons }
  expect((await save(it.visitor(), fields)).status).toBe(401)
  expect((await save(staff.employee, fields)).status).toBe(422)
  const person = { firstName: 'Jonas', lastName: 'Pier', email: 'admin@rental.example' }
  expect((await save(staff.admin, { ...person, ...fields })).status).toBe(200)
  expect((await save(staff.demo, fields)).status).toBe(403)
  expect(await settings()).toMatchObject({ general_opening_hour: 9, off_season_start: null })
})

test('bookings that would not fit any more are named, with the reason', async () => {
  it.setNow('2026-06-01T08:00:00Z')
  const times = [
    ['2026-06-01T09:00', '2026-06-01T09:30', 'hours'],
    ['2026-06-02T09:00', '2026-06-02T10:00', 'hours'],
    ['2026-06-02T10:00', '2026-06-02T18:00', 'hours'],
    ['2026-06-03T17:00', '2026-06-03T19:00', 'hours'],
    ['2026-06-04T20:00', '2026-06-05T00:00', 'hours'],
    ['2026-12-18T14:00', '2026-12-20T10:00', 'days'],
    ['2026-12-16T14:00', '2026-12-18T10:00', 'days'],
    ['2027-01-05T10:00', '2027-01-05T11:00', 'hours'],
  ] as const
  for (const [from, to, kind] of times) await insertBooking(it.sql, boat, from, to, kind)
  await insertBooking(it.sql, boat, '2026-06-09T09:00', '2026-06-09T10:00')
  await it.sql`UPDATE bookings SET canceled_at = now() WHERE starts_at = '2026-06-09T09:00'`
  const next = {
    ...general,
    general_opening_hour: '10',
    general_closing_hour: '18',
    off_season_start: '12-20',
    off_season_end: '02-29',
  }
  const { json } = await outside(staff.root, next)
  const bookings = json.bookings as Record<string, unknown>[]
  expect([json.count, bookings.map((one) => [one.booked_day, one.booked_end, one.why])]).toEqual([
    4,
    [
      ['2026-06-02', 10, 'hours'],
      ['2026-06-03', 19, 'hours'],
      ['2026-12-18', 10, 'closed'],
      ['2027-01-05', 11, 'closed'],
    ],
  ])
  expect(bookings[2]).toEqual({
    id: expect.any(Number),
    vehicle_name: 'Eider',
    name: 'Somebody Else',
    email: 'else@guests.example',
    phone: '1234',
    booked_day: '2026-12-18',
    booked_day_end: '2026-12-20',
    booked_start: 14,
    booked_end: 10,
    why: 'closed',
  })
  expect((await outside(staff.root, general)).json).toEqual({ count: 0, bookings: [] })
})

test('only the first 50 are named, and all are counted', async () => {
  await it.sql`
    INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price)
    SELECT 'n' || n, ${boat}, 'hours', timestamp '2026-06-02 09:00' + n * interval '1 day',
           timestamp '2026-06-02 10:00' + n * interval '1 day', 'N', 'n@guests.example', '1', 0
    FROM generate_series(1, 60) n`
  const { json } = await outside(staff.root, { ...general, general_opening_hour: '12' })
  expect([json.count, (json.bookings as object[]).length]).toEqual([60, 50])
})

test('only root asks for them', async () => {
  expect((await outside(it.visitor(), general)).status).toBe(401)
  expect((await outside(staff.admin, general)).status).toBe(403)
})
