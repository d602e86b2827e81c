import type * as z from 'zod/mini'
import { transferDeadlines } from '#features/payments/rules.ts'
import type { Payments } from '#features/payments/server/commands/payments.ts'
import { visitorCookie } from '#features/sent-mails/server/policy.ts'
import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import { answer, type WithStatus } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { giveSecret, readSecret } from '#kit/server/security/session.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { addDays, fromLocalDateTime } from '#kit/shared/day.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import { formatMoney } from '#kit/shared/money.ts'

import { withoutCaptain } from '../../rules/details.ts'
import { namedExtras } from '../../rules/prices.ts'
import { orderedBoats, sumQuotes, tripErrors, tripQuotes } from '../../rules/trip.ts'
import { pricingOf } from '../../rules.ts'
import { holdMinutes } from '../../server/commands/hold.ts'
import { book, type NewBooking, newCode } from '../../server/commands.ts'
import { confirmationMailWithCode } from '../../server/emails/confirmation.ts'
import { verificationCodeMail } from '../../server/emails/verification-code.ts'
import {
  bookingPaidBy,
  countHold,
  holdsFromAddress,
  keptWhilePaying,
  nothingToPay,
  paymentRequired,
} from '../../server/policy/holds.ts'
import {
  agreedQuotes,
  announced,
  auditOf,
  bookedTopics,
  excluded,
  methodOf,
  paymentErrors,
  promoPartOf,
  refuseOtherPrice,
  voucherPartOf,
} from '../../server/policy/orders.ts'
import { boatsIn, boatsOf, bookedTogether, orderedTrip, shareOf, withEach } from '../../server/policy/trips.ts'
import { hasFixedCode, isFixedCode, ownPageOf, refuseShowcase, throttleCodes, wrongCode } from '../../server/policy.ts'
import { readBooking, type StoredBooking } from '../../server/queries/bookings.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { listTaken } from '../../server/queries/trips.ts'
import * as calls from '../contract.ts'
import { payerOf } from '../rules/unpaid.ts'
import { nightsOf, stayInterval, stayRefusal } from '../rules.ts'
import { words } from '../words.ts'
import {
  confirmHold,
  findHold,
  heldOfPromo,
  heldOfVoucher,
  holdForCode,
  leftByCustomer,
  makeRoomFor,
  releaseHold,
  wasReleased,
} from './commands/holds.ts'
import { bookedStay, heldStay, noLongerHeld } from './policy.ts'
import { readStayCalendar } from './queries.ts'

type RequestCall = Call<typeof calls.sendStayRequest>
type BookedAnswer = z.output<(typeof calls.sendStayRequest)['answers'][201]>
type StayCall = Pick<Call<typeof calls.holdStay>, 'body' | 'caller' | 'repeat' | 'request' | 'reply'>

/** What the calls below work with. */
type StayDesk = Context & { rental: Rental; payments: Payments; rootCode: string }

/** Bookings over days: the calendar, holding while somebody pays, booking. */
export function stayRoutes(app: Server, context: Context, rental: Rental, payments: Payments, rootCode: string): void {
  const { sql, live, env } = context
  const desk = { ...context, rental, payments, rootCode }

  cachedRoute(
    app,
    live,
    calls.getStayCalendar,
    () => readCalendar(desk),
    () => {
      const away = rental.awayKey()
      return typeof away === 'string' ? today(desk) + away : async () => today(desk) + (await away())
    },
  )

  route(app, calls.sendStayRequest, async (call) => {
    refuseShowcase(env, call.caller)
    if (call.body.payment !== '') return afterPaying(desk, call.body.payment)
    const done = await orEarlierAnswer<BookedAnswer>(sql, call.repeat, () => attempt(desk, call))
    return done ?? taken(await takenOf(desk, call))
  })

  route(app, calls.holdStay, async (call) => {
    refuseShowcase(env, call.caller)
    const held = await orEarlierAnswer(sql, call.repeat, () => attemptHold(desk, call))
    if (!held) return taken(await takenOf(desk, call))
    const { reference, payment } = held.body
    return answer(201, { reference, payment: await payments.open(payment) })
  })

  // The answer is the same whether there is such a hold or not.
  route(app, calls.leaveHold, async ({ body, request }) => {
    await throttle(sql, `leave:${networkOf(request.ip)}`, holdsFromAddress)
    const booking = await readBooking(sql, { reference: body.reference })
    const given = { by: null, reason: leftByCustomer }
    if (booking && (await transaction(sql, (tx) => releaseHold(tx, booking.id, given, context)))) {
      await live.changed('bookings', 'vouchers')
    }
    return { status: 'success' as const }
  })

  // The confirmation was written with the booking. The answer is the same whether there is such a booking or not.
  route(app, calls.sendStayConfirmationEmail, () => ({ status: 'success' as const }))
}

const today = ({ rental }: StayDesk) => rental.now().day

async function readCalendar(desk: StayDesk) {
  const { sql, rental } = desk
  return JSON.stringify(await readStayCalendar(sql, today(desk), await rental.readAway()))
}

/** The order as the server sees it, or the reason why it cannot be taken as it stands. */
async function ordered(desk: StayDesk, { body, caller, request, reply }: StayCall): Promise<NewBooking> {
  const { sql, env, rental } = desk
  const vehicles = await Promise.all(boatsOf(body).map(rental.findVehicle))
  const business = await rental.readBusiness()
  const blocked = await rental.readBlocked()
  const stay = stayOf(body)
  const boats = orderedBoats(vehicles, namedExtras(body), business.extras, 'days')
  const afloat = boats.map((boat) => ({ ...boat, vehicle: withoutCaptain(boat.vehicle) }))
  const isStaff = caller !== undefined
  const promo = await promoPartOf(sql, request, body.promo_code, business, (id) => heldOfPromo(sql, id, body))
  const pricing = pricingOf(business, stay.start, promo)
  const quotes = agreedQuotes(
    {
      refusal: boats
        .map((boat) => stayRefusal({ ...boat, stay, isStaff }, business, (day) => blocked.has(day)))
        .find((one) => one !== undefined),
      errors: [...tripErrors(body, afloat), ...paymentErrors(body, isStaff)],
      quotes: inFirstLanguage(() => tripQuotes(boats, { ...body, nights: nightsOf(stay) }, pricing)),
    },
    body.price,
  )
  const regained = (id: number) => heldOfVoucher(sql, id, body)
  const part = await voucherPartOf(sql, { caller, request }, body, sumQuotes(quotes).total, regained)
  if (await rental.isShutOut(body)) throw excluded()
  if (!caller) await countHold(sql, body.email, request.ip)
  const paymentMethod = methodOf(body, { isStaff, isPaid: part.open === 0 && part.voucher !== undefined })
  const isUnpaid = !caller && paymentMethod !== 'provider'
  return bookedTogether(body, boats, quotes, {
    kind: 'days',
    ...stayInterval(stay, business),
    promo,
    ...part,
    paymentMethod,
    dueOn: paymentMethod === 'transfer' ? transferDeadlines(today(desk), stay.start).dueOn : null,
    ...(isUnpaid && { payer: payerOf({ ...body, network: networkOf(request.ip) }, env.business.country) }),
    caller,
    visitor: readSecret(request, visitorCookie, env.publicUrl) ?? giveSecret(reply, visitorCookie, env.publicUrl),
  })
}

/** Whether somebody has one of the boats, and did not bring it back. */
const isOut = async ({ rental }: StayDesk, order: NewBooking) =>
  (await Promise.all(boatsIn(order).map(rental.findOut))).some((out) => out !== undefined)

/** Books what was ordered, or holds it until its code comes. Undefined when somebody else has a boat of it then. */
async function attempt(desk: StayDesk, call: RequestCall): Promise<WithStatus<BookedAnswer> | undefined> {
  const { sql, env, rootCode } = desk
  const { body, caller } = call
  if (hasFixedCode(caller) && body.code !== '' && !isFixedCode(body.code, rootCode)) throw wrongCode()
  const confirmed = caller || body.code === '' ? undefined : await confirm(desk, call)
  if (confirmed) return confirmed
  const booking = await ordered(desk, call)
  const trip = orderedTrip(booking)
  if (trip.paymentMethod === 'provider') throw paymentRequired()
  const share = caller ? 0 : shareOf(booking)
  if (share > 0) throw paymentRequired(words.downPaymentFirst(formatMoney(share)))
  if (await isOut(desk, booking)) return undefined
  if (!caller && body.code === '') return askForCode(desk, call, booking)
  const ownPage = ownPageOf(desk, trip)
  const booked = bookedStay(trip, ownPage)
  const mail = await confirmationMailWithCode({ ...env, booking: trip, ownPage, today: today(desk) })
  const more = { mail, repeat: call.repeat, answer: booked, audited: auditOf(caller, desk) }
  const outcome = caller
    ? await book(sql, booking, 'none', more)
    : await book(sql, booking, body.code, more, { before: (tx) => makeRoomFor(tx, booking, desk) })
  return announced(desk, outcome, bookedTopics(booking), async () => codeRefusal(desk, body))
}

/** Keeps what was ordered until the code comes that is mailed now. Undefined when somebody else has a boat of it then. */
async function askForCode(desk: StayDesk, { body, request, repeat }: RequestCall, ordered: NewBooking) {
  const { sql, env } = desk
  await throttleCodes(sql, body.email, request.ip)
  const booking = withEach(ordered, () => ({ holdMinutes, isPaid: false, dueOn: null }))
  const { day, hour } = fromLocalDateTime(booking.startsAt)
  const code = newCode()
  const { business, publicUrl } = env
  const { name, email: to } = booking
  const { vehicleName } = orderedTrip(booking)
  const mail = verificationCodeMail({ business, publicUrl, to, name, code, vehicleName, day, start: hour })
  return announced(desk, await holdForCode(sql, booking, { code, mail, repeat }, desk), ['mails', 'vouchers'])
}

/** Books what is held for the address once its code is right. Undefined where nothing is. */
async function confirm(desk: StayDesk, { body, repeat }: RequestCall) {
  const { sql, live, env, rental } = desk
  const booking = await findHold(sql, heldStay(body, await rental.readBusiness()))
  if (!booking) return undefined
  if (await rental.isShutOut(body)) throw excluded()
  refuseOtherPrice(booking.quote.total, body.price)
  const confirmed = async (stored: StoredBooking) => {
    const isPaid = stored.paymentMethod === 'voucher'
    const dueOn = isPaid ? null : transferDeadlines(today(desk), body.booked_day).dueOn
    const booked = { ...stored, dueOn, isPaid }
    const ownPage = ownPageOf(desk, booked)
    return {
      dueOn,
      mail: await confirmationMailWithCode({ ...env, booking: booked, ownPage, today: today(desk) }),
      answer: bookedStay(booked, ownPage),
    }
  }
  const done = await confirmHold(sql, booking.id, body.code, { repeat, confirmed })
  if (done === 'WRONG_CODE') throw wrongCode()
  if (done === undefined) throw noLongerHeld()
  await live.changed('bookings', 'mails')
  return answer(201, done as ReturnType<typeof bookedStay>)
}

/** Why a code is refused: what it was for is free again, or it is wrong. */
const codeRefusal = async ({ sql, rental }: StayDesk, body: RequestCall['body']) =>
  (await wasReleased(sql, heldStay(body, await rental.readBusiness()))) ? noLongerHeld() : wrongCode()

/** Keeps what was ordered for a customer who is about to pay. Undefined when somebody else has a boat of it then. */
async function attemptHold(
  desk: StayDesk,
  call: StayCall,
): Promise<WithStatus<{ reference: string; payment: string }> | undefined> {
  const order = await ordered(desk, call)
  if (orderedTrip(order).paymentMethod !== 'provider') throw nothingToPay()
  return (await isOut(desk, order)) ? undefined : keptWhilePaying(desk, order, call)
}

/** The second submit of whoever paid: the booking, once its payment is through. */
async function afterPaying(desk: StayDesk, paymentId: string) {
  const booking = await bookingPaidBy(desk, desk.payments, paymentId)
  if (!booking) return taken({})
  return answer(201, bookedStay(booking, ownPageOf(desk, booking)))
}

const stayOf = (body: RequestCall['body'] | StayCall['body']) => ({
  start: body.booked_day,
  end: addDays(body.booked_day, body.booked_duration),
})

/** Of several boats, those that somebody has. */
const takenOf = async ({ sql, rental }: StayDesk, { body }: StayCall) =>
  listTaken(sql, rental, boatsOf(body), stayInterval(stayOf(body), await rental.readBusiness()))

const taken = (boats: { taken?: number[] }) => answer(200, { type: 'ALREADY_BOOKED' as const, ...boats })
