import { describe, expect, test } from 'vitest'
import { bookingFields, openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { moveBy } from '#testing/moves.ts'
import { findMail, saveRule, somePrices, weekend } from '#testing/prices.ts'
import type { PriceRule } from '../contract.ts'

const desk = openDesk()
const prices = somePrices(desk)
const { booked, promo } = prices

const remove = (who: Browser, url: string) => who.send({ method: 'DELETE', url })

const saturday = { booked_day: '2026-06-06' }

const readRules = async () => (await desk.it.visitor().get('/api/rere_get_pricing/')).json.rules as PriceRule[]

describe('a rule', () => {
  test('changes what is to be paid for from the moment it is saved, with a line that says why', async () => {
    expect(await readRules()).toEqual([])
    expect((await booked({ ...saturday, booked_start: 9, price: 50 })).status).toBe(201)
    await saveRule(desk, weekend())
    const [rule] = await readRules()
    expect(rule).toMatchObject({ name: 'Weekend', percent: 10, cents: null, weekdays: [0, 6] })
    const refused = await booked({ ...saturday, price: 50 })
    expect([refused.status, refused.json.code, refused.json.price]).toEqual([409, 'PRICE_CHANGED', 55])
    expect((await booked({ ...saturday, price: 55 })).status).toBe(201)
    const kept = await desk.it.sql<{ price: number; lines: object[] }[]>`
      SELECT price, quote->'lines' AS lines FROM bookings ORDER BY id`
    expect(kept[0]).toEqual({ price: 5000, lines: [{ label: 'Eider, 1 hour', cents: 5000 }] })
    expect(kept[1]).toMatchObject({
      price: 5500,
      lines: [
        {},
        { label: 'Weekend, +10%', cents: 500, reason: { name: 'Weekend', name_de: 'Wochenende', percent: 10 } },
      ],
    })
  })

  test('is told in the language that was booked in', async () => {
    await saveRule(desk, weekend())
    expect((await booked({ ...saturday, price: 55 }, { 'accept-language': 'de' })).status).toBe(201)
    expect(await findMail(desk)).toContain('Wochenende, +10 %')
    expect((await booked({ ...saturday, booked_start: 12, price: 55 })).status).toBe(201)
    expect(await findMail(desk)).toContain('Weekend, +10%')
  })

  test('that is removed leaves bookings as they are', async () => {
    const { id } = await saveRule(desk, weekend())
    await booked({ ...saturday, price: 55 })
    const admin = await desk.it.signedIn('admin')
    expect((await remove(admin, `/api/rere_remove_price_rule/${id}/`)).status).toBe(200)
    expect((await remove(admin, `/api/rere_remove_price_rule/${id}/`)).status).toBe(404)
    expect((await desk.it.sql`SELECT price FROM bookings`)[0]).toEqual({ price: 5500 })
    expect((await booked({ ...saturday, booked_start: 12, price: 50 })).status).toBe(201)
  })

  test('counts for walk-ins and for stays, night by night', async () => {
    await saveRule(desk, weekend({ weekdays: [1] }))
    const employee = await desk.it.signedIn('employee')
    const walkIn = { vehicle_id: desk.boat, hours: 1, name: 'Ole', people: 2 }
    expect((await employee.post('/api/rere_book_walk_in/', { ...walkIn, price: 50 })).json.price).toBe(55)
    expect((await employee.post('/api/rere_book_walk_in/', { ...walkIn, price: 55 })).status).toBe(201)
    const houseboat = await insertVehicle(desk.it.sql, { type: 'houseboats' }, { 2: 54_000 })
    await desk.it.live.changed('vehicles')
    const stay = {
      ...bookingFields({ vehicle: houseboat, booked_day: '2026-06-14', booked_duration: 3, banktransfer: true }),
      code: '',
    }
    const root = await desk.it.signedIn('root')
    const refused = await root.post('/api/haha_send_booking_request/', { ...stay, price: 1620 })
    expect([refused.json.code, refused.json.price]).toEqual(['PRICE_CHANGED', 1674])
    expect((await root.post('/api/haha_send_booking_request/', { ...stay, price: 1674 })).status).toBe(201)
  })

  test('counts from midnight on where it looks at the day of booking', async () => {
    await saveRule(desk, weekend({ kind: 'late', days: 1, percent: -20 }))
    desk.it.setNow('2026-06-01T21:59:00Z')
    expect((await booked({ booked_day: '2026-06-03', price: 50 })).status).toBe(201)
    desk.it.setNow('2026-06-01T22:00:00Z')
    const refused = await booked({ booked_day: '2026-06-03', booked_start: 12, price: 50 })
    expect([refused.json.code, refused.json.price]).toEqual(['PRICE_CHANGED', 40])
  })

  test('moves with a booking: the price there is asked about', async () => {
    await booked({ price: 50 })
    await saveRule(desk, weekend())
    const employee = await desk.it.signedIn('employee')
    const [{ id } = { id: 0 }] = await desk.it.sql<{ id: number }[]>`SELECT id::int FROM bookings`
    const move = { booking_id: id, vehicle_id: desk.boat, day: '2026-06-06', start: 10, price: 'new' }
    expect((await moveBy(employee, { ...move, whole: 50 })).json.code).toBe('CHANGE_PRICED')
    expect((await moveBy(employee, { ...move, whole: 55 })).json.price).toBe(55)
  })
})

describe('what is saved', () => {
  test('is refused beside the field where it is wrong', async () => {
    const admin = await desk.it.signedIn('admin')
    for (const [changes, field] of [
      [{ name: '' }, 'name'],
      [{ weekdays: '[]' }, 'weekdays'],
      [{ percent: '' }, 'change'],
      [{ percent: 0 }, 'change'],
      [{ percent: 10, cents: 5 }, 'change'],
      [{ percent: 7.55 }, 'percent'],
      [{ percent: -101 }, 'percent'],
      [{ kind: 'season', from: '06-01' }, 'from'],
      [{ kind: 'season', from: '02-30', until: '06-01' }, 'from'],
      [{ kind: 'early' }, 'days'],
      [{ kind: 'length' }, 'least'],
      [{ flows: '[]' }, 'flows'],
      [{ vehicle_types: '["rafts"]' }, 'vehicle_types.0'],
      [{ ends_on: '2025-12-31' }, 'ends_on'],
    ] as const) {
      const { status, json } = await admin.post('/api/rere_save_price_rule/', weekend(changes))
      expect([status, (json.errors as { field: string }[])?.map((one) => one.field)], JSON.stringify(changes)).toEqual([
        422,
        [field],
      ])
    }
  })

  test('can be changed by its id, and money is in dollars', async () => {
    const { id } = await saveRule(desk, weekend({ kind: 'season', from: '02-29', until: '01-01' }))
    const after = await saveRule(desk, weekend({ id, percent: '', cents: '-7,50' }))
    expect(after).toMatchObject({ id, percent: null, cents: -7.5, from: null, weekdays: [0, 6] })
    const admin = await desk.it.signedIn('admin')
    expect((await admin.get('/api/rere_get_prices/')).json).toMatchObject({ rules: [after], promo_codes: [] })
    const [{ details } = { details: {} }] = await desk.it.sql<{ details: object }[]>`
      SELECT details FROM audit_log WHERE action = 'price-rule.change'`
    expect(details).toMatchObject({ before: { percent: 10 }, after: { amount: -7.5 } })
    expect((await admin.post('/api/rere_save_price_rule/', weekend({ id: 999 }))).status).toBe(404)
  })

  test('is for admins of the rental alone, and done once', async () => {
    expect((await desk.it.visitor().post('/api/rere_save_price_rule/', weekend())).status).toBe(401)
    expect((await (await desk.it.signedIn('employee')).post('/api/rere_save_price_rule/', weekend())).status).toBe(403)
    const admin = await desk.it.signedIn('admin')
    const key = { 'idempotency-key': crypto.randomUUID() }
    const twice = [1, 2].map(() => admin.post('/api/rere_save_price_rule/', weekend(), key))
    await Promise.all(twice)
    expect(await desk.it.sql`SELECT FROM price_rules`).toHaveLength(1)
  })
})

describe('a promo code', () => {
  test('takes its part, whatever its case, and is told before ordering', async () => {
    await promo({ code: 'Lake-10', percent: -10 })
    const check = await desk.it.visitor().get('/api/rere_check_promo_code/?promo_code=lake-10')
    expect(check.json).toEqual({ terms: { code: 'LAKE-10', percent: -10, cents: null }, refusal: '' })
    const refused = await booked({ promo_code: 'lake-10', price: 50 })
    expect([refused.status, refused.json.price]).toEqual([409, 45])
    expect((await booked({ promo_code: 'lake-10', price: 45 })).status).toBe(201)
    expect(await prices.uses()).toBe(1)
    expect(await findMail(desk)).toContain('Promo code LAKE-10, −10%')
  })

  test('is refused clearly: none, not yet, over, used up', async () => {
    const why = async (code: string) => {
      const { status, json } = await booked({ promo_code: code, price: 45 })
      return [status, (json.errors as object[])?.[0]]
    }
    await promo({ code: 'SOON', percent: -10, starts_on: '2026-07-01' })
    await promo({ code: 'PAST', percent: -10, starts_on: '2026-01-01', ends_on: '2026-05-31' })
    await promo({ code: 'ONCE', percent: -10, max_uses: 1 })
    await desk.it.sql`UPDATE promo_codes SET uses = 1 WHERE code = 'ONCE'`
    expect(await why('NONE')).toEqual([422, { field: 'promo_code', message: 'NONE is invalid' }])
    expect(await why('SOON')).toEqual([
      422,
      { field: 'promo_code', message: 'The promo code SOON counts from July 1, 2026 on' },
    ])
    expect(await why('PAST')).toEqual([
      422,
      { field: 'promo_code', message: 'The promo code PAST ended on May 31, 2026' },
    ])
    expect(await why('ONCE')).toEqual([422, { field: 'promo_code', message: 'The promo code ONCE has been used up' }])
    expect(await desk.stored()).toHaveLength(0)
  })

  test('cannot be guessed at without end', async () => {
    const check = (code: string) => desk.it.visitor().get(`/api/rere_check_promo_code/?promo_code=${code}`)
    await promo({ code: 'LAKE', percent: -10 })
    for (let n = 0; n < 20; n++) expect((await check(`NO${n}`)).status).toBe(200)
    expect((await check('LAKE')).status).toBe(429)
  })

  test('is there once, makes it cheaper, and keeps what was used', async () => {
    const admin = await desk.it.signedIn('admin')
    const save = (fields: object) => admin.post('/api/rere_save_promo_code/', { starts_on: '2026-01-01', ...fields })
    const { id } = await promo({ code: 'LAKE', percent: -10 })
    const errorOf = async (fields: object) => ((await save(fields)).json.errors as { field: string }[])?.[0]?.field
    expect(await errorOf({ code: 'lake', percent: -5 })).toBe('code')
    expect(await errorOf({ code: 'DEARER', percent: 5 })).toBe('change')
    expect(await errorOf({ code: 'ABCDEFGHJKLMNPQR', percent: -5 })).toBe('code')
    expect(await errorOf({ code: 'LÄKE', percent: -5 })).toBe('code')
    await desk.it.sql`UPDATE promo_codes SET uses = 3`
    expect(await errorOf({ id, code: 'LAKE', percent: -10, max_uses: 2 })).toBe('max_uses')
    expect((await save({ id, code: 'LAKE', percent: -10, max_uses: 3 })).json).toMatchObject({ uses: 3, max_uses: 3 })
    expect((await remove(admin, `/api/rere_remove_promo_code/${id}/`)).status).toBe(200)
  })

  test('gives its use back when its booking is canceled, and counts again when money revives it', async () => {
    await promo({ code: 'LAKE', percent: -10, max_uses: 1 })
    await booked({ promo_code: 'LAKE', price: 45 })
    await desk.it.sql`UPDATE bookings SET canceled_at = now()`
    expect(await prices.uses()).toBe(0)
    await desk.it.sql`UPDATE bookings SET staff_comment = 'x'`
    const last = desk.it.sql`(SELECT max(id) FROM bookings)`
    await desk.it.sql`UPDATE bookings SET canceled_at = now() WHERE id = ${last}`
    expect(await prices.uses()).toBe(0)
    await desk.it.sql`UPDATE bookings SET canceled_at = NULL WHERE id = ${last}`
    expect(await prices.uses()).toBe(1)
  })
})
