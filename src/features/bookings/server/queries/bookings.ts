import type { VehicleType } from '#features/vehicles/contract.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import { type Cents, includedTax } from '#kit/shared/money.ts'
import type { Extra } from '../../contract.ts'
import type { CanceledWhy, Settlement } from '../../rules/cancellation.ts'
import type { Progress } from '../../rules/handover.ts'
import type { Party } from '../../rules/party.ts'
import { type Quote, vatPercent } from '../../rules/prices.ts'

export type PaymentMethod = 'on_site' | 'transfer' | 'provider' | 'voucher'

/** What a mail or the customer's own page tells of a booking. Times are wall clock, `YYYY-MM-DDTHH:MM`. */
export type BookingFacts = Party & {
  reference: string
  /** The customer ordered in it, and is written to in it. */
  language: Language
  kind: 'hours' | 'days'
  vehicleName: string
  vehicleType: VehicleType
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
  extras: readonly Extra[]
  quote: Quote
  voucherAmount: Cents
  /** The down payment, paid online when booking; of a held booking it is still to be paid. Not said: none. */
  advance?: Cents
  paymentMethod: PaymentMethod
  /** The day a transfer is due. */
  dueOn: Day | null
  isPaid: boolean
  /** How often it was moved to another time or boat. */
  moves?: number
  /** Of a boat that goes along with another: the reference of that, which the customer was told. */
  trip?: string | null
  /** Where several are told of as one. */
  boats?: readonly Pick<BookingFacts, 'vehicleName' | 'startsAt' | 'endsAt' | 'people'>[]
}

export type StoredBooking = BookingFacts & {
  id: number
  vehicleId: number
  voucherId: number | null
  /** Kept for somebody who is about to pay, not booked yet. */
  isHeld: boolean
  isCanceled: boolean
  canceledReason: string | null
  canceledWhy: CanceledWhy | null
  /** What the pier did with it. */
  progress: Progress
  /** `customer`, or the member of staff; null where it was released because nobody paid. */
  canceledBy: string | null
  cancellationFee: Cents
  settlement: Settlement | null
  /** What canceling costs at least, since its customer changed it. */
  leastFee: Cents
  /** What a provider took for it and is a voucher since. */
  movedToVoucher: Cents
  /** Hash of the cookie of the browser it was booked with. */
  visitor: Buffer | null
}

type Row = Omit<StoredBooking, 'quote'> & { price: Cents; quote: Quote | null }

/** Of a booking `b`, what `partyText` says. */
export const party = (db: Db) => db`
  b.adults, b.children, b.age_from AS "ageFrom", b.age_to AS "ageTo", b.license, b.own_words AS "ownWords", b.extras`

/** A boat of a trip, in their order. */
export type TripBoat = { id: number; name: string }

/** The boats that were booked together with a booking `b`, itself one of them, as `trip.boats`; null where it goes alone. */
export const itsTrip = (db: Db) => db`
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('id', m.id, 'name', of.name) ORDER BY m.id) AS boats
    FROM (
      SELECT id, vehicle_id FROM bookings WHERE id = coalesce(b.leader_id, b.id)
      UNION ALL
      SELECT id, vehicle_id FROM bookings WHERE leader_id = coalesce(b.leader_id, b.id)
    ) m JOIN vehicles of ON of.id = m.vehicle_id
    WHERE b.leader_id IS NOT NULL OR b.mates > 0
    HAVING count(*) > 1
  ) trip ON true`

/** Which of them it is, from 1 on, and what all of them are called, as answers have it. */
export const presentTrip = (id: number, boats: readonly TripBoat[] | null) =>
  boats ? { trip: { number: boats.findIndex((boat) => boat.id === id) + 1, boats: boats.map(({ name }) => name) } } : {}

/** When a booking ends as agreed: where its boat came back before, `ends_at` is when that was. */
export const agreedEnd = (db: Db) => db`coalesce(b.agreed_end, b.ends_at)`

type By = { id: number } | { reference: string } | { ids: readonly number[] }
type How = { forUpdate?: boolean }

/**
 * One booking; `forUpdate` keeps it as it is until the transaction ends. Its lock is taken by a statement of its own: who
 * waited for it must see what was done with the boat meanwhile.
 */
export const readBooking = async (
  db: Db,
  by: Exclude<By, { ids: unknown }>,
  how?: How,
): Promise<StoredBooking | undefined> => (await readRows(db, by, { ...how, withMates: false }))[0]

/** Several of them, none of which needs to be there. */
export const readBookings = (db: Db, ids: readonly number[]): Promise<StoredBooking[]> =>
  readRows(db, { ids }, { withMates: false })

/** The boats of a trip by any of them, the first one first. */
export const readBoats = (db: Db, by: Exclude<By, { ids: unknown }>, how?: How): Promise<StoredBooking[]> =>
  readRows(db, by, { ...how, withMates: true })

async function readRows(db: Db, by: By, { forUpdate = false, withMates }: How & { withMates: boolean }) {
  const one =
    'ids' in by
      ? db`b.id = ANY(${by.ids as number[]})`
      : 'id' in by
        ? db`b.id = ${by.id}`
        : db`b.reference = ${by.reference}`
  const leader = db`(SELECT coalesce(b.leader_id, b.id) FROM bookings b WHERE ${one})`
  const which = withMates ? db`(b.id = ${leader} OR b.leader_id = ${leader})` : one
  if (forUpdate) await db`SELECT FROM bookings b WHERE ${which} ORDER BY b.id FOR UPDATE`
  const rows = await db<Row[]>`
    SELECT b.id::int, b.reference, b.language, b.kind, b.vehicle_id AS "vehicleId", v.name AS "vehicleName", v.type AS "vehicleType",
           to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
           to_char(${agreedEnd(db)}, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt", b.salutation, b.name, b.email, b.phone,
           b.street_and_number AS "streetAndNumber", b.additional, b.zip_code_and_city AS "zipCodeAndCity", b.people,
           b.has_license AS "hasLicense", ${party(db)}, b.quote, b.price, b.voucher_amount AS "voucherAmount", b.advance,
           b.voucher_id AS "voucherId", b.payment_method AS "paymentMethod", b.due_on::text AS "dueOn",
           b.paid_at IS NOT NULL AS "isPaid", b.held_until IS NOT NULL AS "isHeld",
           b.canceled_at IS NOT NULL AS "isCanceled", b.canceled_reason AS "canceledReason",
           b.canceled_why AS "canceledWhy", b.canceled_by AS "canceledBy", b.cancellation_fee AS "cancellationFee", b.settlement, b.visitor, b.moves,
           b.least_fee AS "leastFee", b.moved_to_voucher AS "movedToVoucher",
           (SELECT reference FROM bookings WHERE id = b.leader_id) AS trip,
           CASE WHEN h.back_at IS NOT NULL THEN 'back' WHEN h.out_at IS NOT NULL THEN 'out' ELSE 'none' END AS progress
    FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id LEFT JOIN handovers h ON h.booking_id = b.id
    WHERE ${which} ORDER BY b.id`
  return rows.map(withQuote)
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

/** The payment that a boat is held for, with all of its trip, whose money is not known to have been taken. */
export async function findPaymentOfHold(db: Db, bookingId: number): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    SELECT p.id FROM payments p JOIN bookings b ON b.id = p.booking_id
    WHERE b.id = (SELECT coalesce(leader_id, id) FROM bookings WHERE id = ${bookingId}) AND b.held_until IS NOT NULL AND b.canceled_at IS NULL AND b.payment_method = 'provider'
    ORDER BY p.created_at DESC LIMIT 1`
  return row?.id
}

/**
 * What keeps a booking `b` to be reminded of: it begins on the day, nobody has the boat yet, and it was not done before. Of
 * a trip it is the first boat.
 */
const isToRemind = (db: Db, { day, madeUntil }: RemindedOf) => db`
  b.starts_at >= ${day}::date AND b.starts_at < ${day}::date + 1 AND b.canceled_at IS NULL AND b.held_until IS NULL
  AND b.leader_id IS NULL AND b.email <> '' AND b.announced_for IS DISTINCT FROM ${day}::date AND b.created_at <= ${madeUntil.toString()}
  AND NOT EXISTS (SELECT FROM handovers h WHERE h.booking_id = b.id AND h.out_at IS NOT NULL)`

/** Of which bookings: those of a day that were made up to an instant. */
export type RemindedOf = { day: Day; madeUntil: Temporal.Instant }

/** Ids of the bookings whose customers are still to be reminded. */
export async function listToRemind(db: Db, of: RemindedOf): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT b.id::int FROM bookings b WHERE ${isToRemind(db, of)} ORDER BY b.id`
  return rows.map(({ id }) => id)
}

/** Takes it upon the transaction to remind of a booking; false where that is done or nothing to do any more. */
export async function claimReminder(tx: Transaction, id: number, of: RemindedOf): Promise<boolean> {
  const claimed = await tx`
    UPDATE bookings b SET announced_for = ${of.day} WHERE b.id = ${id} AND ${isToRemind(tx, of)} RETURNING 1`
  return claimed.length > 0
}

/**
 * Ids of the bookings whose transfer is due and whose first day is still to come: those that nobody was reminded of, or
 * those whose reminder went out on a day up to `remindedUntil`. Of a trip that of the first boat, once.
 */
export async function listUnpaidTransfers(
  db: Db,
  { today, remindedUntil }: { today: Day; remindedUntil: Day | undefined },
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT DISTINCT coalesce(leader_id, id)::int AS id FROM bookings
    WHERE payment_method = 'transfer' AND paid_at IS NULL AND canceled_at IS NULL AND due_on <= ${today}
      AND starts_at >= ${today}::date + 1
      AND ${remindedUntil === undefined ? db`reminded_at IS NULL` : db`reminded_at < ${remindedUntil}::date + 1`}
    ORDER BY id`
  return rows.map(({ id }) => id)
}
