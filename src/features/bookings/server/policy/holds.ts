import type { PayWay } from '#features/payments/contract.ts'
import type { Payments } from '#features/payments/server/commands/payments.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Repeat } from '#kit/server/http/repeat.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { payableNow } from '../../rules/prices.ts'
import { describeOrder } from '../../self-service/server/policy.ts'
import { words } from '../../stays/words.ts'
import { holdForPayment, holdMinutes } from '../commands/hold.ts'
import { type NewBooking, voucherOf } from '../commands.ts'
import { findBookingOfPayment, type StoredBooking } from '../queries/bookings.ts'
import { readTrip } from '../queries/trips.ts'
import { announced } from './orders.ts'
import { heldToPay, orderedTrip } from './trips.ts'

/** Holds of customers, per mail address and per network address: nobody can fill the calendar with boats they never pay. */
const holdsToEmail = { limit: 20, seconds: 3600 }
export const holdsFromAddress = { limit: 200, seconds: 3600 }

export async function countHold(sql: Sql, email: string, networkAddress: string): Promise<void> {
  await throttle(sql, `stay:${networkOf(networkAddress)}`, holdsFromAddress)
  await throttle(sql, `stay:${email.toLowerCase()}`, holdsToEmail)
}

export const paymentRequired = (message: string = words.payFirst) => new ProblemError(402, 'PAYMENT_REQUIRED', message)

export const nothingToPay = () => new ProblemError(422, 'NOTHING_TO_PAY', words.nothingToPay)

type HoldCall = { body: { pay_all: boolean; pay_with?: PayWay | undefined }; repeat: Repeat | undefined }

/** Keeps what was ordered for a customer who is about to pay. Undefined when somebody else has a boat of it then. */
export async function keptWhilePaying(
  desk: Pick<Context, 'sql' | 'live'> & { payments: Payments },
  order: NewBooking,
  { body, repeat }: HoldCall,
) {
  const booking = heldToPay(order, body.pay_all)
  const agreed = { ...orderedTrip(booking), isHeld: true }
  const payment = { amount: payableNow(agreed), description: describeOrder(agreed), minutes: holdMinutes }
  const provider = desk.payments.providerFor(body.pay_with)
  const outcome = await holdForPayment(desk.sql, booking, { repeat, provider, payment })
  return announced(desk, outcome, voucherOf(booking) ? ['vouchers'] : [])
}

const stillProcessing = () => new ProblemError(409, 'PAYMENT_PROCESSING', words.waiting, { retryAfter: 3 })

/** What a payment has made a booking of, once it is through; undefined where its money goes back. */
export async function bookingPaidBy(
  { sql }: Pick<Context, 'sql'>,
  payments: Payments,
  paymentId: string,
): Promise<StoredBooking | undefined> {
  const { state } = await payments.settle(paymentId)
  if (state === 'returned') return undefined
  if (state === 'processing') throw stillProcessing()
  const id = state === 'paid' ? await findBookingOfPayment(sql, paymentId) : undefined
  const booking = id === undefined ? undefined : await readTrip(sql, { id })
  if (!booking) throw paymentRequired()
  return booking
}
