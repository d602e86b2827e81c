import { beforeEach } from 'vitest'
import type { Sql } from '#kit/server/postgres/db.ts'
import { openDesk } from './booking.ts'
import type { Browser, Reply } from './browser.ts'
import { insertVehicle } from './fleet.ts'

/** The fields of a complete request for two nights at $540 each, paid by bank transfer. */
export const stayFields = (changes: Record<string, unknown> = {}) => ({
  vehicle: 1,
  employee: '',
  salutation: 'Mr.',
  name: 'Nils Lindqvist',
  email: 'nils@guests.example',
  phone: '+49 151 7654321',
  streetAndNumber: 'Uferweg 7',
  additional: '',
  zipCodeAndCity: '78462 Konstanz',
  adults: 2,
  children: 0,
  people_amount: 2,
  comment: '',
  booked_day: '2026-06-10',
  booked_duration: 2,
  voucher: '',
  voucher_amount: 0,
  banktransfer: true,
  paypal: false,
  price: 1080,
  privacy: true,
  ...changes,
})

/** The fields with a code that counts, unless they have one. */
export async function withCode<F extends { email?: unknown; vehicle?: unknown; booked_day?: unknown; code?: unknown }>(
  sql: Sql,
  fields: F,
) {
  const { email, vehicle, booked_day } = fields
  if (fields.code !== undefined) return fields
  const startsAt = `${booked_day}T14:00`
  const isReal = /^\d{4}-\d\d-\d\d$/.test(String(booked_day)) && !Number.isNaN(Date.parse(startsAt))
  if (isReal)
    await sql`
      INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
      SELECT ${String(email).toLowerCase()}, id, ${startsAt}, ''::bytea, sha256('12345'::bytea), now() + interval '10 minutes'
      FROM vehicles WHERE id = ${Number(vehicle) || 0}
      ON CONFLICT (email, vehicle_id, starts_at) DO UPDATE SET used_at = NULL, tries = 0`.catch(() => {})
  return { ...fields, code: '12345' }
}

/** For a test file: an application emptied before every test, with a houseboat at $540 a night and its extras. */
export function openPier() {
  const desk = openDesk()
  const pier = {
    get it() {
      return desk.it
    },
    houseboat: 0,
    stored: desk.stored,
    /** A request for two nights on the houseboat, with the code that was asked for before; `code: ''` sends none, as the page does first. */
    request: async (changes: Record<string, unknown> = {}, headers?: Record<string, string>, who = desk.it.visitor()) =>
      who.post(
        '/api/haha_send_booking_request/',
        await withCode(desk.it.sql, stayFields({ vehicle: pier.houseboat, ...changes })),
        headers,
      ),
    /** The same, to be paid through the provider. */
    hold: (changes: Record<string, unknown> = {}, headers?: Record<string, string>, who = desk.it.visitor()) =>
      who.post(
        '/api/haha_hold_booking/',
        stayFields({ vehicle: pier.houseboat, banktransfer: false, paypal: true, ...changes }),
        headers,
      ),
    mails: () => desk.it.sql<{ subject: string; recipient: string; body_text: string }[]>`
      SELECT subject, recipient, body_text FROM mails ORDER BY id`,
    approve: (held: Reply, who: Browser = desk.it.visitor()) =>
      who.post(`/api/test_payment/${(held.json.payment as { order_id: string }).order_id}/approve/`),
  }
  beforeEach(async () => {
    await desk.it.sql`TRUNCATE payments, vouchers, test_orders CASCADE`
    pier.houseboat = await insertVehicle(
      desk.it.sql,
      { type: 'houseboats', name: 'Heron', extra_bbq: true, extra_sonar: true, extra_bed_linen_and_towel: true },
      { 2: 54_000 },
    )
    await desk.it.live.changed('vehicles', 'bookings')
  })
  return pier
}

/** A paid voucher worth so many cents. */
export async function insertVoucher(sql: Sql, code: string, amount: number): Promise<void> {
  await sql`
    INSERT INTO vouchers (reference, code, amount, name, email, background, payment_method, paid_at)
    VALUES (${code.slice(0, 8)}, ${code}, ${amount}, 'Somebody', 'giver@guests.example', 1, 'transfer', now())`
}
