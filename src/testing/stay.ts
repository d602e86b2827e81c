import { beforeEach } from 'vitest'
import type { Sql } from '#kit/server/db.ts'
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

/** For a test file: an application emptied before every test, with a houseboat at $540 a night and its extras. */
export function openPier() {
  const desk = openDesk()
  const pier = {
    get it() {
      return desk.it
    },
    houseboat: 0,
    stored: desk.stored,
    /** A request for two nights on the houseboat, with changes. */
    request: (changes: Record<string, unknown> = {}, headers?: Record<string, string>, who = desk.it.visitor()) =>
      who.post('/api/haha_send_booking_request/', stayFields({ vehicle: pier.houseboat, ...changes }), headers),
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
