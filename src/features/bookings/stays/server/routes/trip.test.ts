import { describe, expect, test } from 'vitest'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openHouseboats } from '#testing/houseboats.ts'
import { insertVoucher } from '#testing/stay.ts'

const { pier, page, boats, two, three, request, codeIn } = openHouseboats()
const { stored, mails } = pier
const nils = 'nils@guests.example'
const code = 'ABCDEFGHJKLMNPQR'

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
      { reference: `${reference}-2`, vehicle_id: boats.teal, leader_id: rows[0]?.id, price: 80_000 },
      { reference: `${reference}-3`, vehicle_id: boats.gadwall, leader_id: rows[0]?.id, price: 60_010 },
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
    await insertBooking(pier.it.sql, boats.teal, '2026-06-11T14:00', '2026-06-13T10:00', 'days')
    const taken = { type: 'ALREADY_BOOKED', taken: [boats.teal] }
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
    expect(await fields({ more_boats: JSON.stringify([boats.teal, boats.teal]) })).toEqual(['more_boats'])
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
