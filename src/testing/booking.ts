import { beforeAll, beforeEach } from 'vitest'
import type { Sql } from '#kit/server/postgres/db.ts'
import { buildTestApp, mondayMorning, type TestApp } from './app.ts'
import type { Browser } from './browser.ts'
import { insertVehicle } from './fleet.ts'

/** The fields of a complete booking request, for a motorboat at $50 an hour. */
export const bookingFields = (changes: Record<string, unknown> = {}) => ({
  vehicle: 1,
  type: 'motorboats',
  employee: '',
  name: 'Mira Keller',
  email: 'mira@guests.example',
  phone: '+49 151 2345678',
  streetAndNumber: 'Seestrasse 5',
  additional: '',
  zipCodeAndCity: '82319 Starnberg',
  adults: 2,
  children: 0,
  comment: '',
  booked_day: '2026-06-03',
  booked_start: 10,
  booked_hours: 1,
  price: 50,
  privacy: true,
  code: '00000',
  ...changes,
})

/** Asks for a code and reads it out of the mail. */
export async function askForCode(sql: Sql, browser: Browser, fields: Record<string, unknown>): Promise<string> {
  const { name, email, vehicle, booked_day, booked_start } = fields
  const reply = await browser.post('/api/rere_send_verification_code/', {
    name,
    email,
    vehicle,
    booked_day,
    booked_start,
  })
  if (reply.status !== 201) throw new Error(`no code: ${reply.text}`)
  const [mail] = await sql<{ body_text: string }[]>`
    SELECT body_text FROM mails WHERE recipient = ${String(email)} ORDER BY id DESC LIMIT 1`
  const code = /\b\d{5}\b/.exec(mail?.body_text ?? '')?.[0]
  if (!code) throw new Error(`no code in the mail: ${mail?.body_text}`)
  return code
}

/** Asks for the code and books with it. */
export async function book(
  sql: Sql,
  browser: Browser,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const fields = bookingFields(changes)
  const code = await askForCode(sql, browser, fields)
  return browser.post(
    '/api/rere_send_booking_request/',
    { ...fields, code, ...('code' in changes ? { code: changes.code } : {}) },
    headers,
  )
}

/** For a test file: an application that is emptied before every test, with one motorboat at $50 an hour. */
export function openDesk() {
  const desk = {
    it: undefined as unknown as TestApp,
    boat: 0,
    stored: () => desk.it.sql`SELECT * FROM bookings ORDER BY id`,
    request: (fields: Record<string, unknown>, headers?: Record<string, string>) =>
      desk.it.visitor().post('/api/rere_send_booking_request/', fields, headers),
  }
  beforeAll(async () => {
    desk.it = await buildTestApp()
  })
  beforeEach(async () => {
    const { sql, live, setNow } = desk.it
    setNow(mondayMorning)
    await sql`TRUNCATE bookings, blocked_days, blocked_customers, verification_codes, mails, throttles, idempotent_answers, vehicles CASCADE`
    desk.boat = await insertVehicle(sql, { name: 'Eider', extra_binoculars: true, extra_captain: 4550 })
    await live.changed('vehicles', 'bookings', 'blocked-days', 'blocked-customers', 'settings', 'handovers')
  })
  return desk
}
