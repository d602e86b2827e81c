import { expect, test } from 'vitest'
import { book } from '#testing/booking.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { moveBy } from '#testing/moves.ts'
import { openOwnPage } from '#testing/own-booking.ts'
import { openPier } from '#testing/stay.ts'
import { insertVoucher } from '#testing/voucher.ts'

const pier = openPier()
const page = openOwnPage(pier)
const { stored } = pier
const mira = 'mira@guests.example'

/** Two canoes at $50 and $40.05, next year, when canceling costs a part. */
async function bookTwo(changes: Record<string, unknown> = {}) {
  const { sql, live } = pier.it
  const first = await insertVehicle(sql, { type: 'canoes', name: 'Teal', passengers: 4, deposit: 5000 }, { 2: 5000 })
  const other = await insertVehicle(sql, { type: 'canoes', name: 'Smew', passengers: 4, deposit: 2000 }, { 2: 4005 })
  await live.changed('vehicles')
  const order = { vehicle: first, more_boats: other, adults: 7, booked_day: '2026-08-20', price: 90.05, ...changes }
  const reply = await book(sql, pier.it.visitor(), order)
  expect(reply.status, reply.text).toBe(201)
  return { first, other, link: await page.linkFor(mira), reference: String(reply.json.reference) }
}

const handOver = (vehicle: number) => pier.it.sql`
  INSERT INTO handovers (booking_id, out_at, out_by) SELECT id, now(), 'Ada' FROM bookings WHERE vehicle_id = ${vehicle}`

test('one payment pays all boats, one cancellation settles them once, and both boats are free again', async () => {
  const { link, first, other } = await bookTwo()
  const opened = await page.pay(link)
  expect(opened.json).toMatchObject({ amount: expect.anything() })
  await page.settle(opened)
  const paid = await stored()
  expect(paid.map(({ paid_at }) => paid_at !== null)).toEqual([true, true])
  expect((await page.read(link)).json).toMatchObject({ paid_amount: 90.05, open_amount: 0 })
  expect((await page.pay(link)).json.code).toBe('NOTHING_TO_PAY')

  // Half of $90.05: reckoned once, of the whole.
  pier.it.setNow('2026-06-01T05:00:00Z')
  const { settlement } = (await page.read(link)).json.cancellation as { settlement: { fee: number } }
  const reply = await page.cancel(link, settlement.fee)
  expect(reply.json).toMatchObject({
    state: 'canceled',
    canceled: { settlement: { provider_back: 90.05 - settlement.fee } },
  })
  const rows = await stored()
  expect(rows.map(({ canceled_by, cancellation_fee }) => [canceled_by, cancellation_fee])).toEqual([
    ['customer', Math.round(settlement.fee * 100)],
    ['customer', 0],
  ])
  await page.cancel(link, settlement.fee)
  const mails = await pier.it.sql<{ subject: string }[]>`SELECT subject FROM mails WHERE subject LIKE 'Canceled%'`
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Canceled: Teal and Smew on Thursday, August 20, 2026',
    expect.stringMatching(/^Canceled: Teal and Smew on Thursday, August 20, 2026, [A-Z0-9]{8}$/),
  ])
  const again = await book(pier.it.sql, pier.it.visitor(), {
    vehicle: other,
    more_boats: first,
    booked_day: '2026-08-20',
    price: 90.05,
    email: 'nils@guests.example',
  })
  expect(again.status).toBe(201)
})

test('what a voucher paid is on it again, once', async () => {
  const { code } = await insertVoucher(pier.it.sql, { amount: 8000 })
  const { link } = await bookTwo({ voucher: code, voucher_amount: 80, booked_day: '2027-06-03' })
  const { settlement } = (await page.read(link)).json.cancellation as {
    settlement: { fee: number; voucher_back: number }
  }
  expect((await page.cancel(link, settlement.fee)).status).toBe(200)
  const [voucher] = await pier.it.sql<{ left: number }[]>`
    SELECT amount - redeemed AS left FROM vouchers WHERE code = ${code}`
  expect(voucher?.left).toBe(Math.round(settlement.voucher_back * 100))
})

test('one boat that was handed over keeps the customer from canceling, and staff too', async () => {
  const { link, other } = await bookTwo()
  await handOver(other)
  expect((await page.read(link)).json).toMatchObject({ state: 'under_way', cancellation: null })
  expect((await page.cancel(link, 0)).json.code).toBe('TOO_LATE')
  const admin = await pier.it.signedIn('admin')
  const [row] = await stored()
  const refused = await admin.post('/api/rere_cancel_booking_EN/', { booking_id: row?.id, canceled_reason: 'Storm' })
  expect(refused.status).toBe(409)
  expect((await stored()).every(({ canceled_at }) => canceled_at === null)).toBe(true)
})

test('staff cancel all boats by any of them, and see which belong together', async () => {
  await bookTwo()
  const staff = await pier.it.signedIn('employee')
  const days = await staff.get('/api/rere_get_day_bookings/?day=2026-08-20')
  expect(days.json.bookings).toMatchObject([
    { vehicle_name: 'Teal', trip: { number: 1, boats: ['Teal', 'Smew'] } },
    { vehicle_name: 'Smew', trip: { number: 2, boats: ['Teal', 'Smew'] } },
  ])
  const timeline = await staff.get('/api/rere_get_timeline/?day=2026-08-20&days=1')
  expect(timeline.json.bookings).toMatchObject([{ trip: { number: 1 } }, { trip: { number: 2 } }])
  const [, mate] = await stored()
  await staff.post('/api/rere_cancel_booking_EN/', { booking_id: mate?.id, canceled_reason: 'Storm' })
  expect((await stored()).map(({ canceled_reason }) => canceled_reason)).toEqual(['Storm', 'Storm'])
  expect((await stored()).map(({ canceled_why }) => canceled_why)).toEqual(['other', 'other'])
})

test('staff move one of them alone: the customer hears of it, and the calendar has one entry still', async () => {
  const { link, other, reference } = await bookTwo()
  const staff = await pier.it.signedIn('employee')
  const [, mate] = await stored()
  const moved = await moveBy(staff, { booking_id: mate?.id, vehicle_id: other, start: 12 })
  expect(moved.status, moved.text).toBe(200)
  const own = (await page.read(link)).json
  expect(own).toMatchObject({
    vehicle_name: 'Teal and Smew (August 20, 12 pm)',
    starts_at: '2026-08-20T10:00',
    ends_at: '2026-08-20T13:00',
  })
  const [mail] = await pier.it.sql<{ subject: string; attachments: { content: string }[]; body_text: string }[]>`
    SELECT subject, attachments, body_text FROM mails WHERE subject LIKE 'Changed%'`
  expect(mail?.subject).toMatch(/^Changed: Smew on Thursday, August 20, 2026, 12 pm to 1 pm/)
  expect(mail?.body_text).toContain(`#booking.${reference}.`)
  const file = Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString()
  expect(file).toContain(`UID:${reference}@`)
})

test('the till takes the money of all of them on one receipt, to the cent, and takes it back', async () => {
  const { reference } = await bookTwo()
  const staff = await pier.it.signedIn('admin')
  const [first, mate] = await stored()
  const unpaid = async (booking?: unknown) => {
    const query = `selectedDay=2026-08-20${booking ? `&booking=${booking}` : ''}`
    return (await staff.get(`/api/rere_get_unpaid_bookings_and_vouchers_for_cashregister/?${query}`)).json
      .bookings as Record<string, unknown>[]
  }
  expect(await unpaid()).toMatchObject([
    { id: first?.id, reference, vehicle_name: 'Teal and Smew', price: 90.05, open: 90.05 },
  ])
  expect(await unpaid(mate?.id)).toMatchObject([{ id: mate?.id, open: 90.05 }])
  const sale = {
    income: 90.05,
    voucher: '',
    voucher_used: 0,
    main_item: JSON.stringify({ type: 'booking', id: mate?.id }),
    method: 'card',
  }
  const sold = await staff.post('/api/rere_save_cashregister/', sale)
  expect(sold.status, sold.text).toBe(201)
  expect(sold.json.total).toBe(90.05)
  expect((await stored()).every(({ paid_at }) => paid_at !== null)).toBe(true)
  expect(await unpaid()).toEqual([])
  expect((await staff.post('/api/rere_save_cashregister/', sale)).status).toBe(409)
  const [entry] = await pier.it.sql<{ content: string }[]>`
    SELECT content FROM till_entries WHERE business = 'rental' ORDER BY position DESC LIMIT 1`
  const { lines } = JSON.parse(entry?.content ?? '{}') as { lines: { amount: number; bookingId: number }[] }
  expect(lines.map(({ amount, bookingId }) => [amount, bookingId])).toEqual([
    [5000, first?.id],
    [4005, mate?.id],
  ])
})

test('a voucher at the till pays the boats in their order, and has its value back with the receipt', async () => {
  const { code } = await insertVoucher(pier.it.sql, { amount: 6000 })
  await bookTwo()
  const staff = await pier.it.signedIn('admin')
  const [first] = await stored()
  const sold = await staff.post('/api/rere_save_cashregister/', {
    income: 30.05,
    voucher: code,
    voucher_used: 60,
    main_item: JSON.stringify({ type: 'booking', id: first?.id }),
    method: 'card',
  })
  expect(sold.status, sold.text).toBe(201)
  expect((await stored()).map(({ voucher_amount, payment_method }) => [voucher_amount, payment_method])).toEqual([
    [5000, 'voucher'],
    [1000, 'on_site'],
  ])
  const back = { position: sold.json.position, reason: 'Wrong boat', total: 90.05 }
  expect((await staff.post('/api/rere_reverse_receipt/', back)).status).toBe(201)
  expect((await stored()).map(({ voucher_amount, paid_at }) => [voucher_amount, paid_at])).toEqual([
    [0, null],
    [0, null],
  ])
  const [voucher] = await pier.it.sql<{ redeemed: number }[]>`SELECT redeemed FROM vouchers WHERE code = ${code}`
  expect(voucher?.redeemed).toBe(0)
})

test('is reminded of once, with all boats', async () => {
  await bookTwo({ booked_day: '2026-06-03' })
  await pier.it.sql`UPDATE bookings SET created_at = '2026-06-01T06:00:00Z'`
  pier.it.setNow('2026-06-02T08:00:00Z')
  await pier.it.runJob('booking-reminders')
  await pier.it.runJob('booking-reminders')
  const mails = await pier.it.sql<{ subject: string; body_text: string }[]>`
    SELECT subject, body_text FROM mails WHERE subject LIKE 'Tomorrow%'`
  expect(mails.map(({ subject }) => subject)).toEqual(['Tomorrow: Teal and Smew, 10 am to 11 am'])
  expect(mails[0]?.body_text).toMatch(/Teal and Smew are yours tomorrow/i)
})

test('its mails are in one language, whichever boat staff change it at', async () => {
  await bookTwo()
  const staff = await pier.it.signedIn('employee')
  const [, mate] = await stored()
  const changed = await staff.post('/api/rere_change_language/', { booking_id: mate?.id, language: 'de' })
  expect(changed.status, changed.text).toBe(200)
  expect((await stored()).map(({ language }) => language)).toEqual(['de', 'de'])
})

test('who waits hears of every boat that is free again', async () => {
  const { first, other, link } = await bookTwo()
  const { sql } = pier.it
  for (const [n, vehicle] of [first, other].entries()) {
    await sql`
      INSERT INTO waiting_entries (reference, kind, vehicle_id, day, from_hour, until_hour, hours, people, name, email, confirmed_at)
      VALUES (${`WAIT${n}`}, 'hours', ${vehicle}, '2026-08-20', 9, 12, 1, 2, 'Nils Graf', ${`nils${n}@guests.example`}, now())`
  }
  await pier.it.live.changed('waiting')
  const fee = (await page.read(link)).json.cancellation as { settlement: { fee: number } }
  expect((await page.cancel(link, fee.settlement.fee)).status).toBe(200)
  pier.it.setNow('2026-06-01T10:00:00Z')
  await pier.it.runJob('waiting-list')
  const offers = await sql`SELECT recipient FROM mails WHERE recipient LIKE 'nils%' ORDER BY recipient`
  expect(offers.map(({ recipient }) => recipient)).toEqual(['nils0@guests.example', 'nils1@guests.example'])
})

test('every row has the customer, so that who is erased or asks for what is known is found in each', async () => {
  await bookTwo()
  const people = await pier.it.sql`SELECT DISTINCT name, email, phone, visitor FROM bookings`
  expect(people).toHaveLength(1)
})
