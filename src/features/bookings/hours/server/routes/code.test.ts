import { describe, expect, test } from 'vitest'
import { rootCode } from '#testing/app.ts'
import { askForCode, bookingFields, openDesk } from '#testing/booking.ts'

const desk = openDesk()
const { request, stored } = desk

describe('the code', () => {
  test('confirms once, for this boat and start only', async () => {
    const fields = bookingFields({ vehicle: desk.boat })
    const code = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    const elsewhere = await request({ ...fields, code, booked_start: 15 })
    expect(elsewhere.json.errors).toContainEqual({ field: 'code', message: 'The entered code is invalid' })
    expect((await request({ ...fields, code })).status).toBe(201)
    await desk.it.sql`UPDATE bookings SET canceled_at = now()`
    expect((await request({ ...fields, code })).status).toBe(422)
  })

  test('is worth nothing after five wrong tries, nor after ten minutes', async () => {
    const fields = bookingFields({ vehicle: desk.boat })
    const code = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    const wrong = code === '11111' ? '22222' : '11111'
    for (let i = 0; i < 5; i++) expect((await request({ ...fields, code: wrong })).status).toBe(422)
    expect((await request({ ...fields, code })).status).toBe(422)
    const second = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    await desk.it.sql`UPDATE verification_codes SET expires_at = now() - interval '1 second'`
    expect((await request({ ...fields, code: second })).status).toBe(422)
    expect(await stored()).toHaveLength(0)
  })

  test('asked for again replaces the one before', async () => {
    const fields = bookingFields({ vehicle: desk.boat })
    const first = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    let second = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    if (second === first) second = await askForCode(desk.it.sql, desk.it.visitor(), fields)
    expect((await request({ ...fields, code: first })).status).toBe(422)
    expect((await request({ ...fields, code: second })).status).toBe(201)
  })

  test('is kept as a hash only', async () => {
    const code = await askForCode(desk.it.sql, desk.it.visitor(), bookingFields({ vehicle: desk.boat }))
    const [row] = await desk.it.sql`SELECT * FROM verification_codes`
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('is mailed at most five times an hour to one address, with Retry-After', async () => {
    const fields = bookingFields({ vehicle: desk.boat })
    for (let i = 0; i < 5; i++) await askForCode(desk.it.sql, desk.it.visitor(), fields)
    const { name, email, vehicle, booked_day, booked_start } = fields
    const reply = await desk.it
      .visitor()
      .post('/api/rere_send_verification_code/', { name, email, vehicle, booked_day, booked_start })
    expect([reply.status, reply.json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(await desk.it.sql`SELECT FROM mails`).toHaveLength(5)
  })

  test('is not mailed for what cannot be booked, or to nobody', async () => {
    const ask = (changes: object) =>
      desk.it.visitor().post('/api/rere_send_verification_code/', {
        name: 'Mira Keller',
        email: 'mira@guests.example',
        vehicle: desk.boat,
        booked_day: '2026-06-03',
        booked_start: 10,
        ...changes,
      })
    expect((await ask({ booked_day: '2026-05-01' })).json.code).toBe('PAST')
    expect((await ask({ email: 'nobody' })).json.errors).toContainEqual({
      field: 'email',
      message: 'Please enter a valid email address',
    })
    expect((await ask({ vehicle: 5 })).status).toBe(422)
    expect(await desk.it.sql`SELECT FROM mails`).toHaveLength(0)
  })

  test('of the root account is always the same and never mailed', async () => {
    const root = await desk.it.signedIn('root')
    const fields = bookingFields({ vehicle: desk.boat })
    const asked = await root.post('/api/rere_send_verification_code/', {
      name: fields.name,
      email: fields.email,
      vehicle: desk.boat,
      booked_day: fields.booked_day,
      booked_start: 10,
    })
    expect(asked.status).toBe(201)
    expect(await desk.it.sql`SELECT FROM mails`).toHaveLength(0)
    expect((await root.post('/api/rere_send_booking_request/', { ...fields, code: '11111' })).status).toBe(422)
    expect((await request({ ...fields, code: rootCode })).status).toBe(422)
    expect((await root.post('/api/rere_send_booking_request/', { ...fields, code: rootCode })).status).toBe(201)
  })
})
