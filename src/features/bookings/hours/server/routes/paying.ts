import type { Payments } from '#features/payments/server/commands/payments.ts'
import { visitorCookie } from '#features/sent-mails/server/policy.ts'
import { answer } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { giveSecret } from '#kit/server/security/session.ts'
import { fromLocalDateTime, hoursBetween } from '#kit/shared/day.ts'
import { toUnits } from '#kit/shared/money.ts'
import { wholeOf } from '../../../rules/prices.ts'
import type { NewBooking } from '../../../server/commands.ts'
import { bookingPaidBy, countHold, keptWhilePaying, nothingToPay } from '../../../server/policy/holds.ts'
import { excluded } from '../../../server/policy/orders.ts'
import { boatsIn, orderedTrip, withEach } from '../../../server/policy/trips.ts'
import { ownPageOf, refuseShowcase } from '../../../server/policy.ts'
import type { BookingFacts } from '../../../server/queries/bookings.ts'
import type { Rental } from '../../../server/queries/rental.ts'
import * as calls from '../../contract.ts'

type HoldCall = Call<typeof calls.holdHours>

type PayingDesk = Context & {
  rental: Rental
  payments: Payments
  /** The order as the server sees it, or the reason why it cannot be taken as it stands. */
  ordered: (call: Pick<HoldCall, 'body' | 'caller' | 'request'>) => Promise<NewBooking>
}

/** Paying while booking by the hour: the boat is held, and what was paid makes a booking of it. */
export function payingRoutes(app: Server, desk: PayingDesk): void {
  const { sql, env, payments } = desk

  route(app, calls.holdHours, async (call) => {
    refuseShowcase(env, call.caller)
    const held = await orEarlierAnswer(sql, call.repeat, () => hold(desk, call))
    if (!held) return taken()
    const { reference, payment } = held.body
    return answer(201, { reference, payment: await payments.open(payment) })
  })

  route(app, calls.confirmPaidHours, async ({ body }) => {
    const booking = await bookingPaidBy(desk, payments, body.payment)
    return booking ? answer(201, bookedHours(booking, ownPageOf(desk, booking))) : taken()
  })
}

const taken = () => answer(200, { type: 'ALREADY_BOOKED' as const })

/** Keeps what was ordered for a customer who is about to pay. Undefined when somebody else has the boat then. */
async function hold(desk: PayingDesk, call: HoldCall) {
  const { sql, env, rental } = desk
  const { body, caller, request, reply } = call
  const order = await desk.ordered(call)
  if (caller || orderedTrip(order).isPaid) throw nothingToPay()
  if (await rental.isShutOut(body)) throw excluded()
  await countHold(sql, body.email, request.ip)
  for (const boat of boatsIn(order)) if (await rental.findOut(boat)) return undefined
  const visitor = order.visitor ?? giveSecret(reply, visitorCookie, env.publicUrl)
  return keptWhilePaying(
    desk,
    withEach(order, () => ({ visitor })),
    call,
  )
}

/** What is said of hours that are booked. */
export function bookedHours(booking: BookingFacts, ownPage: string) {
  const begins = fromLocalDateTime(booking.startsAt)
  return {
    reference: booking.reference,
    vehicle_name: booking.vehicleName,
    booked_day: begins.day,
    booked_start: begins.hour,
    booked_hours: hoursBetween(begins, fromLocalDateTime(booking.endsAt)),
    price: toUnits(booking.quote.total),
    whole: toUnits(wholeOf(booking.quote).whole),
    own_page: ownPage,
  }
}
