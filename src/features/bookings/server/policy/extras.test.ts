import { beforeEach, describe, expect, test } from 'vitest'
import { book } from '#testing/booking.ts'
import { resetExtras, saveExtra } from '#testing/extra-writes.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openMoves } from '#testing/moves.ts'
import { findMail } from '#testing/prices.ts'
import { stayFields } from '#testing/stay.ts'

const { pier, move, stored } = openMoves()
beforeEach(() => resetExtras(pier.it))

let boat = 0
let other = 0
beforeEach(async () => {
  const { sql, live } = pier.it
  boat = await insertVehicle(sql, { name: 'Grebe', extra_bbq: true })
  other = await insertVehicle(sql, { name: 'Smew', type: 'canoes', extra_bbq: true })
  await live.changed('vehicles')
})

const hours = (changes: Record<string, unknown> = {}, headers = {}) =>
  book(pier.it.sql, pier.it.visitor(), { vehicle: boat, extras: ['cooler'], price: 55, ...changes }, headers)

async function stay(changes: Record<string, unknown>) {
  const fields = stayFields({ vehicle: pier.houseboat, code: '', banktransfer: false, ...changes })
  return (await pier.it.signedIn('employee')).post('/api/haha_send_booking_request/', fields)
}

const why = ({ status, json }: { status: number; json: Record<string, unknown> }) => [
  status,
  json.code,
  ...((json.errors as { field: string; message: string }[] | undefined)?.map(({ field, message }) => [
    field,
    message,
  ]) ?? []),
]

describe('an extra that the business added', () => {
  test('is booked by its key, with a line of its own, and told in the language that was booked in', async () => {
    await saveExtra(pier.it, { price: 5 })
    expect((await hours({ price: 50 })).json).toMatchObject({ code: 'PRICE_CHANGED', price: 55 })
    expect((await hours({ extra_bbq: true, price: 85 }, { 'accept-language': 'de' })).status).toBe(201)
    expect(await findMail({ it: pier.it } as Parameters<typeof findMail>[0])).toMatch(/Kühlbox/)
    const [kept] = await stored()
    expect(kept?.extras).toEqual(['bbq', 'cooler'])
    expect(kept?.comment).toContain('Extras: barbecue grill, cooler')
    expect(kept?.quote.lines.slice(1)).toEqual([
      { label: 'Barbecue grill', cents: 3000, extra: { key: 'bbq', name: 'Barbecue grill', name_de: 'Grill' } },
      { label: 'Cooler', cents: 500, extra: { key: 'cooler', name: 'Cooler', name_de: 'Kühlbox' } },
    ])
  })

  test('keeps price and name in bookings, whatever becomes of it', async () => {
    await saveExtra(pier.it, {})
    await hours()
    await saveExtra(pier.it, { key: 'cooler', name: 'Ice box', price: 9 })
    expect((await hours({ booked_start: 12 })).json).toMatchObject({ code: 'PRICE_CHANGED', price: 59 })
    const employee = await pier.it.signedIn('employee')
    const day = await employee.get('/api/rere_get_day_bookings/?day=2026-06-03')
    expect(JSON.stringify(day.json)).toContain('Extras: cooler')
    const timeline = await employee.get('/api/rere_get_timeline/?day=2026-06-03&days=1')
    expect(timeline.json).toMatchObject({ bookings: [{ extras: ['cooler'], price: 55 }] })
    expect(JSON.stringify(timeline.json)).toContain('Extras: cooler')
  })

  test('costs what it is for: the booking, an hour, a day or night, a person', async () => {
    const unit = (unit: string, flows = '["hours","days"]') => saveExtra(pier.it, { key: 'cooler', unit, flows })
    await saveExtra(pier.it, {})
    const prices = []
    for (const [name, flows] of [['booking'], ['day'], ['person'], ['hour', '["hours"]']] as const) {
      await unit(name, flows)
      prices.push((await hours({ booked_hours: 2, adults: 2, children: 1, ageFrom: 5, price: 1 })).json.price)
      if (name !== 'hour') prices.push((await stay({ extras: ['cooler'], booked_duration: 3, price: 1 })).json.price)
    }
    expect(prices).toEqual([95, 1625, 95, 1635, 105, 1630, 100])
  })

  test('is for the boats and the ways to book that it is for', async () => {
    await saveExtra(pier.it, { vehicle_types: '["canoes"]', flows: '["hours"]' })
    expect(why(await hours())).toEqual([422, 'EXTRA_NOT_OFFERED'])
    expect((await hours({ vehicle: other, type: 'canoes' })).status).toBe(201)
    expect(why(await stay({ extras: ['cooler'] }))).toEqual([422, 'EXTRA_NOT_OFFERED'])
    expect(why(await hours({ extras: ['nothing'] }))).toEqual([422, 'EXTRA_NOT_OFFERED'])
    expect(why(await hours({ extras: 'x'.repeat(99) }))[0]).toBe(422)
  })

  test('that was put away is not to be had, and a booking that has it is moved with it', async () => {
    await saveExtra(pier.it, {})
    await hours()
    const admin = await pier.it.signedIn('admin')
    for (const key of ['cooler', 'bbq']) await admin.post('/api/rere_put_away_extra/', { key, away: true })
    expect(why(await hours({ booked_start: 12 }))).toEqual([422, 'EXTRA_NOT_OFFERED'])
    expect(why(await hours({ booked_start: 12, extras: [], extra_bbq: true }))).toEqual([422, 'EXTRA_NOT_OFFERED'])
    expect((await move({ start: 15 })).json).toMatchObject({ price: 55, starts_at: '2026-06-03T15:00' })
    expect((await move({ vehicle_id: other, price: 'new', whole: 55 })).status).toBe(200)
  })
})

describe('an extra of which there is one', () => {
  const told = 'Cooler: none is left at this time. Please do without it, or choose another time.'
  const refused = [422, 'INVALID', ['extra_cooler', told]]
  beforeEach(() => saveExtra(pier.it, { stock: 1 }))

  test('is had by one at a time, by the hour and over days; who gets none books nothing', async () => {
    expect((await hours({ booked_hours: 2, price: 95 })).status).toBe(201)
    expect(why(await hours({ vehicle: other, type: 'canoes', booked_start: 11 }))).toEqual(refused)
    expect(why(await stay({ extras: ['cooler'], booked_day: '2026-06-02', price: 1085 }))).toEqual(refused)
    expect(await stored()).toHaveLength(1)
    expect((await hours({ vehicle: other, type: 'canoes', booked_start: 12 })).status).toBe(201)
    expect((await hours({ vehicle: other, type: 'canoes', booked_start: 10, extras: [], price: 50 })).status).toBe(201)
  })

  test('is told in the language of whoever asks', async () => {
    await hours()
    const reply = await hours({ vehicle: other, type: 'canoes' }, { 'accept-language': 'de' })
    expect(reply.json.detail).toBe(
      'Kühlbox: zu dieser Zeit vergriffen. Bitte verzichten Sie darauf oder wählen Sie eine andere Zeit.',
    )
  })

  test('comes back with a booking that is canceled, and not twice', async () => {
    await hours()
    const { sql } = pier.it
    await sql`UPDATE bookings SET canceled_at = now()`
    expect((await hours({ vehicle: other, type: 'canoes' })).status).toBe(201)
    await expect(sql`UPDATE bookings SET canceled_at = NULL`).rejects.toMatchObject({
      constraint_name: 'extras_in_stock',
    })
  })

  test('is counted anew where a booking is moved, and where a move is taken back', async () => {
    await hours()
    await hours({ vehicle: other, type: 'canoes', booked_start: 14 })
    const moved = await move({ start: 14 })
    expect([moved.status, moved.json.code, moved.json.detail]).toEqual([422, 'INVALID', told])
    const away = await move({ start: 16 })
    expect(away.status).toBe(200)
    expect((await hours({ vehicle: other, type: 'canoes', booked_start: 10 })).status).toBe(201)
    const employee = await pier.it.signedIn('employee')
    const undone = await employee.post('/api/rere_undo_change/', { change_id: away.json.change_id })
    expect([undone.status, undone.json.detail]).toEqual([422, told])
  })

  test('is kept by those who have it where there are fewer now, for their time or less', async () => {
    await hours({ booked_hours: 2, price: 95 })
    await saveExtra(pier.it, { key: 'cooler', stock: 0 })
    const { sql } = pier.it
    await sql`UPDATE bookings SET agreed_end = ends_at, ends_at = '2026-06-03T11:00'`
    // The boat is out again after all, and the extra with it.
    await sql`UPDATE bookings SET ends_at = agreed_end, agreed_end = NULL`
    await expect(sql`UPDATE bookings SET ends_at = '2026-06-03T13:00'`).rejects.toMatchObject({
      constraint_name: 'extras_in_stock',
    })
  })
})
