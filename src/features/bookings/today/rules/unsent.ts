import { happenedAt, type Waiting } from '#features/outbox/rules.ts'
import { localDateTime, wallClock } from '#kit/shared/day.ts'
import type { DayBooking } from '../../day/contract.ts'

/** A booking as it is once what was done without a network is sent; `asked`: why its customer is asked and has not answered. */
export type Seen = DayBooking & { isUnsent?: boolean; asked?: string | undefined }

/** Which bookings of the list wait with something, and how they stand with it. */
export function asIfSent(
  bookings: readonly DayBooking[],
  waiting: readonly Waiting[],
  timeZone: string,
): readonly Seen[] {
  const steps = Map.groupBy(waiting, ({ booking }) => booking)
  return bookings.map((booking) => {
    const own = steps.get(booking.id) ?? []
    if (own.length === 0) return booking
    const seen: Seen = { ...booking, isUnsent: true }
    for (const step of own) Object.assign(seen, changeBy(step, seen, timeZone))
    return seen
  })
}

function changeBy(step: Waiting, { out_at, back_at }: DayBooking, timeZone: string): Partial<DayBooking> {
  const { day, hour } = wallClock(timeZone, happenedAt(step))
  // The minute that had begun.
  const at = localDateTime(day, Math.floor(hour * 60) / 60)
  if (step.kind === 'check_out') return { out_at: out_at ?? at, license_due: false }
  if (step.kind === 'take_back') return { back_at: back_at ?? at }
  if (step.kind === 'note') return { staff_comment: String(step.sent.body.comment) }
  return step.kind === 'sale' ? { paid: true, open_amount: 0 } : {}
}
