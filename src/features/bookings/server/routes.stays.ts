import { visitorCookie } from '#features/mailbox/server/policy.ts'
import { transferDeadlines } from '#features/payments/rules.ts'
import type { Payments } from '#features/payments/server/commands.payments.ts'
import { answer, type WithStatus } from '#kit/server/answer.ts'
import { cachedRoute } from '#kit/server/cached-route.ts'
import type { Context } from '#kit/server/context.ts'
import { type Call, route, type Server } from '#kit/server/http.ts'
import { orEarlierAnswer } from '#kit/server/repeat.ts'
import { giveSecret, readSecret } from '#kit/server/session.ts'
import { networkOf, throttle } from '#kit/server/throttle.ts'
import { addDays, formatLongDay, fromLocalDateTime } from '#kit/shared/day.ts'
import { toUnits } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import * as calls from '../contract.stays.ts'
import { composeComment, detailsErrors, withoutCaptain } from '../rules.details.ts'
import { chosenStayExtras, formatNights, openAmount, stayQuote } from '../rules.prices.ts'
import { nightsOf, stayInterval, stayRefusal } from '../rules.stays.ts'
import { book, hold, type NewBooking, newReference } from './commands.ts'
import { confirmationMailWithCode } from './emails/confirmation.ts'
import { auditOf, excluded, nameOf, refuseOtherPrice, voucherChanged, voucherPartOf } from './policy.orders.ts'
import { ownPageOf, refuseShowcase } from './policy.ts'
import { type BookingFacts, findBookingOfPayment, type PaymentMethod, readBooking } from './queries.bookings.ts'
import type { Rental } from './queries.rental.ts'
import { readStayCalendar } from './queries.stays.ts'

/** Stays of customers, per mail address and per network address: nobody can fill the calendar with boats they never pay. */
const staysToEmail = { limit: 20, seconds: 3600 }
const staysFromAddress = { limit: 200, seconds: 3600 }

/** Minutes for which a boat is kept while its customer pays. */
const holdMinutes = 15

type StayCall = Pick<Call<typeof calls.holdStay>, 'body' | 'caller' | 'repeat' | 'request' | 'reply'>

/** Bookings over days: the calendar, holding while somebody pays, booking. */
export function stayRoutes(app: Server, context: Context, rental: Rental, payments: Payments): void {
  const { sql, live, env } = context
  const today = () => rental.now().day

  cachedRoute(app, live, calls.getStayCalendar, async () => JSON.stringify(await readStayCalendar(sql, today())), today)

  route(app, calls.sendStayRequest, async (call) => {
    refuseShowcase(env, call.caller)
    if (call.body.payment !== '') return afterPaying(call.body.payment)
    const done = await orEarlierAnswer(sql, call.repeat, () => attempt(call))
    return done ?? taken()
  })

  route(app, calls.holdStay, async (call) => {
    refuseShowcase(env, call.caller)
    const held = await orEarlierAnswer(sql, call.repeat, () => attemptHold(call))
    if (!held) return taken()
    const { reference, payment } = held.body
    return answer(201, { reference, payment: await payments.open(payment) })
  })

  // The confirmation was written with the booking. The answer is the same whether there is such a booking or not.
  route(app, calls.sendStayConfirmationEmail, () => ({ status: 'success' as const }))

  /** The order as the server sees it, or the reason why it cannot be taken as it stands. */
  async function ordered({ body, caller, request, reply }: StayCall): Promise<NewBooking> {
    const vehicle = await rental.findVehicle(body.vehicle)
    const business = await rental.readBusiness()
    const blocked = await rental.readBlocked()
    const stay = { start: body.booked_day, end: addDays(body.booked_day, body.booked_duration) }
    const extras = chosenStayExtras(body)
    const refusal = stayRefusal({ vehicle, stay, extras, isStaff: caller !== undefined }, business, (day) =>
      blocked.has(day),
    )
    if (refusal) throw new ProblemError(422, refusal.code, refusal.detail)
    const people = body.adults + body.children
    const quote = stayQuote(vehicle, nightsOf(stay), { extras, people, hasLicense: body.hasLicense })
    const errors = [
      ...detailsErrors(body, withoutCaptain(vehicle), extras),
      ...paymentErrors(body, caller !== undefined),
    ]
    if (errors.length > 0 || !quote) throw invalid(errors)
    refuseOtherPrice(quote.total, body.price)
    const { voucher, open } = await voucherPartOf(sql, request.ip, body, quote.total)
    if (await rental.isShutOut(body)) throw excluded()
    if (!caller) await countAttempt(body.email, request.ip)
    const paymentMethod = methodOf(body, { isStaff: caller !== undefined, isPaid: open === 0 && voucher !== undefined })
    return {
      ...body,
      ...stayInterval(stay, business),
      reference: newReference(),
      kind: 'days',
      vehicleId: vehicle.id,
      vehicleName: vehicle.name,
      people,
      hasLicense: vehicle.license === 'yes' ? body.hasLicense === 'yes' : null,
      comment: composeComment(body, vehicle, extras),
      extras,
      quote,
      voucher,
      voucherAmount: voucher?.amount ?? 0,
      paymentMethod,
      dueOn: paymentMethod === 'transfer' ? transferDeadlines(today(), stay.start).dueOn : null,
      isPaid: open === 0,
      employee: nameOf(caller),
      visitor: readSecret(request, visitorCookie, env.publicUrl) ?? giveSecret(reply, visitorCookie, env.publicUrl),
    }
  }

  async function countAttempt(email: string, networkAddress: string) {
    await throttle(sql, `stay:${networkOf(networkAddress)}`, staysFromAddress)
    await throttle(sql, `stay:${email.toLowerCase()}`, staysToEmail)
  }

  /** Books what was ordered. Undefined when somebody else has the boat then. */
  async function attempt(call: StayCall) {
    const booking = await ordered(call)
    if (booking.paymentMethod === 'provider') throw paymentRequired()
    const booked = bookedStay(booking)
    const mail = await confirmationMailWithCode({ ...env, booking, ownPage: ownPageOf(context, booking) })
    const audit = auditOf(call.caller)
    const outcome = await book(sql, booking, 'none', { mail, repeat: call.repeat, answer: booked, audit })
    if (outcome === 'VOUCHER_CHANGED') throw voucherChanged(0)
    if (outcome !== 'BOOKED') return undefined
    await live.changed('bookings', 'mails', ...(booking.voucher ? (['vouchers'] as const) : []))
    return answer(201, booked)
  }

  /** Keeps what was ordered for a customer who is about to pay. Undefined when somebody else has the boat then. */
  async function attemptHold(call: StayCall): Promise<WithStatus<{ reference: string; payment: string }> | undefined> {
    const booking = { ...(await ordered(call)), holdMinutes }
    if (booking.paymentMethod !== 'provider') throw nothingToPay()
    const payment = { amount: openAmount(booking), description: describe(booking), minutes: holdMinutes }
    const held = await hold(sql, booking, { repeat: call.repeat, provider: payments.provider.name, payment })
    if (held === 'VOUCHER_CHANGED') throw voucherChanged(0)
    if (typeof held === 'string') return undefined
    await live.changed('bookings', ...(booking.voucher ? (['vouchers'] as const) : []))
    return answer(201, { reference: booking.reference, ...held })
  }

  /** The second submit of whoever paid: the booking, once its payment is through. */
  async function afterPaying(paymentId: string) {
    const { state } = await payments.settle(paymentId)
    if (state === 'returned') return taken()
    if (state === 'processing') throw stillProcessing()
    const id = state === 'paid' ? await findBookingOfPayment(sql, paymentId) : undefined
    const booking = id === undefined ? undefined : await readBooking(sql, { id })
    if (!booking) throw paymentRequired()
    return answer(201, bookedStay(booking))
  }
}

const taken = () => answer(200, { type: 'ALREADY_BOOKED' as const })

const paymentErrors = ({ banktransfer, paypal }: { banktransfer: boolean; paypal: boolean }, isStaff: boolean) =>
  isStaff || banktransfer !== paypal ? [] : [{ field: 'payment', message: 'Please choose a payment method' }]

function methodOf(
  { paypal }: { paypal: boolean },
  { isStaff, isPaid }: { isStaff: boolean; isPaid: boolean },
): PaymentMethod {
  if (isPaid) return 'voucher'
  if (isStaff) return 'on_site'
  return paypal ? 'provider' : 'transfer'
}

function bookedStay(booking: BookingFacts) {
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
  }
}

/** One line for the payer. */
export function describe({ vehicleName, startsAt, endsAt }: BookingFacts): string {
  const [begins, ends] = [fromLocalDateTime(startsAt).day, fromLocalDateTime(endsAt).day]
  return `${vehicleName}, ${formatNights(nightsOf({ start: begins, end: ends }))} from ${formatLongDay(begins)}`
}

const paymentRequired = () => new ProblemError(402, 'PAYMENT_REQUIRED', 'Please pay first, or choose bank transfer')
const nothingToPay = () => new ProblemError(422, 'NOTHING_TO_PAY', 'There is nothing to pay with PayPal')
const stillProcessing = () =>
  new ProblemError(409, 'PAYMENT_PROCESSING', 'We are waiting for an answer about your payment', { retryAfter: 3 })
