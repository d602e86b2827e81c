import { insertInboxItem } from '#features/inbox/server/commands.ts'
import type { Payments } from '#features/payments/server/commands/payments.ts'
import { insertPayment } from '#features/payments/server/commands.ts'
import { answer } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer, type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import type { ProviderName } from '#kit/server/paying/payment-provider.ts'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { type Cents, formatMoney, toUnits } from '#kit/shared/money.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { currentStep, isAhead } from '../../rules/cancellation.ts'
import { payableNow } from '../../rules/prices.ts'
import { cancelBooking, giveUpOpenPayments, lockTrip, theCustomer } from '../../server/commands/cancel.ts'
import { changeCopyMail, changeWishItem, changeWishMail } from '../../server/emails/change-requested.ts'
import { ownPageOf } from '../../server/policy.ts'
import type { StoredBooking } from '../../server/queries/bookings.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { readTrip } from '../../server/queries/trips.ts'
import * as calls from '../contract.ts'
import { words } from '../words.ts'
import { presentReturns } from './policy/returns.ts'
import { describeOrder, feeStepsOf, mayRequestChange, presentOwnBooking } from './policy.ts'
import { findOpenPayment, listKeptPayments, readOwnExtras, readReturns } from './queries.ts'

/** Each may cause calls of the provider. */
const paymentsFromAddress = { limit: 60, seconds: 60 }

/** Wishes for a change, per booking. */
const wishes = { limit: 5, seconds: 24 * 3600 }

/** Minutes in which a payment of what is open can be made. The booking stands whatever becomes of it. */
const minutesToPay = 30

/** What the calls below work with. */
type OwnBookingDesk = Context & { rental: Pick<Rental, 'now' | 'readBusiness'>; payments: Payments }

/** The page of a booking for whoever holds the link of its mail: see, cancel, pay, ask for a change. */
export function ownBookingRoutes(
  app: Server,
  context: Context,
  rental: OwnBookingDesk['rental'],
  payments: Payments,
): void {
  const { sql, live } = context
  const desk = { ...context, rental, payments }

  route(app, calls.readMyBooking, ({ body }) => present(desk, referenceOf(desk, body.link)))

  route(app, calls.cancelMyBooking, async ({ body }) => {
    const reference = referenceOf(desk, body.link)
    const canceled = await transaction(sql, async (tx) => {
      const booking = found(desk, await lockTrip(tx, reference))
      if (booking.isCanceled) return undefined
      const fee = feeNow(desk, booking)
      if (fee !== body.fee) throw feeChanged(fee)
      const cancellation = { by: theCustomer, reason: 'Canceled by the customer', why: 'customer', fee } as const
      return cancelBooking(tx, booking, cancellation, context)
    })
    if (canceled) await live.changed('bookings', 'mails', 'payments', 'vouchers')
    return present(desk, reference)
  })

  route(app, calls.payMyBooking, async (call) => {
    const reference = referenceOf(desk, call.body.link)
    await throttle(sql, `payment:${networkOf(call.request.ip)}`, paymentsFromAddress)
    const opened = await orEarlierAnswer(sql, call.repeat, () => openPayment(desk, reference, call))
    await live.changed('payments')
    return answer(201, await payments.open(opened?.body.payment ?? ''))
  })

  route(app, calls.requestChange, async ({ body, repeat }) => {
    const reference = referenceOf(desk, body.link)
    const asked = await orEarlierAnswer(sql, repeat, () => ask(desk, reference, body.words, repeat))
    await live.changed('mails', 'inbox')
    return asked ?? done
  })
}

/** The reference that a link is about, or why it opens nothing. */
export function referenceOf({ env, links, clock }: Pick<Context, 'env' | 'links' | 'clock'>, link: string): string {
  const read = links.read('booking', link, clock())
  const { phone, email } = env.business
  if (read === 'invalid') throw new ProblemError(404, 'LINK_INVALID', words.linkInvalid(phone, email))
  if (read === 'expired') throw new ProblemError(410, 'LINK_EXPIRED', words.linkTooOld(phone, email))
  return read.id
}

/** The booking that was found by a link; a link we signed for one that is gone is as good as none. */
export function found({ env }: Pick<Context, 'env'>, booking: StoredBooking | undefined): StoredBooking {
  if (booking) return booking
  throw new ProblemError(404, 'LINK_INVALID', words.bookingGone(env.business.phone, env.business.email))
}

export async function present(desk: Omit<OwnBookingDesk, 'payments'>, reference: string) {
  const { sql, env, rental } = desk
  const booking = found(desk, await readTrip(sql, { reference }))
  const extras = await readOwnExtras(sql, booking.id)
  const kept = await listKeptPayments(sql, booking.id)
  const returns = presentReturns({ ...(await readReturns(sql, booking.id)), language: booking.language }, desk)
  const { settings } = await rental.readBusiness()
  return presentOwnBooking({ booking, kept, extras, returns, now: rental.now(), settings, env })
}

function feeNow({ env, rental }: OwnBookingDesk, booking: StoredBooking) {
  if (booking.isHeld) throw notBooked()
  if (booking.progress !== 'none') throw tooLate()
  const now = rental.now()
  const steps = feeStepsOf(booking, env)
  const fee = isAhead(booking.startsAt, now) ? currentStep(steps, now.day)?.fee : undefined
  if (fee === undefined) throw tooLate()
  return fee
}

/** Puts a payment of the open amount down, or finds the one that is open: never two at a time. */
async function openPayment(
  desk: OwnBookingDesk,
  reference: string,
  { body, repeat }: Pick<Call<typeof calls.payMyBooking>, 'body' | 'repeat'>,
) {
  const { sql, payments } = desk
  return transaction(sql, async (tx) => {
    const booking = found(desk, await lockTrip(tx, reference))
    const amount = payableNow(booking)
    if (booking.isPaid || booking.isCanceled || amount === 0) throw nothingToPay()
    const provider = payments.providerFor(body.pay_with)
    const opened = await findOpenPayment(tx, booking.id, { provider, amount })
    if (!opened && booking.isHeld) throw nothingToPay()
    const payment = opened ?? (await newPayment(tx, provider, booking, amount))
    if (repeat) await rememberAnswer(tx, repeat, 201, { payment })
    return answer(201, { payment })
  })
}

async function newPayment(tx: Transaction, provider: ProviderName, booking: StoredBooking, amount: Cents) {
  await giveUpOpenPayments(tx, booking.id)
  const payment = { amount, description: describeOrder(booking), minutes: minutesToPay }
  return insertPayment(tx, provider, { bookingId: booking.id }, payment)
}

async function ask(desk: OwnBookingDesk, reference: string, wanted: string, repeat: Repeat | undefined) {
  const { sql, env, clock, rental } = desk
  const booking = found(desk, await readTrip(sql, { reference }))
  if (!mayRequestChange(booking, rental.now())) throw isOver()
  return transaction(sql, async (tx) => {
    if (repeat) await rememberAnswer(tx, repeat, 201, done.body)
    await throttle(tx, `change:${reference}`, wishes)
    const wish = { ...env, booking, words: wanted }
    await insertInboxItem(tx, { ...changeWishItem(wish), at: clock() })
    await insertMail(tx, changeWishMail(wish))
    await insertMail(tx, changeCopyMail({ ...wish, ownPage: ownPageOf(desk, booking) }), booking.visitor)
    return done
  })
}

const done = answer(201, { status: 'success' as const })

const feeChanged = (fee: Cents) =>
  new ProblemError(409, 'FEE_CHANGED', words.feeChanged(formatMoney(fee)), {
    extra: { fee: toUnits(fee) },
  })
const tooLate = () => new ProblemError(409, 'TOO_LATE', words.tooLate)
const notBooked = () => new ProblemError(409, 'NOT_BOOKED', words.notBooked)
const isOver = () => new ProblemError(409, 'BOOKING_OVER', words.bookingOver)
const nothingToPay = () => new ProblemError(409, 'NOTHING_TO_PAY', words.nothingOnline)
