import type { ProviderName } from '#kit/server/paying/payment-provider.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { type Language, language, prefixOf } from '#kit/shared/language.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'
import type { Payment, PaymentState } from '../contract.ts'

export type PaymentRow = {
  id: string
  booking_id: number | null
  voucher_id: number | null
  provider: ProviderName
  order_id: string | null
  approve_url: string | null
  capture_id: string | null
  amount: Cents
  currency: Currency
  description: string
  state: 'created' | 'capturing' | 'captured' | 'refunding' | 'refunded' | 'failed' | 'expired'
  declined: number
  captured: Cents
  captured_currency: string
  refund_due: Cents
  refunded: Cents
  refund_sending: Cents
  refund_reason: string
  /** ISO instant. */
  expires_at: string
  seconds_left: number
  /** Somebody works on it now; the text is the claim. */
  busy: boolean
  busy_until: string
  looks: number
  failures: number
}

export const paymentColumns = (db: Db) => db`
  id, booking_id, voucher_id, provider, order_id, approve_url, capture_id, amount, currency, description, state, declined,
  captured, captured_currency, refund_due, refunded, refund_sending, refund_reason, looks, failures, busy_until,
  busy_until > now() AS busy,
  to_char(expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS expires_at,
  greatest(0, ceil(extract(epoch FROM expires_at - now())))::int AS seconds_left`

export async function readPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db<PaymentRow[]>`SELECT ${paymentColumns(db)} FROM payments WHERE id = ${id}`
  return row
}

/** The language of what is paid for; English where that is no longer there. */
export async function readLanguage(
  db: Db,
  { booking_id, voucher_id }: Pick<PaymentRow, 'booking_id' | 'voucher_id'>,
): Promise<Language> {
  const [row] = await db<{ language: Language }[]>`
    SELECT language FROM bookings WHERE id = ${booking_id}
    UNION ALL SELECT language FROM vouchers WHERE id = ${voucher_id}`
  return row?.language ?? 'en'
}

/** Id of the payment that a provider's order, or what was captured of one, belongs to. */
export async function findPaymentOfOrder(db: Db, orderId: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    SELECT id FROM payments WHERE order_id = ${orderId} OR capture_id = ${orderId} ORDER BY order_id = ${orderId} DESC`
  return row?.id
}

/**
 * Ids of the payments that are to be looked at now, the longest overdue first. Those that ended after the provider had
 * been asked for the money are looked at for three more hours, lest it was taken after all.
 */
export async function listDuePayments(db: Db, most: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT id FROM payments
    WHERE (state IN ('created', 'capturing', 'refunding')
           OR state IN ('expired', 'failed') AND declined > 0 AND changed_at > now() - interval '3 hours')
      AND next_look_at <= now() AND busy_until <= now()
    ORDER BY next_look_at LIMIT ${most}`
  return rows.map(({ id }) => id)
}

const states: Readonly<Record<PaymentRow['state'], PaymentState>> = {
  created: 'open',
  capturing: 'processing',
  captured: 'paid',
  refunding: 'returned',
  refunded: 'returned',
  failed: 'failed',
  expired: 'expired',
}

const testPageOf = (provider: ProviderName, orderId: string) =>
  provider === 'test' || provider === 'test-card'
    ? `${prefixOf(language())}/RentalRevolution/test-payment/${orderId}`
    : null

/** As the payer sees it: a payment of which only a part goes back is still paid. */
export function presentPayment(row: PaymentRow): Payment {
  const partly = row.refund_due < row.captured
  return {
    payment: row.id,
    provider: row.provider,
    order_id: row.order_id ?? '',
    amount: row.amount,
    currency: row.currency,
    state: row.state === 'refunding' && partly ? 'paid' : states[row.state],
    declined: row.declined,
    returned: row.refund_due,
    expires_at: row.expires_at,
    seconds_left: row.seconds_left,
    approve_url: row.approve_url ?? (row.order_id ? testPageOf(row.provider, row.order_id) : null),
  }
}
