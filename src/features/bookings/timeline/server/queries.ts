import type { PromoTerms } from '#features/price-rules/contract.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import { listClosures } from '../../closures/server/queries.ts'
import { readNoShows } from '../../day/server/queries/no-shows.ts'
import { saidLanguage } from '../../rules/language.ts'
import { type License, type Party, partyText } from '../../rules/party.ts'
import { type Quote, wholeOf } from '../../rules/prices.ts'
import {
  agreedEnd,
  itsTrip,
  party,
  presentTrip,
  quoteOf,
  type StoredBooking,
  type TripBoat,
} from '../../server/queries/bookings.ts'
import { handoverTime, itsHandover } from '../../server/queries/handover.ts'
import type { Timeline, TimelineBooking } from '../contract.ts'

type Bar = Omit<TimelineBooking, 'fees' | 'deposit' | 'comment' | 'extras' | 'promo' | 'trip'> &
  Party & {
    trip_boats: TripBoat[] | null
    extras: StoredBooking['extras']
    on_site: Quote['onSite']
    lines: Quote['lines'] | null
    promo: PromoTerms | null
  }
type Row = { bookings: Bar[] | null; blocked: Day[] | null }

const wallClock = (db: Db, column: 'starts_at' | 'ends_at') => db`to_char(b.${db(column)}, 'YYYY-MM-DD"T"HH24:MI')`

/** What touches the days from `from` to `last`, in the order of time. As in the timetable, lengths bound where it can start. */
export const timelineStatement = (db: Db, from: Day, last: Day, timeZone: string) => db<Row[]>`
  SELECT (SELECT json_agg(day ORDER BY day) FROM blocked_days WHERE day BETWEEN ${from}::date AND ${last}::date) AS blocked,
         (SELECT json_agg(bar ORDER BY bar.starts_at, bar.id) FROM (
            SELECT b.id, b.reference, b.vehicle_id, v.name AS vehicle_name, v.type AS vehicle_type, b.kind,
                   ${wallClock(db, 'starts_at')} AS starts_at, to_char(${agreedEnd(db)}, 'YYYY-MM-DD"T"HH24:MI') AS ends_at,
                   ${handoverTime(db, 'out_at', timeZone)} AS out_at, ${handoverTime(db, 'back_at', timeZone)} AS back_at,
                   b.name, b.email, b.phone, b.language, b.people, ${party(db)}, b.staff_comment, b.has_license,
                   coalesce(b.new_price, b.price) AS price, coalesce(b.quote->'onSite', '[]') AS on_site, b.voucher_amount,
                   CASE WHEN b.held_until IS NULL THEN b.advance ELSE 0 END AS advance,
                   CASE WHEN b.extras <> '{}' THEN b.quote->'lines' END AS lines,
                   CASE WHEN b.promo_code_id IS NOT NULL OR b.leader_id IS NOT NULL THEN jsonb_path_query_first(b.quote, '$.lines[*].reason.promo') END AS promo,
                   b.paid_at IS NOT NULL AS is_paid, b.held_until IS NOT NULL AS is_held,
                   trip.boats AS trip_boats
            FROM (
              SELECT * FROM bookings
              WHERE canceled_at IS NULL AND kind = 'hours' AND starts_at >= ${from}::date AND starts_at < ${last}::date + 1
              UNION ALL
              SELECT * FROM bookings
              WHERE canceled_at IS NULL AND kind = 'days' AND ends_at > ${from}::date
                AND starts_at >= ${from}::date - interval '31 days' AND starts_at < ${last}::date + 1
              UNION ALL
              SELECT b.* FROM handovers h JOIN bookings b ON b.id = h.booking_id
              WHERE h.back_at IS NULL AND b.canceled_at IS NULL AND b.ends_at <= ${from}::date
                AND h.out_at < (${last}::date + 1) AT TIME ZONE ${timeZone}
            ) b JOIN vehicles v ON v.id = b.vehicle_id ${itsHandover(db)} ${itsTrip(db)}
          ) bar) AS bookings`

export async function readTimeline(db: Db, from: Day, last: Day, timeZone: string): Promise<Timeline> {
  const [row] = await timelineStatement(db, from, last, timeZone)
  const bookings = (row?.bookings ?? []).map(
    ({ price, voucher_amount, advance, on_site, promo, lines, trip_boats, ...bar }) => {
      const { adults, children, ageFrom, ageTo, license, ownWords, language, ...booking } = bar
      const { fees, deposit } = wholeOf({ total: price, onSite: on_site })
      return {
        ...booking,
        ...saidLanguage({ language }),
        extras: [...booking.extras],
        comment: partyText({ ...bar, quote: { lines } }),
        price: toUnits(price),
        fees: toUnits(fees),
        deposit: toUnits(deposit),
        voucher_amount: toUnits(voucher_amount),
        advance: toUnits(advance),
        ...(promo && { promo }),
        ...presentTrip(bar.id, trip_boats),
      }
    },
  )
  const missing = await readNoShows(db, from, last, timeZone)
  return { bookings, blocked_days: row?.blocked ?? [], closures: await listClosures(db, { from, last }), ...missing }
}

/** Where a booking would be, or is. Times are wall clock, `YYYY-MM-DDTHH:MM`. */
export type Place = { vehicleId: number; startsAt: string; endsAt: string }

/** `reason`: why it is closed then; no booking has it. */
export type Clash = { id: number; name: string; starts_at: string; ends_at: string; reason?: string | null }

/**
 * The first booking that has the boat then, or why it is closed; undefined when it went away meanwhile. `except` is the one that is moved;
 * `since` leaves out what was booked before that instant.
 */
export async function findClash(
  db: Db,
  { vehicleId, startsAt, endsAt }: Place,
  except: number | null = null,
  since: string | null = null,
): Promise<Clash | undefined> {
  const [row] = await db<Clash[]>`
    SELECT b.id::int, b.name, ${wallClock(db, 'starts_at')} AS starts_at, ${wallClock(db, 'ends_at')} AS ends_at, NULL AS reason
    FROM bookings b
    WHERE vehicle_id = ${vehicleId} AND during && tsrange(${startsAt}::timestamp, ${endsAt}::timestamp)
      AND canceled_at IS NULL AND id IS DISTINCT FROM ${except}::bigint
      AND created_at >= coalesce(${since}::timestamptz, created_at)
    UNION ALL
    SELECT 0, '', ${wallClock(db, 'starts_at')}, ${wallClock(db, 'ends_at')}, b.reason
    FROM closed_times b
    WHERE vehicle_id = ${vehicleId} AND b.starts_at < ${endsAt}::timestamp AND b.ends_at > ${startsAt}::timestamp
      AND ${since}::timestamptz IS NULL
    ORDER BY starts_at LIMIT 1`
  return row
}

/** A booking as it was before a move. */
export type Former = Place & {
  moveId: number
  bookingId: number
  vehicleName: string
  isRemoved: boolean
  price: Cents
  newPrice: Cents | null
  priceChangeReason: string | null
  quote: Quote
  /** What the booking cost right after the move. */
  movedPrice: Cents
  extras: StoredBooking['extras']
  license: License | null
  dueOn: Day | null
  /** A member of staff, or `customer`. */
  movedBy: string
  /** What a change by staff replaced besides. */
  former: FormerRest | null
}

/** Of a booking before staff changed it: who comes, how to reach them, what was paid; and how it stood after that. */
export type FormerRest = Pick<
  StoredBooking,
  'people' | 'adults' | 'children' | 'ageFrom' | 'ageTo' | 'hasLicense' | 'voucherAmount' | 'paymentMethod' | 'leastFee'
> & {
  name: string
  email: string
  phone: string
  language: StoredBooking['language']
  note: string
  advance: Cents
  /** An instant, where it was paid. */
  paidAt: string | null
  /** The version of the booking right after the change. */
  after: string
  movesMoney: boolean
}

const formerStatement = (db: Db, which: ReturnType<Db>) => db<(Omit<Former, 'quote'> & { quote: Quote | null })[]>`
  SELECT b.id AS "moveId", b.booking_id::int AS "bookingId", b.vehicle_id AS "vehicleId", v.name AS "vehicleName",
         v.deleted_at IS NOT NULL AS "isRemoved", ${wallClock(db, 'starts_at')} AS "startsAt",
         ${wallClock(db, 'ends_at')} AS "endsAt", b.price,
         b.new_price AS "newPrice", b.price_change_reason AS "priceChangeReason", b.quote, b.moved_price AS "movedPrice", b.extras, b.license, b.due_on::text AS "dueOn", b.moved_by AS "movedBy", b.former
  FROM booking_moves b JOIN vehicles v ON v.id = b.vehicle_id
  WHERE ${which} ORDER BY b.id LIMIT 1`

async function firstFormer(db: Db, which: ReturnType<Db>): Promise<Former | undefined> {
  const [row] = await formerStatement(db, which)
  return row && { ...row, quote: quoteOf(row) }
}

export const findMove = (db: Db, moveId: number) => firstFormer(db, db`b.id = ${moveId}`)

export async function isLastMove(db: Db, { moveId, bookingId }: Former): Promise<boolean> {
  const later = await db`SELECT FROM booking_moves WHERE booking_id = ${bookingId} AND id > ${moveId} LIMIT 1`
  return later.length === 0
}

/** Where the customer thinks the booking is, when moves happened since that nobody was told of; else undefined. */
export const findToldPlace = (db: Db, bookingId: number) =>
  firstFormer(
    db,
    db`b.booking_id = ${bookingId} AND b.id > coalesce((
         SELECT max(told.id) FROM booking_moves told JOIN mails m ON m.id = told.mail_id
         WHERE told.booking_id = ${bookingId} AND m.state <> 'canceled'), 0)`,
  )

/** Whether the provider is taking money for a booking at this moment. */
export async function isBeingPaid(db: Db, bookingId: number): Promise<boolean> {
  const payments = await db`
    SELECT FROM payments
    WHERE booking_id = (SELECT coalesce(leader_id, id) FROM bookings WHERE id = ${bookingId}) AND state = 'capturing' LIMIT 1`
  return payments.length > 0
}

/** The row of a booking by what its customer is told. */
export async function findBookingId(db: Db, reference: string): Promise<number> {
  const [row] = await db<{ id: number }[]>`SELECT id::int FROM bookings WHERE reference = ${reference}`
  return row?.id as number
}
