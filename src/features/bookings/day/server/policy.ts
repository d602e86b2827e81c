import { fromLocalDateTime, hoursBetween, localDateTime, type WallClock, wallClock } from '#kit/shared/day.ts'
import { toUnits } from '#kit/shared/money.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { isWrittenOff, saidLanguage } from '../../rules/language.ts'
import { partyText } from '../../rules/party.ts'
import { openAmount, wholeOf } from '../../rules/prices.ts'
import { presentTrip, type StoredBooking } from '../../server/queries/bookings.ts'
import { words as bookingWords } from '../../words.ts'
import type { DayBooking, LogEntry, UnfinishedBooking } from '../contract.ts'
import { canceledWords, endMoment, withStaffComment } from '../rules.ts'
import { words } from '../words.ts'
import type { listCanceled } from './queries/canceled.ts'
import type { DeskRow, LogRow, UnfinishedRow } from './queries.ts'

/** A booking as the desk sees it. */
export const presentDayBooking = (row: DeskRow, timeZone: string): DayBooking => ({
  ...presentFields(row, timeZone),
  canceled: false,
})

/** The same in the logbook, with who canceled it. */
export const presentLogEntry = (row: LogRow, timeZone: string): LogEntry => ({
  ...presentFields(row, timeZone),
  canceled: sentenceOf(row, timeZone),
  ...(row.canceledWhy === 'no_show' && { no_show: true }),
})

type CanceledRow = Pick<LogRow, 'canceledAt' | 'canceledBy' | 'canceledReason'>

const sentenceOf = ({ canceledAt, canceledBy: by, canceledReason: reason }: CanceledRow, timeZone: string): string =>
  canceledAt === null ? '' : canceledWords({ by, at: wallClock(timeZone, canceledAt), reason: reason ?? '' })

export const presentCanceled = (row: Awaited<ReturnType<typeof listCanceled>>[number], timeZone: string) => ({
  id: row.id,
  reference: row.reference,
  vehicle_name: row.vehicleName,
  name: row.name,
  booked_start: fromLocalDateTime(row.startsAt).hour,
  canceled: sentenceOf(row, timeZone),
})

function presentFields(row: DeskRow, timeZone: string) {
  const { price, newPrice, voucherAmount, advance, isPaid, startsAt, endsAt } = row
  const { fees, deposit } = wholeOf({ total: price, onSite: row.onSite })
  const begins = fromLocalDateTime(startsAt)
  const ends = endMoment(endsAt)
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    vehicle_name: row.vehicleName,
    vehicle_type: row.vehicleType,
    name: row.name,
    phone: row.phone,
    email: row.email,
    booked_day: begins.day,
    booked_start: begins.hour,
    booked_hours: hoursBetween(begins, ends),
    booked_day_end: ends.day,
    booked_end: ends.hour,
    people: row.people,
    price: toUnits(price),
    new_price: newPrice === null ? null : toUnits(newPrice),
    price_change_reason: row.priceChangeReason,
    fees: toUnits(fees),
    deposit: toUnits(deposit),
    voucher_amount: toUnits(voucherAmount),
    advance: toUnits(advance),
    open_amount: toUnits(isPaid ? 0 : openAmount({ quote: { total: newPrice ?? price }, voucherAmount, advance })),
    payment_method: row.paymentMethod,
    due_on: row.dueOn,
    held: row.isHeld,
    held_until: row.heldUntil === null ? null : localMinute(timeZone, row.heldUntil),
    ...(row.customerChangedAt !== null && { customer_changed: localMinute(timeZone, row.customerChangedAt) }),
    unconfirmed: row.isHeld && row.paymentMethod !== 'provider',
    paid: isPaid,
    comment: withStaffComment(partyText({ ...row, quote: row }), row.staffComment),
    staff_comment: row.staffComment,
    employee: row.employee,
    ...saidLanguage(row),
    ...(row.licenseDue && { license_due: true }),
    out_at: row.outAt,
    back_at: row.backAt,
    ...presentTrip(row.id, row.tripBoats),
  }
}

const localMinute = (timeZone: string, instant: string) => {
  const { day, hour } = wallClock(timeZone, instant)
  return localDateTime(day, hour)
}

export const presentUnfinished = ({
  id,
  vehicleName,
  startsAt,
  endsAt,
  name,
  outAt,
  backAt,
}: UnfinishedRow): UnfinishedBooking => ({
  id,
  vehicle_name: vehicleName,
  booked_day: fromLocalDateTime(startsAt).day,
  booked_day_end: endMoment(endsAt).day,
  name,
  starts_at: startsAt,
  ends_at: endsAt,
  out_at: outAt,
  back_at: backAt,
})

/** What was settled stays as it is. */
export function refuseSettled({ isCanceled, isPaid }: Pick<StoredBooking, 'isCanceled' | 'isPaid'>): void {
  refuseCanceled(isCanceled)
  if (isPaid) throw new ProblemError(409, 'BOOKING_PAID', words.isPaid)
}

function refuseCanceled(isCanceled: boolean): void {
  if (isCanceled) throw new ProblemError(409, 'BOOKING_CANCELED', bookingWords.wasCanceled)
}

/** Whom nothing is written to any more needs no language. */
export function refuseUnwritten(booking: StoredBooking, now: WallClock): void {
  refuseCanceled(booking.isCanceled)
  if (isWrittenOff(booking, now)) throw new ProblemError(409, 'BOOKING_OVER', bookingWords.noMoreMails)
}
