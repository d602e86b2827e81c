import { daysBetween, fromLocalDateTime, wallClock } from '#kit/shared/day.ts'
import { toUnits } from '#kit/shared/money.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import type { DayBooking, LogEntry, UnfinishedBooking } from '../contract.office.ts'
import { canceledWords, endMoment, withStaffComment } from '../rules.office.ts'
import { afterVoucher } from '../rules.prices.ts'
import type { StoredBooking } from './queries.bookings.ts'
import type { DeskRow, LogRow, UnfinishedRow } from './queries.office.ts'

/** A booking as the desk sees it. */
export const presentDayBooking = (row: DeskRow): DayBooking => ({ ...presentFields(row), canceled: false })

/** The same in the logbook, with who canceled it. */
export const presentLogEntry = (row: LogRow, timeZone: string): LogEntry => ({
  ...presentFields(row),
  canceled:
    row.canceledAt === null
      ? ''
      : canceledWords({
          by: row.canceledBy,
          at: wallClock(timeZone, row.canceledAt),
          reason: row.canceledReason ?? '',
        }),
})

function presentFields(row: DeskRow) {
  const { price, newPrice, voucherAmount, isPaid, startsAt, endsAt } = row
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
    booked_hours: daysBetween(begins.day, ends.day) * 24 + ends.hour - begins.hour,
    booked_day_end: ends.day,
    booked_end: ends.hour,
    people: row.people,
    price: toUnits(price),
    new_price: newPrice === null ? null : toUnits(newPrice),
    price_change_reason: row.priceChangeReason,
    voucher_amount: toUnits(voucherAmount),
    open_amount: toUnits(isPaid ? 0 : afterVoucher(newPrice ?? price, voucherAmount).open),
    payment_method: row.paymentMethod,
    due_on: row.dueOn,
    held: row.isHeld,
    paid: isPaid,
    comment: withStaffComment(row.comment, row.staffComment),
    staff_comment: row.staffComment,
    employee: row.employee,
  }
}

export const presentUnfinished = ({ id, vehicleName, startsAt, endsAt, name }: UnfinishedRow): UnfinishedBooking => ({
  id,
  vehicle_name: vehicleName,
  booked_day: fromLocalDateTime(startsAt).day,
  booked_day_end: endMoment(endsAt).day,
  name,
})

/** What was settled stays as it is. */
export function refuseSettled({ isCanceled, isPaid }: Pick<StoredBooking, 'isCanceled' | 'isPaid'>): void {
  if (isCanceled) throw new ProblemError(409, 'BOOKING_CANCELED', 'This booking was canceled meanwhile')
  if (isPaid) throw new ProblemError(409, 'BOOKING_PAID', 'This booking is paid and cannot be changed any more')
}
