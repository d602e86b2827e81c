import { beforeAll, beforeEach } from 'vitest'
import { newCode } from '#features/vouchers/server/commands.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { newReference } from '#kit/server/security/secret.ts'
import { buildTestApp, mondayMorning, type TestApp } from './app.ts'

/** The fields of a complete voucher request over $100, to be paid by transfer. */
export const voucherFields = (changes: Record<string, unknown> = {}) => ({
  salutation: 'Ms.',
  name: 'Mira Keller',
  email: 'mira@guests.example',
  streetAndNumber: 'Seestrasse 5',
  additional: '',
  zipCodeAndCity: '82319 Starnberg',
  voucherRecipient: 'Ada',
  voucherBackground: 2,
  voucherText: 'Happy birthday!\nSee you on the lake.',
  voucherAmount: 100,
  banktransfer: true,
  paypal: false,
  privacy: true,
  ...changes,
})

type Given = { amount?: number; redeemed?: number; paid?: boolean; canceled?: boolean; code?: string; email?: string }

/** Puts a voucher straight into the table, paid unless told otherwise; amounts in cents. */
export async function insertVoucher(sql: Sql, given: Given = {}) {
  const { amount = 10_000, redeemed = 0, paid = true, canceled = false, code = newCode() } = given
  const reference = newReference()
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO vouchers (reference, code, amount, redeemed, name, email, recipient, background, words, payment_method,
                          paid_at, canceled_at, due_on)
    VALUES (${reference}, ${code}, ${amount}, ${redeemed}, 'Mira Keller', ${given.email ?? 'mira@guests.example'}, 'Ada', 1,
            'Happy birthday!', 'transfer', ${paid ? '2026-06-01' : null}, ${canceled ? '2026-06-01' : null}, '2026-06-06')
    RETURNING id`
  return { id: row?.id as number, code, reference }
}

/** The token of the link in the latest mail to an address. */
export async function tokenFromMail(sql: Sql, email = 'mira@guests.example'): Promise<string> {
  const [mail] = await sql<{ text: string }[]>`
    SELECT body_text AS text FROM mails WHERE recipient = ${email} ORDER BY id DESC LIMIT 1`
  const token = /my-voucher#(\S+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link in the mail: ${mail?.text}`)
  return token
}

/** For a test file: an application that sells vouchers, emptied before every test. */
export function openCounter() {
  const counter = {
    it: undefined as unknown as TestApp,
    order: (changes: Record<string, unknown> = {}, headers?: Record<string, string>) =>
      counter.it.visitor().post('/api/rere_send_voucher_request/', voucherFields(changes), headers),
    check: (code: string) => counter.it.visitor().get(`/api/rere_check_voucher/?voucher=${encodeURIComponent(code)}`),
    stored: () => counter.it.sql`SELECT * FROM vouchers ORDER BY id`,
    mails: () => counter.it.sql<
      { subject: string; body_text: string; attachments: { name: string; content: string }[] }[]
    >`
      SELECT subject, body_text, attachments FROM mails ORDER BY id`,
  }
  beforeAll(async () => {
    counter.it = await buildTestApp({ AGENCY_IBAN: 'DE89370400440532013000', EUR_PER_USD: '0.92' })
  })
  beforeEach(async () => {
    counter.it.setNow(mondayMorning)
    await counter.it
      .sql`TRUNCATE vouchers, voucher_entries, payments, bookings, mails, throttles, idempotent_answers CASCADE`
  })
  return counter
}
