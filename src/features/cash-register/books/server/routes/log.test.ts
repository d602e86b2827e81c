import { beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { record, someLine, someSale } from '#testing/till.ts'
import type { RentalLogEntry } from '../../contract.ts'

const it = await buildTestApp()
const admin = await it.signedIn('admin')
const log = async () => (await admin.get('/api/rere_get_cashregister_log/')).rows as unknown as RentalLogEntry[]
const position = async () => (await admin.get('/api/rere_get_cashposition_log/')).rows

/** Books Eider for $90, gives the booking's number. */
async function booking(start: string, end: string, changes: Record<string, unknown> = {}): Promise<number> {
  await insertBooking(it.sql, vehicle, start, end)
  const [row] = await it.sql<{ id: number }[]>`
    UPDATE bookings SET ${it.sql({ price: 9000, ...changes } as never)} WHERE id = (SELECT max(id) FROM bookings) RETURNING id`
  return row?.id as number
}

/** Money that came through the provider, at a moment; `back` of it went back at another. */
async function paid(
  what: { booking_id?: number; voucher_id?: number },
  amount: number,
  at: string,
  back?: [number, string],
) {
  const id = crypto.randomUUID()
  const row = { id, provider: 'paypal', amount, description: 'Voucher over $50', expires_at: at, ...what }
  await it.sql`INSERT INTO payments ${it.sql(row as never)}`
  const move = async (change: Record<string, unknown>, moment: string) => {
    await it.sql`UPDATE payments SET ${it.sql(change as never)} WHERE id = ${id}`
    await it.sql`UPDATE payment_moves SET at = ${moment} WHERE id = (SELECT max(id) FROM payment_moves)`
  }
  await move({ state: 'captured', capture_id: id, captured: amount }, at)
  if (back) await move({ refund_due: back[0], refunded: back[0] }, back[1])
}

let vehicle: number
beforeAll(async () => {
  it.setNow('2026-06-15T10:00:00Z')
  vehicle = await insertVehicle(it.sql, { name: 'Eider' })
  const atTill = await booking('2026-06-15T14:00', '2026-06-15T16:00')
  const line = someLine({ kind: 'booking', label: 'Eider', unitPrice: 9000, bookingId: atTill })
  await record(
    it,
    { ...someSale([line, someLine({ quantity: 2 })]), bookingId: atTill },
    { now: '2026-06-15T09:05:00Z' },
  )
  const withVoucher = [
    { method: 'voucher' as const, amount: 5000 },
    { method: 'card' as const, amount: 4000 },
  ]
  await record(
    it,
    { kind: 'sale', content: { lines: [line], payments: withVoucher } },
    { now: '2026-06-14T12:00:00Z', cashier: 'Ada' },
  )
  const deposit = someLine({ kind: 'deposit', label: 'Deposit', unitPrice: 50_000, vatPercent: 0 })
  await record(it, { ...someSale([deposit]), kind: 'deposit' }, { now: '2026-06-14T12:01:00Z' })
  // Two minutes before and after midnight in Berlin, in summer.
  await record(it, someSale([someLine({ unitPrice: 100 })], 'card'), { now: '2026-06-10T21:58:00Z' })
  await record(it, someSale([someLine({ unitPrice: 200 })], 'card'), { now: '2026-06-10T22:02:00Z' })
  await record(it, someSale(), { now: '2026-06-01T12:00:00Z' })
  const online = await booking('2026-06-16T10:00', '2026-06-16T12:00', {
    payment_method: 'provider',
    voucher_amount: 0,
  })
  await paid({ booking_id: online }, 9000, '2026-06-15T08:00:00Z', [4000, '2026-06-15T09:30:00Z'])
  const [{ id: voucher_id } = { id: 0 }] = await it.sql<{ id: number }[]>`
    INSERT INTO vouchers (reference, code, amount, name, email, background, payment_method)
    VALUES ('ABCDEFGH', 'ABCDEFGH23456789', 5000, 'Ada', 'ada@guests.example', 1, 'provider') RETURNING id`
  // The last hour of summer time comes twice, and a minute of the new day of the year.
  await paid({ voucher_id }, 5000, '2025-10-26T00:30:00Z')
  await paid({ voucher_id }, 700, '2025-10-26T01:30:00Z')
  await paid({ voucher_id }, 300, '2025-12-31T23:00:30Z')
  await booking('2026-06-17T10:00', '2026-06-17T12:00', {
    payment_method: 'voucher',
    voucher_id,
    voucher_amount: 9000,
    paid_at: '2026-06-15T07:00:00Z',
  })
})

test('The logbook has what was sold at the till and paid online in 14 days, newest first.', async () => {
  const entries = await log()
  expect(
    entries.map(({ cashregister_day, time, cashier, income }) => [cashregister_day, time, cashier, income]),
  ).toEqual([
    ['2026-06-15', '11:30', 'PayPal', -40],
    ['2026-06-15', '11:05', 'Jonas Pier', 97],
    ['2026-06-15', '10:00', 'PayPal', 90],
    ['2026-06-15', '09:00', 'Voucher', 0],
    ['2026-06-14', '14:01', 'Jonas Pier', 0],
    ['2026-06-14', '14:00', 'Ada', 40],
    ['2026-06-11', '00:02', 'Jonas Pier', 2],
    ['2026-06-10', '23:58', 'Jonas Pier', 1],
  ])
})

test('A line of the till names the boat, the products and the receipt.', async () => {
  const [, line] = await log()
  expect(line).toMatchObject({
    id: 'till-2',
    booking_vehicle: 'Eider',
    booking_day: '2026-06-15',
    booking_hours: 2,
    booking_price: 90,
    voucher: null,
    kind: 'sale',
    receipt: 1,
    position: 2,
  })
  expect(JSON.parse(line?.products ?? '')).toEqual([{ name: 'Lemonade', quantity: 2, price: 3.5, price_total: 7 }])
})

test('What a voucher paid is no income, at the till and online.', async () => {
  const entries = await log()
  expect(entries.find(({ cashier }) => cashier === 'Ada')).toMatchObject({ voucher: 50, income: 40 })
  expect(entries.find(({ cashier }) => cashier === 'Voucher')).toMatchObject({
    booking_vehicle: 'Eider',
    booking_day: '2026-06-17',
    voucher: 90,
    income: 0,
    products: '[]',
    receipt: null,
  })
})

test('The fourteenth day is in it, the fifteenth is not.', async () => {
  it.setNow('2026-06-14T10:00:00Z')
  expect((await log()).at(-1)).toMatchObject({ cashregister_day: '2026-06-01', time: '14:00' })
  it.setNow('2026-06-15T10:00:00Z')
  expect((await log()).at(-1)).toMatchObject({ cashregister_day: '2026-06-10' })
})

test('Income falls on the day of the business, at midnight, at the year end and when the clock is put back.', async () => {
  expect(await position()).toEqual([
    { cashregister_day: '2026-06-15', income: 147, cash: 97, card: 0, online: 50 },
    { cashregister_day: '2026-06-14', income: 40, cash: 0, card: 40, online: 0 },
    { cashregister_day: '2026-06-11', income: 2, cash: 0, card: 2, online: 0 },
    { cashregister_day: '2026-06-10', income: 1, cash: 0, card: 1, online: 0 },
    { cashregister_day: '2026-06-01', income: 3.5, cash: 3.5, card: 0, online: 0 },
    { cashregister_day: '2026-01-01', income: 3, cash: 0, card: 0, online: 3 },
    { cashregister_day: '2025-10-26', income: 57, cash: 0, card: 0, online: 57 },
  ])
})

test('What comes later is added to what was added up before, and a day that comes to nothing stays when money moved.', async () => {
  const before = await position()
  const deposit = someLine({ kind: 'deposit', unitPrice: 50_000, vatPercent: 0 })
  const payments = [{ method: 'card' as const, amount: 50_350 }]
  await record(
    it,
    { kind: 'sale', content: { lines: [deposit, someLine()], payments } },
    { now: '2026-06-15T09:50:00Z' },
  )
  const mixed = [
    { method: 'card' as const, amount: 300 },
    { method: 'cash' as const, amount: 50 },
  ]
  await record(it, { kind: 'sale', content: { lines: [someLine()], payments: mixed } }, { now: '2026-06-15T09:51:00Z' })
  const [today, ...earlier] = await position()
  expect(today).toEqual({ cashregister_day: '2026-06-15', income: 154, cash: 97.5, card: 6.5, online: 50 })
  expect(earlier).toEqual(before.slice(1))
})

test('A receipt stays that of the boat and time that were paid, whatever the booking was given later.', async () => {
  it.setNow('2026-06-15T10:00:00Z')
  const id = await booking('2026-06-15T17:00', '2026-06-15T18:00')
  const employee = await it.signedIn('employee')
  const sale = { income: 90, main_item: JSON.stringify({ type: 'booking', id: Number(id) }), method: 'card' }
  const sold = await employee.post('/api/rere_save_cashregister/', sale)
  expect(sold.status, sold.text).toBe(201)
  const other = await insertVehicle(it.sql, { name: 'Merganser' })
  await it.sql`
    UPDATE bookings SET vehicle_id = ${other}, starts_at = '2026-06-16 10:00', ends_at = '2026-06-16 13:00' WHERE id = ${id}`
  expect((await log())[0]).toMatchObject({
    booking_vehicle: 'Eider',
    booking_day: '2026-06-15',
    booking_hours: 1,
    booking_price: 90,
  })
})

test('What was paid online stays that of the boat and time that were paid, too, and what came after a move is of the new ones.', async () => {
  it.setNow('2026-06-15T10:00:00Z')
  const other = await insertVehicle(it.sql, { name: 'Smew' })
  const [{ id: voucher_id } = { id: 0 }] = await it.sql<{ id: number }[]>`SELECT id FROM vouchers`
  const byVoucher = { payment_method: 'voucher', voucher_id, voucher_amount: 9000, paid_at: '2026-06-15T09:41:00Z' }
  const bookings = [
    await booking('2026-06-18T10:00', '2026-06-18T11:00', { payment_method: 'provider' }),
    await booking('2026-06-18T15:00', '2026-06-18T16:00', byVoucher),
  ]
  for (const id of bookings) {
    await it.sql`
      INSERT INTO booking_moves (booking_id, vehicle_id, starts_at, ends_at, price, moved_price, extras, comment, moved_by, created_at)
      SELECT id, vehicle_id, starts_at, ends_at, price, 12000, '{}', '', 'Jonas Pier', '2026-06-15T09:45:00Z'
      FROM bookings WHERE id = ${id}`
    await it.sql`
      UPDATE bookings SET vehicle_id = ${other}, price = 12000, starts_at = starts_at + interval '1 day',
             ends_at = ends_at + interval '26 hours' WHERE id = ${id}`
  }
  await paid({ booking_id: bookings[0] as number }, 9000, '2026-06-15T09:40:00Z', [9000, '2026-06-15T09:48:00Z'])
  const entries = (await log()).filter(({ time }) => ['11:40', '11:41', '11:48'].includes(time))
  expect(
    entries.map(({ cashier, booking_vehicle, booking_day, booking_hours, booking_price }) => [
      cashier,
      booking_vehicle,
      booking_day,
      booking_hours,
      booking_price,
    ]),
  ).toEqual([
    ['PayPal', 'Smew', '2026-06-19', 3, 120],
    ['Voucher', 'Eider', '2026-06-18', 1, 90],
    ['PayPal', 'Eider', '2026-06-18', 1, 90],
  ])
})
