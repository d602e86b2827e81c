import { beforeEach, describe, expect, test } from 'vitest'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openOwnPage } from '#testing/own-booking.ts'
import { saveTerms } from '#testing/prices.ts'
import { insertVoucher, openPier } from '#testing/stay.ts'

const pier = openPier()
const page = openOwnPage(pier)
const { stored, mails } = pier
const nils = 'nils@guests.example'
const code = 'ABCDEFGHJKLMNPQR'

let teal = 0
let gadwall = 0

/** Heron takes six at $540 a night; Teal and Gadwall four each, at $400 and $300.05. */
beforeEach(async () => {
  const { sql, live } = pier.it
  await sql`TRUNCATE booking_terms, promo_codes CASCADE`
  teal = await insertVehicle(
    sql,
    { type: 'houseboats', name: 'Teal', passengers: 4, deposit: 10_000, cleaning_fee: 1000, extra_bbq: true },
    { 2: 40_000 },
  )
  gadwall = await insertVehicle(
    sql,
    { type: 'houseboats', name: 'Gadwall', passengers: 4, deposit: 5000, extra_bed_linen_and_towel: true },
    { 2: 30_005 },
  )
  await live.changed('vehicles', 'prices')
})

/** Ten people for two nights on Heron and Teal. */
const two = (changes: Record<string, unknown> = {}) => ({
  adults: 8,
  children: 2,
  ageFrom: 4,
  ageTo: 12,
  more_boats: JSON.stringify([teal]),
  price: 1880,
  ...changes,
})
const three = (changes: Record<string, unknown> = {}) =>
  two({ more_boats: JSON.stringify([teal, gadwall]), price: 2480.1, ...changes })

const request = (changes: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  pier.request(two(changes), headers)
const codeIn = async () => (await mails()).at(-1)?.subject.slice(0, 5) ?? ''
const handOver = (vehicle: number) => pier.it.sql`
  INSERT INTO handovers (booking_id, out_at, out_by) SELECT id, now(), 'Ada' FROM bookings WHERE vehicle_id = ${vehicle}`
const addPromo = () => pier.it.sql`
  INSERT INTO promo_codes (code, permille, starts_on, max_uses) VALUES ('LAKE10', -100, '2026-01-01', 1)`
const withShare = () => saveTerms(pier, { hours_share: 0, days_share: 25 })

describe('several boats for the same nights', () => {
  test('have a row each, share the people, and are one confirmation with one transfer of the price of all', async () => {
    const reply = await pier.request(three())
    expect(reply.status, reply.text).toBe(201)
    expect(reply.json).toMatchObject({
      vehicle_name: 'Heron, Teal and Gadwall',
      booked_duration: 2,
      price: 2480.1,
      whole: 2490.1,
      open_amount: 2480.1,
      payment_method: 'transfer',
      due_on: '2026-06-06',
    })
    const reference = String(reply.json.reference)
    const rows = await stored()
    expect(rows).toMatchObject([
      { reference, vehicle_id: pier.houseboat, leader_id: null, price: 108_000 },
      { reference: `${reference}-2`, vehicle_id: teal, leader_id: rows[0]?.id, price: 80_000 },
      { reference: `${reference}-3`, vehicle_id: gadwall, leader_id: rows[0]?.id, price: 60_010 },
    ])
    expect(rows.reduce((sum, { people }) => sum + people, 0)).toBe(10)
    const all = await mails()
    expect(all.map(({ subject }) => subject)).toEqual([
      'Booked: Heron, Teal and Gadwall from Wednesday, June 10, 2026, 2 nights',
    ])
    expect(all[0]?.body_text).toMatch(/Heron, Teal and Gadwall are yours from\s+Wednesday/i)
    expect(all[0]?.body_text).toContain('8 adults, 2 children (ages 4 to 12)')
    expect(all[0]?.body_text).toContain('$2,490.10')
  })

  test('are one on the page of the booking, with one entry for the calendar, and changed by us', async () => {
    await request()
    const { json } = await page.read(await page.linkFor(nils))
    expect(json).toMatchObject({
      kind: 'days',
      vehicle_name: 'Heron and Teal',
      people: 10,
      boats: [{ name: 'Heron' }, { name: 'Teal' }],
      price: { total: 1880, whole: 1890, deposit: 100 },
      open_amount: 1880,
      transfer: { price: 1880 },
      change: null,
      no_change: 'Several boats in one booking we gladly change for you. Please tell us what you need.',
    })
    expect((json.calendar as { text: string }).text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  test('are none when one of them is taken, whatever way they are paid, and the answer says which', async () => {
    await insertBooking(pier.it.sql, teal, '2026-06-11T14:00', '2026-06-13T10:00', 'days')
    const taken = { type: 'ALREADY_BOOKED', taken: [teal] }
    expect((await pier.request(three())).json).toEqual(taken)
    expect((await pier.request(three({ code: '' }))).json).toEqual(taken)
    expect((await pier.hold(three())).json).toEqual(taken)
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toEqual([])
  })

  test('are refused together with what is wrong about any of them', async () => {
    const fields = async (changes: Record<string, unknown>) => {
      await pier.it.sql`TRUNCATE throttles`
      const reply = await request(changes)
      expect(reply.status).toBe(422)
      return (reply.json.errors as { field: string }[] | undefined)?.map(({ field }) => field) ?? reply.json.code
    }
    expect(await fields({ more_boats: JSON.stringify([teal, teal]) })).toEqual(['more_boats'])
    expect(await fields({ more_boats: JSON.stringify([pier.houseboat]) })).toEqual(['more_boats'])
    expect(await fields({ more_boats: JSON.stringify(['Teal']) })).toEqual(['more_boats.0'])
    expect(await fields({ more_boats: JSON.stringify([999_999]) })).toEqual(['vehicle'])
    expect(await fields({ more_boats: JSON.stringify(Array.from({ length: 10 }, (_, i) => i + 1)) })).toEqual([
      'more_boats',
    ])
    expect(await fields({ adults: 9 })).toEqual(['adults'])
    expect(await fields({ adults: 1, children: 0, ageFrom: undefined, ageTo: undefined })).toEqual(['adults'])
    const hourly = await insertVehicle(pier.it.sql, { name: 'Dinghy' })
    await pier.it.live.changed('vehicles')
    expect(await fields({ more_boats: JSON.stringify([hourly]), price: 1080 })).toBe('NOT_OVER_DAYS')
    await pier.it.sql`TRUNCATE throttles`
    const other = await request({ price: 1879 })
    expect([other.status, other.json.price]).toEqual([409, 1880])
    expect(await stored()).toEqual([])
  })

  test('repeated with its key are the same booking', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await request({}, key)
    expect((await request({}, key)).json).toEqual(first.json)
    expect(await stored()).toHaveLength(2)
  })

  test('bed linen is for whoever sleeps on a boat that has it, a grill for every boat that has one', async () => {
    // Shared out by room: five on Heron, three on Teal, two on Gadwall.
    const reply = await pier.request(
      three({ extra_bbq: true, extra_bed_linen_and_towel: true, price: 2480.1 + 30 + 30 + 7 * 25 }),
    )
    expect(reply.status, reply.text).toBe(201)
    expect((await stored()).map(({ people, extras }) => [people, extras])).toEqual([
      [5, ['bbq', 'bed_linen_and_towel']],
      [3, ['bbq']],
      [2, ['bed_linen_and_towel']],
    ])
  })

  test('entered by staff are paid on site, under the name of who is signed in, with one entry of the log each', async () => {
    const employee = await pier.it.signedIn('employee')
    const reply = await pier.request(two({ banktransfer: false }), {}, employee)
    expect(reply.json).toMatchObject({ payment_method: 'on_site', open_amount: 1880 })
    expect((await stored()).map((row) => [row.employee, row.payer])).toEqual([
      ['Jonas Pier', null],
      ['Jonas Pier', null],
    ])
  })
})

describe('held for a code, several boats', () => {
  test('are booked by it all at once, and by no other choice of boats', async () => {
    const held = await request({ code: '' })
    expect(held.json).toMatchObject({ type: 'CODE_REQUIRED' })
    const [mail] = await mails()
    expect(mail?.body_text.replace(/\s+/g, ' ')).toContain('Heron and Teal')
    expect((await stored()).map(({ held_until }) => held_until !== null)).toEqual([true, true])
    const others = await pier.request(three({ code: await codeIn() }))
    expect(others.status).toBe(422)
    expect((await stored()).every(({ canceled_at }) => canceled_at !== null)).toBe(true)

    const again = await request({ code: '' })
    const booked = await request({ code: await codeIn() })
    expect([booked.status, booked.json.reference]).toEqual([201, again.json.reference])
    expect(booked.json).toMatchObject({ vehicle_name: 'Heron and Teal', open_amount: 1880, due_on: '2026-06-06' })
    const rows = (await stored()).filter(({ canceled_at }) => canceled_at === null)
    expect(rows.map((row) => [row.held_until, row.due_on !== null])).toEqual([
      [null, true],
      [null, true],
    ])
  })

  test('are free again together where it does not come, with what a voucher paid of all of them', async () => {
    await insertVoucher(pier.it.sql, code, 200_000)
    const voucher = { voucher: code, voucher_amount: 1880, code: '' }
    await request(voucher)
    // Whoever orders anew has it once more.
    const again = await request(voucher)
    expect(again.status, again.text).toBe(201)
    expect((await stored()).slice(2)).toMatchObject([
      { voucher_amount: 108_000, payment_method: 'voucher', paid_at: null },
      { voucher_amount: 80_000, payment_method: 'voucher', paid_at: null },
    ])
    await pier.it.sql`UPDATE bookings SET held_until = now() - interval '1 second' WHERE held_until IS NOT NULL`
    await pier.it.runJob('unconfirmed-stays')
    expect((await stored()).every(({ canceled_at }) => canceled_at !== null)).toBe(true)
    expect(await page.balance()).toBe(200_000)
    const back = await pier.it.sql`SELECT sum(amount)::int AS sum FROM voucher_entries WHERE amount < 0`
    expect(back).toMatchObject([{ sum: -376_000 }])
  })

  test('are left by the customer, or let go by staff at any of them, together', async () => {
    const held = await request({ code: '' })
    const left = await pier.it.visitor().post('/api/haha_leave_hold/', { reference: held.json.reference })
    expect(left.status).toBe(200)
    expect((await stored()).map(({ canceled_at }) => canceled_at !== null)).toEqual([true, true])
    await request({ code: '' })
    const [, mate] = (await stored()).filter(({ canceled_at }) => canceled_at === null)
    const staff = await pier.it.signedIn('employee')
    const released = await staff.post('/api/rere_release_hold/', { booking_id: mate?.id })
    expect(released.status, released.text).toBe(200)
    expect((await stored()).every(({ canceled_at }) => canceled_at !== null)).toBe(true)
  })

  test('a voucher that pays one of them leaves the rest to transfer, and the due day is of that', async () => {
    await insertVoucher(pier.it.sql, code, 150_000)
    await request({ voucher: code, voucher_amount: 1500, code: '' })
    const booked = await request({ voucher: code, voucher_amount: 1500, code: await codeIn() })
    expect(booked.json).toMatchObject({ open_amount: 380, payment_method: 'transfer', due_on: '2026-06-06' })
    expect((await stored()).map((row) => [row.payment_method, row.paid_at !== null, row.due_on !== null])).toEqual([
      ['voucher', true, false],
      ['transfer', false, true],
    ])
    const { json } = await page.read(await page.linkFor(nils))
    expect(json).toMatchObject({ voucher_amount: 1500, open_amount: 380, transfer: { price: 380 } })
  })

  test('count as many nights as they take together of what may wait for a transfer', async () => {
    const nights = (booked_day: string, booked_duration: number) =>
      request({ booked_day, booked_duration, price: booked_duration * 940 })
    expect((await nights('2026-07-01', 16)).json.code).toBe('TOO_MANY_UNPAID_NIGHTS')
    expect((await nights('2026-07-01', 5)).status).toBe(201)
    expect((await nights('2026-08-01', 3)).json.code).toBe('TOO_MANY_UNPAID_NIGHTS')
    expect((await nights('2026-08-01', 2)).status).toBe(201)
  })
})

describe('the transfer of several boats', () => {
  const at = async (instant: string) => {
    pier.it.setNow(instant)
    await pier.it.runJob('booking-transfers')
    await pier.it.runJob('booking-transfers')
  }

  test('is reminded of once, of the whole, and when it never comes all are free again with one mail', async () => {
    await insertVoucher(pier.it.sql, code, 150_000)
    await request({ voucher: code, voucher_amount: 1500 })
    await at('2026-06-06T08:00:00Z')
    await at('2026-06-09T08:00:00Z')
    const told = (await mails()).slice(1)
    expect(told.map(({ subject }) => subject)).toEqual([
      'Your transfer for Heron and Teal is due',
      'Released: Heron and Teal from Wednesday, June 10, 2026',
    ])
    expect(told[0]?.body_text).toContain('$380')
    expect(told[0]?.body_text.replace(/\s+/g, ' ')).toContain('Heron and Teal stay yours until')
    expect(told[1]?.body_text).toMatch(/Heron and Teal are free for others again/i)
    expect((await stored()).map(({ canceled_reason }) => canceled_reason)).toEqual(['Not paid', 'Not paid'])
    expect(await page.balance()).toBe(150_000)
  })

  test('is taken at the till on one receipt, and taken back', async () => {
    await request()
    const [first, mate] = await stored()
    const staff = await pier.it.signedIn('admin')
    const list = await staff.get('/api/rere_get_unpaid_bookings_and_vouchers_for_cashregister/?selectedDay=2026-06-11')
    expect(list.json.bookings).toMatchObject([{ id: first?.id, vehicle_name: 'Heron and Teal', open: 1880 }])
    const sold = await staff.post('/api/rere_save_cashregister/', {
      income: 1880,
      voucher: '',
      voucher_used: 0,
      main_item: JSON.stringify({ type: 'booking', id: mate?.id }),
      method: 'card',
    })
    expect(sold.status, sold.text).toBe(201)
    expect((await stored()).every(({ paid_at }) => paid_at !== null)).toBe(true)
    const back = { position: sold.json.position, reason: 'Wrong boat', total: 1880 }
    expect((await staff.post('/api/rere_reverse_receipt/', back)).status).toBe(201)
    expect((await stored()).every(({ paid_at }) => paid_at === null)).toBe(true)
  })

  test('is of the whole also where staff change the price of one of them', async () => {
    await request()
    const [first, mate] = await stored()
    const staff = await pier.it.signedIn('employee')
    const price = { booking_id: mate?.id, new_price: 700, price_change_reason: 'A damaged bunk' }
    expect((await staff.post('/api/rere_change_price/', price)).status).toBe(200)
    const mail = (await mails()).at(-1)
    expect(mail?.subject).toBe('New price: Heron and Teal on Wednesday, June 10, 2026')
    const text = mail?.body_text.replace(/\s+/g, ' ')
    expect(text).toContain('$1,790')
    expect(text).toContain('$1,890')
    expect(text).toContain(String(first?.reference))
    expect(text).not.toContain(String(mate?.reference))
  })
})

describe('paid online, several boats', () => {
  const pay = async (changes: Record<string, unknown> = {}) => {
    const held = await pier.hold(three(changes))
    expect(held.status, held.text).toBe(201)
    const { payment, amount } = held.json.payment as { payment: string; amount: number }
    await pier.approve(held)
    const booked = await pier.request(three({ ...changes, payment, banktransfer: false, paypal: true }))
    return { held, amount, booked }
  }

  test('are held and booked by one payment, in whatever way, and it goes back once', async () => {
    const { amount, booked } = await pay({ pay_with: 'card' })
    expect(amount).toBe(2480.1)
    expect(booked.json).toMatchObject({ payment_method: 'provider', open_amount: 0, price: 2480.1 })
    expect((await stored()).map((row) => [row.held_until, row.paid_at !== null])).toEqual(
      Array.from({ length: 3 }, () => [null, true]),
    )
    const [, , last] = await stored()
    const staff = await pier.it.signedIn('admin')
    await staff.post('/api/rere_cancel_booking_EN/', { booking_id: last?.id, canceled_reason: 'Storm' })
    expect((await stored()).every(({ canceled_reason }) => canceled_reason === 'Storm')).toBe(true)
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([248_010])
  })

  test('left unpaid are free again together; staff let them go at any of them', async () => {
    await pier.hold(three())
    const [, mate] = await stored()
    const staff = await pier.it.signedIn('employee')
    expect((await staff.post('/api/rere_release_hold/', { booking_id: mate?.id })).status).toBe(200)
    expect((await stored()).every(({ canceled_at }) => canceled_at !== null)).toBe(true)
    expect((await pier.hold(three())).status).toBe(201)
  })

  test('to the cent with share, voucher and promo code at once: what is paid, left, and given back', async () => {
    await withShare()
    await addPromo()
    await insertVoucher(pier.it.sql, code, 109_333)
    // $972, $720 and $540.09: the voucher pays Heron and $121.33 of Teal; of $1138.76 a quarter is $284.69.
    const order = { promo_code: 'LAKE10', voucher: code, voucher_amount: 1093.33, price: 2232.09 }
    const refused = await pier.request(three(order))
    expect([refused.status, refused.json.detail]).toEqual([
      402,
      'Please pay the down payment of $284.69 online to book',
    ])
    const { amount, booked } = await pay(order)
    expect(amount).toBe(284.69)
    expect(booked.json).toMatchObject({
      payment_method: 'transfer',
      open_amount: 854.07,
      due_on: '2026-06-06',
    })
    const rows = await stored()
    expect(
      rows.map(({ price, voucher_amount, advance, payment_method }) => [
        price,
        voucher_amount,
        advance,
        payment_method,
      ]),
    ).toEqual([
      [97_200, 97_200, 0, 'voucher'],
      [72_000, 12_133, 14_967, 'transfer'],
      [54_009, 0, 13_502, 'transfer'],
    ])
    expect(rows.map(({ due_on }) => due_on !== null)).toEqual([false, true, true])
    expect(await pier.it.sql`SELECT uses FROM promo_codes`).toMatchObject([{ uses: 1 }])
    const link = await page.linkFor(nils)
    expect((await page.read(link)).json).toMatchObject({
      voucher_amount: 1093.33,
      paid_amount: 284.69,
      open_amount: 854.07,
      transfer: { price: 854.07 },
    })
    // What was left is paid, and all of it settled once.
    const opened = await page.pay(link)
    expect(opened.json).toMatchObject({ amount: 854.07 })
    await page.settle(opened)
    expect((await page.read(link)).json).toMatchObject({ paid_amount: 1138.76, open_amount: 0 })
    const { settlement } = (await page.read(link)).json.cancellation as {
      settlement: { fee: number; voucher_back: number; provider_back: number }
    }
    expect((await page.cancel(link, settlement.fee)).status).toBe(200)
    await pier.it.runJob('payments')
    const refunded = (await page.refunds()).reduce((sum, one) => sum + one, 0)
    expect(refunded).toBe(Math.round(settlement.provider_back * 100))
    expect(await page.balance()).toBe(Math.round(settlement.voucher_back * 100))
    expect(settlement.fee + settlement.provider_back + settlement.voucher_back).toBeCloseTo(2232.09, 6)
    expect(await pier.it.sql`SELECT uses FROM promo_codes`).toMatchObject([{ uses: 0 }])
  })

  test('all at once where the customer wants to, and a rest that never comes gives the down payment back', async () => {
    await withShare()
    expect((await pier.hold(three({ pay_all: true, booked_day: '2026-07-10' }))).json.payment).toMatchObject({
      amount: 2480.1,
    })
    const { amount } = await pay()
    expect(amount).toBe(620.03)
    for (const day of ['06', '09']) {
      pier.it.setNow(`2026-06-${day}T08:00:00Z`)
      await pier.it.runJob('booking-transfers')
    }
    expect((await stored()).filter(({ canceled_reason }) => canceled_reason === 'Not paid')).toHaveLength(3)
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([62_003])
  })

  test('that somebody has when the money comes late give it back, as one', async () => {
    const held = await pier.hold(three())
    await pier.it
      .sql`UPDATE bookings SET canceled_at = now(), canceled_reason = 'Not paid in time' WHERE leader_id IS NULL`
    await insertBooking(pier.it.sql, gadwall, '2026-06-10T14:00', '2026-06-12T10:00', 'days')
    await pier.approve(held)
    const { payment } = held.json.payment as { payment: string }
    const late = await pier.request(three({ payment, banktransfer: false, paypal: true }))
    expect(late.json).toEqual({ type: 'ALREADY_BOOKED' })
    expect((await stored()).map(({ canceled_at }) => canceled_at === null)).toEqual([false, false, false, true])
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([248_010])
  })
})

describe('nights of several boats', () => {
  test.each([
    ['in which the clock is put forward', '2027-03-27', 2, '2027-03-29'],
    ['in which it is put back', '2026-10-24', 2, '2026-10-26'],
    ['over the year end', '2026-12-31', 2, '2027-01-02'],
    ['with a February 29', '2028-02-28', 2, '2028-03-01'],
  ])('%s are told and kept as they are on the wall clock', async (_, booked_day, booked_duration, end) => {
    pier.it.setNow(`${Number(booked_day.slice(0, 4)) - (booked_day.slice(5) < '06' ? 1 : 0)}-09-01T08:00:00Z`)
    const reply = await request({ booked_day, booked_duration })
    expect(reply.json).toMatchObject({ booked_day, booked_day_end: end, booked_duration, price: 1880 })
    const times = await pier.it.sql`SELECT starts_at::text, ends_at::text FROM bookings`
    expect([...times]).toEqual(
      Array.from({ length: 2 }, () => ({ starts_at: `${booked_day} 14:00:00`, ends_at: `${end} 10:00:00` })),
    )
    const { json } = await page.read(await page.linkFor(nils))
    expect(json).toMatchObject({ starts_at: `${booked_day}T14:00`, ends_at: `${end}T10:00` })
  })
})

describe('at the pier, several boats', () => {
  test('stand together at the desk and on the timeline; one handed over keeps all from being canceled', async () => {
    await request()
    const staff = await pier.it.signedIn('admin')
    const timeline = await staff.get('/api/rere_get_timeline/?day=2026-06-10&days=7')
    expect(timeline.json.bookings).toMatchObject([
      { trip: { number: 1, boats: ['Heron', 'Teal'] } },
      { trip: { number: 2, boats: ['Heron', 'Teal'] } },
    ])
    await handOver(teal)
    const link = await page.linkFor(nils)
    expect((await page.read(link)).json).toMatchObject({ state: 'under_way', cancellation: null })
    expect((await page.cancel(link, 0)).json.code).toBe('TOO_LATE')
  })

  test('are reminded of once, the day before', async () => {
    await request()
    await pier.it.sql`UPDATE bookings SET created_at = '2026-06-01T06:00:00Z'`
    pier.it.setNow('2026-06-09T08:00:00Z')
    await pier.it.runJob('booking-reminders')
    await pier.it.runJob('booking-reminders')
    const reminders = (await mails()).filter(({ subject }) => subject.startsWith('Tomorrow'))
    expect(reminders.map(({ subject }) => subject)).toEqual(['Tomorrow: Heron and Teal, from 2 pm'])
  })

  test('that are canceled are offered to who waits for any of them', async () => {
    await request()
    const { sql, live } = pier.it
    for (const [n, vehicle] of [pier.houseboat, teal].entries()) {
      await sql`
        INSERT INTO waiting_entries (reference, kind, vehicle_id, day, nights, people, name, email, confirmed_at)
        VALUES (${`WAIT${n}`}, 'days', ${vehicle}, '2026-06-10', 2, 2, 'Mira Graf', ${`mira${n}@guests.example`}, now())`
    }
    await live.changed('waiting')
    const link = await page.linkFor(nils)
    const { settlement } = (await page.read(link)).json.cancellation as { settlement: { fee: number } }
    expect((await page.cancel(link, settlement.fee)).status).toBe(200)
    pier.it.setNow('2026-06-01T10:00:00Z')
    await pier.it.runJob('waiting-list')
    const offers = await sql`SELECT recipient FROM mails WHERE recipient LIKE 'mira%' ORDER BY recipient`
    expect(offers.map(({ recipient }) => recipient)).toEqual(['mira0@guests.example', 'mira1@guests.example'])
  })

  test('one that staff move makes one mail, which asks for the money of all', async () => {
    await request()
    const staff = await pier.it.signedIn('employee')
    const [first, mate] = await stored()
    const moved = await staff.post('/api/rere_move_booking/', {
      booking_id: mate?.id,
      vehicle_id: gadwall,
      day: '2026-06-10',
      start: 14,
      price: 'new',
      new_price: 600.1,
    })
    expect(moved.status, moved.text).toBe(200)
    const mail = (await mails()).at(-1)
    expect(mail?.subject).toMatch(/^Moved: Gadwall on /)
    // $1080 and $600.10.
    expect(mail?.body_text).toContain('$1,680.10')
    expect(mail?.body_text).toContain(String(first?.reference))
    expect((await page.read(await page.linkFor(nils))).json).toMatchObject({
      vehicle_name: 'Heron and Gadwall',
      open_amount: 1680.1,
    })
  })
})
