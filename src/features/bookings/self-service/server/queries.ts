import type { VehicleType } from '#features/vehicles/contract.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Paid, Settlement } from '../../rules/cancellation.ts'
import { beyondVoucher, paidAhead } from '../../rules/prices.ts'
import type { StoredBooking } from '../../server/queries/bookings.ts'

/** A payment through the provider whose money is here, at least in part; `left` has not been given back. */
export type KeptPayment = { id: string; left: Cents }

/** The payments of a booking whose money is here, the largest first. */
export const listKeptPayments = (db: Db, bookingId: number) => db<KeptPayment[]>`
  SELECT id, captured - refund_due AS left FROM payments
  WHERE booking_id = ${bookingId} AND state IN ('captured', 'refunding') AND refund_due < captured
  ORDER BY captured - refund_due DESC, id`

/** What was paid of a booking so far, and how. */
export function paidOf(booking: StoredBooking, kept: readonly KeptPayment[]): Paid {
  const paidByProvider = kept.reduce((sum, { left }) => sum + left, 0) - booking.movedToVoucher
  const isPaidByHand = booking.isPaid && (booking.paymentMethod === 'transfer' || booking.paymentMethod === 'on_site')
  const here = isPaidByHand ? beyondVoucher(booking) : booking.isPaid ? 0 : paidAhead(booking)
  const paidOtherwise = Math.max(here - paidByProvider, 0)
  return { paidByVoucher: booking.voucherAmount, paidByProvider, paidOtherwise }
}

/** What a customer has to pay in all: less than ten cents beside a voucher is nothing. */
export const dueOf = (booking: StoredBooking): Cents => booking.voucherAmount + beyondVoucher(booking)

export type OwnExtras = {
  type: VehicleType
  picture: { src: string; alt: string } | null
  /** Seconds since 1970. */
  canceled: number | null
}

/** What the customer's own page shows besides the booking itself. */
export async function readOwnExtras(db: Db, bookingId: number): Promise<OwnExtras> {
  const [row = { type: 'motorboats', picture: null, canceled: null }] = await db<OwnExtras[]>`
    SELECT v.type, extract(epoch FROM b.canceled_at)::float8 AS canceled,
           (SELECT jsonb_build_object('src', '/files/thumbnail_' || file, 'alt', alt) FROM vehicle_pictures
            WHERE vehicle_id = v.id ORDER BY position LIMIT 1) AS picture
    FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id WHERE b.id = ${bookingId}`
  return row
}

/** What came back when a booking was changed or canceled, as it was settled; `at` in seconds since 1970. */
export type GivenBack = {
  nth: number
  at: number
  why: 'changed' | 'canceled'
  settlement: Pick<Settlement, 'voucherBack' | 'providerBack' | 'handBack'> & {
    keepAs?: 'money' | 'voucher'
    /** The reference of the voucher that it was kept as. */
    voucher?: string
  }
}

/** The newest first, and how much the provider has not sent yet. */
export async function readReturns(db: Db, bookingId: number): Promise<{ given: GivenBack[]; underWay: Cents }> {
  const given = await db<GivenBack[]>`
    SELECT extract(epoch FROM canceled_at)::float8 AS at, 'canceled' AS why, settlement, 2147483647 AS nth
    FROM bookings WHERE id = ${bookingId} AND settlement IS NOT NULL AND canceled_at IS NOT NULL
    UNION ALL
    SELECT extract(epoch FROM created_at)::float8, 'changed', settlement, id
    FROM booking_moves WHERE booking_id = ${bookingId} AND settlement IS NOT NULL
    ORDER BY nth DESC`
  const [row] = await db<{ left: Cents }[]>`
    SELECT coalesce(sum(refund_due - refunded), 0)::int AS left FROM payments WHERE booking_id = ${bookingId}`
  return { given, underWay: row?.left ?? 0 }
}

/** The payment that is open for a booking and can still be made: one at a time. */
export async function findOpenPayment(
  db: Db,
  bookingId: number,
  { provider, amount }: { provider: string; amount: Cents },
): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    SELECT id FROM payments
    WHERE booking_id = ${bookingId}
      AND (state = 'capturing'
           OR state = 'created' AND provider = ${provider} AND amount = ${amount} AND expires_at > now() + interval '5 minutes')
    ORDER BY state = 'capturing' DESC, created_at DESC LIMIT 1`
  return row?.id
}
