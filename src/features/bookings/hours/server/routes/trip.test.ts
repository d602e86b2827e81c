import { describe, expect, test } from 'vitest'
import { askForCode, book, bookingFields, openDesk } from '#testing/booking.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openOwnPage } from '#testing/own-booking.ts'
import { insertVoucher } from '#testing/voucher.ts'

const desk = openDesk()
const { stored } = desk
const page = openOwnPage(desk as never)
const mira = 'mira@guests.example'

/** Eider takes six; Teal and Gadwall four each, at $40 and $30.05 for an hour. */
async function fleet() {
  const teal = await insertVehicle(
    desk.it.sql,
    { name: 'Teal', passengers: 4, deposit: 10_000, cleaning_fee: 1000, extra_binoculars: true },
    { 2: 4000 },
  )
  const gadwall = await insertVehicle(
    desk.it.sql,
    { name: 'Gadwall', passengers: 4, deposit: 5000, cleaning_fee: 500 },
    { 2: 3005 },
  )
  await desk.it.live.changed('vehicles')
  return { teal, gadwall }
}

const eleven = { adults: 9, children: 2, ageFrom: 4, ageTo: 12 }

const orderOf = ({ more_boats, ...changes }: Record<string, unknown>) => ({
  vehicle: desk.boat,
  ...eleven,
  ...(more_boats !== undefined && { more_boats: JSON.stringify(more_boats) }),
  ...changes,
})

const send = (changes: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  book(desk.it.sql, desk.it.visitor(), orderOf(changes), headers)

const mailsTo = (email: string) =>
  desk.it.sql<{ subject: string; body_text: string }[]>`
    SELECT subject, body_text FROM mails WHERE recipient = ${email} ORDER BY id`

describe('several boats in one booking', () => {
  test('have a row each, share the people, and are one confirmation at the price of all', async () => {
    const { teal, gadwall } = await fleet()
    const reply = await send({ more_boats: [teal, gadwall], price: 120.05 })
    expect(reply.json).toMatchObject({ vehicle_name: 'Eider, Teal and Gadwall', price: 120.05, whole: 135.05 })
    const rows = await stored()
    const reference = String(reply.json.reference)
    expect(rows).toMatchObject([
      { reference, vehicle_id: desk.boat, leader_id: null, price: 5000, email: mira },
      { reference: `${reference}-2`, vehicle_id: teal, leader_id: rows[0]?.id, price: 4000, email: mira },
      { reference: `${reference}-3`, vehicle_id: gadwall, leader_id: rows[0]?.id, price: 3005, email: mira },
    ])
    expect(rows.map(({ adults, children }) => adults + children)).toEqual(rows.map(({ people }) => people))
    expect(rows.reduce((sum, { adults }) => sum + adults, 0)).toBe(9)
    expect(rows.reduce((sum, { children }) => sum + children, 0)).toBe(2)
    const [, confirmation, ...others] = await mailsTo(mira)
    expect(others).toEqual([])
    expect(confirmation?.subject).toBe('Booked: Eider, Teal and Gadwall on Wednesday, June 3, 2026, 10 am to 11 am')
    expect(confirmation?.body_text).toMatch(/Eider, Teal and Gadwall are yours on\s+Wednesday, June 3, 2026/i)
    expect(confirmation?.body_text).toContain('$135.05')
    expect(confirmation?.body_text).toContain('9 adults, 2 children (ages 4 to 12)')
  })

  test('are one on the page of the booking, with one entry for the calendar', async () => {
    const { teal } = await fleet()
    await send({ adults: 8, children: 0, more_boats: [teal], price: 90 })
    const { json } = await page.read(await page.linkFor(mira))
    expect(json).toMatchObject({
      vehicle_name: 'Eider and Teal',
      people: 8,
      boats: [{ name: 'Eider' }, { name: 'Teal' }],
      price: { total: 90, whole: 100, deposit: 100 },
      open_amount: 90,
    })
    expect((json.calendar as { text: string }).text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  test('are none when one of them is taken, and the answer says which', async () => {
    const { teal, gadwall } = await fleet()
    await insertBooking(desk.it.sql, teal, '2026-06-03T10:30', '2026-06-03T11:30')
    await desk.it.live.changed('bookings')
    const reply = await send({ more_boats: [teal, gadwall], price: 120.05 })
    expect([reply.status, reply.json]).toEqual([200, { type: 'ALREADY_BOOKED', taken: [teal] }])
    expect(await stored()).toHaveLength(1)
    expect(await mailsTo(mira)).toHaveLength(1)
    // The code was not used up for nothing.
    const again = await desk.it.sql`SELECT used_at FROM verification_codes`
    expect(again).toMatchObject([{ used_at: null }])
  })

  test('are refused together with what is wrong about any of them', async () => {
    const { teal, gadwall } = await fleet()
    const fields = async (changes: Record<string, unknown>) => {
      await desk.it.sql`TRUNCATE throttles`
      const reply = await send(changes)
      expect(reply.status).toBe(422)
      return (reply.json.errors as { field: string }[] | undefined)?.map(({ field }) => field) ?? reply.json.code
    }
    expect(await fields({ more_boats: [teal, teal], price: 130 })).toEqual(['more_boats'])
    expect(await fields({ more_boats: [desk.boat], price: 100 })).toEqual(['more_boats'])
    expect(await fields({ more_boats: ['Teal'], price: 100 })).toEqual(['more_boats.0'])
    expect(await fields({ more_boats: [999_999], price: 100 })).toEqual(['vehicle'])
    expect(await fields({ more_boats: Array.from({ length: 10 }, (_, i) => i + 1), price: 100 })).toEqual([
      'more_boats',
    ])
    expect(await fields({ more_boats: [teal], price: 90 })).toEqual(['adults'])
    expect(await fields({ adults: 1, children: 0, more_boats: [teal], price: 90 })).toEqual(['adults'])
    // Teal and Gadwall are let for an hour only.
    expect(await fields({ booked_hours: 2, more_boats: [teal, gadwall], price: 90 })).toBe('DURATION_NOT_OFFERED')
    await desk.it.sql`TRUNCATE throttles`
    const other = await send({ more_boats: [teal, gadwall], price: 120 })
    expect([other.status, other.json.price]).toEqual([409, 120.05])
    expect(await stored()).toEqual([])
  })

  test('wrong codes count, and no more of them than for one boat', async () => {
    const { teal, gadwall } = await fleet()
    const order = { more_boats: [teal, gadwall], price: 120.05 }
    const code = await askForCode(desk.it.sql, desk.it.visitor(), bookingFields({ vehicle: desk.boat }))
    const wrong = code === '12345' ? '54321' : '12345'
    for (let i = 0; i < 5; i++) await desk.request(bookingFields({ ...orderOf(order), code: wrong }))
    expect((await desk.request(bookingFields({ ...orderOf(order), code }))).status).toBe(422)
    expect(await stored()).toEqual([])
  })

  test('a repetition is the same booking', async () => {
    const { teal } = await fleet()
    const order = orderOf({ adults: 8, children: 0, more_boats: [teal], price: 90 })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const code = await askForCode(desk.it.sql, desk.it.visitor(), bookingFields(order))
    const first = await desk.request(bookingFields({ ...order, code }), headers)
    expect(first.status).toBe(201)
    const again = await desk.request(bookingFields({ ...order, code }), headers)
    expect(again.json.reference).toBe(first.json.reference)
    expect(await stored()).toHaveLength(2)
  })

  test('an extra is for every boat that has it, a promo code for the price of each, and its use is one', async () => {
    const { teal, gadwall } = await fleet()
    await desk.it.sql`DELETE FROM promo_codes`
    await desk.it
      .sql`INSERT INTO promo_codes (code, permille, starts_on, max_uses) VALUES ('LAKE10', -100, '2026-01-01', 1)`
    const order = { more_boats: [teal, gadwall], extra_binoculars: true, promo_code: 'LAKE10', price: 118.04 }
    const reply = await send(order)
    // 45 + 5, 36 + 5, and 27.04: half a cent away from zero.
    expect(reply.json).toMatchObject({ price: 118.04 })
    expect((await stored()).map(({ price, extras }) => [price, extras])).toEqual([
      [5000, ['binoculars']],
      [4100, ['binoculars']],
      [2704, []],
    ])
    expect(await desk.it.sql`SELECT uses FROM promo_codes`).toMatchObject([{ uses: 1 }])
    await desk.it.sql`UPDATE bookings SET canceled_at = now() WHERE leader_id IS NULL`
    expect(await desk.it.sql`SELECT uses FROM promo_codes`).toMatchObject([{ uses: 0 }])
    expect((await stored()).every(({ canceled_at }) => canceled_at !== null)).toBe(true)
  })

  test('a voucher pays of the sum, and is charged once', async () => {
    const { teal } = await fleet()
    const { code } = await insertVoucher(desk.it.sql, { amount: 7000 })
    const order = { adults: 8, children: 0, more_boats: [teal], price: 90, voucher: code, voucher_amount: 70 }
    expect((await send(order)).status).toBe(201)
    expect(await stored()).toMatchObject([
      { voucher_amount: 5000, payment_method: 'voucher' },
      { voucher_amount: 2000, payment_method: 'on_site', paid_at: null },
    ])
    expect(await desk.it.sql`SELECT redeemed FROM vouchers WHERE code = ${code}`).toMatchObject([{ redeemed: 7000 }])
    const { json } = await page.read(await page.linkFor(mira))
    expect(json).toMatchObject({ voucher_amount: 70, open_amount: 20, paid_amount: 0 })
  })

  test('are let go and taken again with the first one by whoever does so, all or none', async () => {
    const { teal } = await fleet()
    await send({ adults: 8, children: 0, more_boats: [teal], price: 90 })
    const { sql } = desk.it
    const stands = async () => (await stored()).map(({ canceled_at }) => canceled_at === null)
    const letGo = () =>
      sql`UPDATE bookings SET canceled_at = now(), canceled_reason = 'Not paid' WHERE leader_id IS NULL`
    const takeAgain = () =>
      sql`UPDATE bookings SET canceled_at = NULL, canceled_reason = NULL WHERE reference NOT LIKE '%-2'`
    await letGo()
    expect(await stands()).toEqual([false, false])
    await takeAgain()
    expect(await stands()).toEqual([true, true])
    await letGo()
    await insertBooking(sql, teal, '2026-06-03T10:00', '2026-06-03T11:00')
    await expect(sql`UPDATE bookings SET canceled_at = NULL WHERE mates = 1`).rejects.toThrow('no_double_booking')
    expect(await stands()).toEqual([false, false, true])
  })
})
