import type { Db } from '#kit/server/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { type Cents, includedTax } from '#kit/shared/money.ts'
import type { Settlement } from '../rules.cancellation.ts'
import { type Quote, vatPercent } from '../rules.prices.ts'

export type PaymentMethod = 'on_site' | 'transfer' | 'provider' | 'voucher'

/** What a mail or the customer's own page tells of a booking. Times are wall clock, `YYYY-MM-DDTHH:MM`. */
export type BookingFacts = {
  reference: string
  kind: 'hours' | 'days'
  vehicleName: string
  startsAt: string
  endsAt: string
  salutation: string
  name: string
  email: string
  phone: string
  streetAndNumber: string
  additional: string
  zipCodeAndCity: string
  people: number
  /** Null where nobody was asked. */
  hasLicense: boolean | null
  /** As `composeComment` writes it: a line each for licence, persons, extras and the customer's own words. */
  comment: string
  quote: Quote
  voucherAmount: Cents
  paymentMethod: PaymentMethod
  /** The day a transfer is due. */
  dueOn: Day | null
  isPaid: boolean
  /** How often it was moved to another time or boat. */
  moves?: number
}

export type StoredBooking = BookingFacts & {
  id: number
  voucherId: number | null
  /** Kept for somebody who is about to pay, not booked yet. */
  isHeld: boolean
  isCanceled: boolean
  canceledReason: string | null
  /** `customer`, or the member of staff; null where it was released because nobody paid. */
  canceledBy: string | null
  cancellationFee: Cents
  settlement: Settlement | null
  /** Hash of the cookie of the browser it was booked with. */
  visitor: Buffer | null
}

type Row = Omit<StoredBooking, 'quote'> & { price: Cents; quote: Quote | null }

/** One booking; `FOR UPDATE` keeps it as it is until the transaction ends. */
export async function readBooking(
  db: Db,
  by: { id: number } | { reference: string },
  { forUpdate = false } = {},
): Promise<StoredBooking | undefined> {
  const [row] = await db<Row[]>`
    SELECT b.id::int, b.reference, b.kind, v.name AS "vehicleName", to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
           to_char(b.ends_at, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt", b.salutation, b.name, b.email, b.phone,
           b.street_and_number AS "streetAndNumber", b.additional, b.zip_code_and_city AS "zipCodeAndCity", b.people,
           b.has_license AS "hasLicense", b.comment, b.quote, b.price, b.voucher_amount AS "voucherAmount",
           b.voucher_id AS "voucherId", b.payment_method AS "paymentMethod", b.due_on::text AS "dueOn",
           b.paid_at IS NOT NULL AS "isPaid", b.held_until IS NOT NULL AS "isHeld",
           b.canceled_at IS NOT NULL AS "isCanceled", b.canceled_reason AS "canceledReason",
           b.canceled_by AS "canceledBy", b.cancellation_fee AS "cancellationFee", b.settlement, b.visitor, b.moves
    FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id
    WHERE ${'id' in by ? db`b.id = ${by.id}` : db`b.reference = ${by.reference}`}
    ${forUpdate ? db`FOR UPDATE OF b` : db``}`
  return row && withQuote(row)
}

function withQuote({ price, quote, ...row }: Row): StoredBooking {
  return { ...row, quote: quoteOf({ price, quote, vehicleName: row.vehicleName }) }
}

/** Bookings made before quotes were kept have their price only. */
export function quoteOf({
  price,
  quote,
  vehicleName,
}: {
  price: Cents
  quote: Quote | null
  vehicleName: string
}): Quote {
  const plain = { lines: [{ label: vehicleName, cents: price }], total: price, onSite: [] }
  return quote ?? { ...plain, vat: includedTax(price, vatPercent) }
}

/** What a payment through the provider was opened for. */
export async function findBookingOfPayment(db: Db, paymentId: string): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`SELECT booking_id::int AS id FROM payments WHERE id = ${paymentId}`
  return row?.id
}

/**
 * Ids of the bookings whose transfer is due and whose first day is still to come: those that nobody was reminded of, or
 * those whose reminder went out on a day up to `remindedUntil`.
 */
export async function listUnpaidTransfers(
  db: Db,
  { today, remindedUntil }: { today: Day; remindedUntil: Day | undefined },
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT id::int FROM bookings
    WHERE payment_method = 'transfer' AND paid_at IS NULL AND canceled_at IS NULL AND due_on <= ${today}
      AND starts_at >= ${today}::date + 1
      AND ${remindedUntil === undefined ? db`reminded_at IS NULL` : db`reminded_at < ${remindedUntil}::date + 1`}
    ORDER BY id`
  return rows.map(({ id }) => id)
}
