import { describe, expect, test } from 'vitest'
import type { Role } from '#testing/app.ts'
import { openBookingDesk } from '#testing/booking-desk.ts'
import { openPier } from '#testing/stay.ts'

const pier = openPier()
const { request, stored, mails } = pier
const { post, theBooking } = openBookingDesk(pier)
const sql = () => pier.it.sql
const changeLanguage = (fields: Record<string, unknown>, as?: Role | 'nobody') =>
  post('rere_change_language', { language: 'de', ...fields }, as)

/** The booking of a stay from June 10 to 12, made in English. */
async function aBooking() {
  await request()
  return { booking_id: (await theBooking()).id }
}

const kept = async () => (await stored())[0]?.language
const changes = () => sql()`
  SELECT actor, details FROM audit_log WHERE action = 'booking.language' AND record = (SELECT 'booking:' || id FROM bookings)`

describe('the language of a booking', () => {
  test('is changed by staff: mails from then on are in it, those before stay, and a trace is left', async () => {
    const booking = await aBooking()
    expect(await changeLanguage(booking)).toMatchObject({ status: 200, json: { status: 'success' } })
    expect(await theBooking()).toMatchObject({ language: 'de' })
    expect(await changes()).toEqual([{ actor: 'Jonas Pier', details: { from: 'en', to: 'de' } }])
    expect(await mails()).toHaveLength(1)
    await post('rere_change_price', { ...booking, new_price: 900, price_change_reason: 'Regen' })
    expect((await mails()).map(({ subject }) => subject.split(':')[0])).toEqual(['Booked', 'Neuer Preis'])
    await changeLanguage({ ...booking, language: 'en' })
    expect(await theBooking()).not.toHaveProperty('language')
    await post('rere_change_price', { ...booking, new_price: 800, price_change_reason: 'Rain' })
    expect((await mails()).at(-1)?.subject.split(':')[0]).toBe('New price')
  })

  test('that it has already is no change, however often and by however many it is chosen', async () => {
    const booking = await aBooking()
    const replies = await Promise.all([changeLanguage(booking), changeLanguage(booking, 'root')])
    replies.push(await changeLanguage(booking))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([await kept(), await changes()]).toMatchObject(['de', [{ details: { from: 'en', to: 'de' } }]])
  })

  test('is changed of what is paid, held or out: about all that mails are still written', async () => {
    const booking = await aBooking()
    await sql()`UPDATE bookings SET paid_at = now()`
    expect((await changeLanguage(booking)).status).toBe(200)
    await sql()`UPDATE bookings SET paid_at = NULL, held_until = now() + interval '10 minutes'`
    expect((await changeLanguage({ ...booking, language: 'en' })).status).toBe(200)
    await sql()`UPDATE bookings SET held_until = NULL`
    await sql()`
      INSERT INTO handovers (booking_id, out_at, out_by, fuel_out)
      SELECT id, '2026-06-10T12:00:00Z', 'Jonas Pier', 8 FROM bookings`
    pier.it.setNow('2026-06-20T08:00:00Z')
    expect((await changeLanguage(booking)).status).toBe(200)
    expect(await kept()).toBe('de')
  })

  test('stays as it is once the booking is canceled or over', async () => {
    const booking = await aBooking()
    const refusal = async () => {
      const { status, json } = await changeLanguage(booking)
      return [status, json.code, json.detail]
    }
    await sql()`UPDATE bookings SET canceled_at = now()`
    expect(await refusal()).toEqual([409, 'BOOKING_CANCELED', 'This booking was canceled meanwhile'])
    await sql()`UPDATE bookings SET canceled_at = NULL`
    const over = [409, 'BOOKING_OVER', 'This booking is over: no more mails are written about it']
    pier.it.setNow('2026-06-12T08:00:00Z')
    expect(await refusal()).toEqual(over)
    pier.it.setNow('2026-06-11T08:00:00Z')
    await sql()`
      INSERT INTO handovers (booking_id, out_at, out_by, fuel_out, back_at, back_by, fuel_back)
      SELECT id, '2026-06-10T12:00:00Z', 'Jonas Pier', 8, '2026-06-11T07:00:00Z', 'Jonas Pier', 8 FROM bookings`
    expect(await refusal()).toEqual(over)
    expect([await kept(), await changes()]).toEqual(['en', []])
  })

  test('is one that mails are there in, of a booking that exists, and changed by somebody who may', async () => {
    const booking = await aBooking()
    for (const language of ['fr', '', 'DE', null]) {
      const { status, json } = await changeLanguage({ ...booking, language })
      expect([status, json.errors]).toEqual([422, [{ field: 'language', message: 'Please choose a language' }]])
    }
    const employee = await pier.it.signedIn('employee')
    const unknown = { ...booking, language: 'fr' }
    const german = await employee.post('/api/rere_change_language/', unknown, { 'accept-language': 'de' })
    expect(german.json.detail).toBe('Bitte wählen Sie eine Sprache')
    for (const booking_id of [0, 'x', undefined]) expect((await changeLanguage({ booking_id })).status).toBe(422)
    expect((await changeLanguage({ booking_id: 999_999 })).status).toBe(404)
    expect((await changeLanguage(booking, 'nobody')).status).toBe(401)
    expect((await changeLanguage(booking, 'artist')).status).toBe(403)
    expect((await changeLanguage(booking, 'demo')).json.code).toBe('DEMO_ACCOUNT')
    expect([await kept(), await changes()]).toEqual(['en', []])
  })
})
