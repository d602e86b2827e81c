import { addDays } from '#kit/shared/day.ts'
import { toUnits } from '#kit/shared/money.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { openAmount, wholeOf } from '../../rules/prices.ts'
import type { Business } from '../../rules.ts'
import { boatsOf } from '../../server/policy/trips.ts'
import type { BookingFacts } from '../../server/queries/bookings.ts'
import { nightsOf, stayInterval } from '../rules.ts'
import { words } from '../words.ts'
import type { HeldStay } from './commands/holds.ts'

type AskedStay = Parameters<typeof boatsOf>[0] & { email: string; booked_day: string; booked_duration: number }

/** What is held for whoever asks for these nights. */
export const heldStay = (body: AskedStay, business: Business): HeldStay => ({
  email: body.email,
  vehicleId: body.vehicle,
  vehicleIds: boatsOf(body),
  ...stayInterval({ start: body.booked_day, end: addDays(body.booked_day, body.booked_duration) }, business),
})

/** What is said of a stay that is booked. */
export function bookedStay(booking: BookingFacts, ownPage: string) {
  const [first, last] = [booking.startsAt.slice(0, 10), booking.endsAt.slice(0, 10)]
  return {
    reference: booking.reference,
    vehicle_name: booking.vehicleName,
    booked_day: first,
    booked_day_end: last,
    booked_duration: nightsOf({ start: first, end: last }),
    price: toUnits(booking.quote.total),
    voucher_amount: toUnits(booking.voucherAmount),
    open_amount: toUnits(booking.isPaid ? 0 : openAmount(booking)),
    payment_method: booking.paymentMethod,
    due_on: booking.dueOn,
    whole: toUnits(wholeOf(booking.quote).whole),
    own_page: ownPage,
  }
}

export const noLongerHeld = () => new ProblemError(422, 'HOLD_EXPIRED', words.holdExpired)
