import type { Payments } from '#features/payments/server/commands/payments.ts'
import { visitorCookie } from '#features/sent-mails/server/policy.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations, durationStep, isLet } from '#features/vehicles/rules.ts'
import { answer } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { giveSecret, readSecret } from '#kit/server/security/session.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import { formatMoney } from '#kit/shared/money.ts'
import * as calls from '../../contract.ts'
import { namedExtras } from '../../rules/prices.ts'
import { orderedBoats, sumQuotes, tripErrors, tripQuotes } from '../../rules/trip.ts'
import { type CalendarDay, hoursToInterval, pricingOf, type Selection, selectionRefusal } from '../../rules.ts'
import { book, keepCode, type NewBooking, newCode, spendCode } from '../../server/commands.ts'
import { confirmationMail } from '../../server/emails/confirmation.ts'
import { verificationCodeMail } from '../../server/emails/verification-code.ts'
import { paymentRequired } from '../../server/policy/holds.ts'
import {
  agreedQuotes,
  announced,
  auditOf,
  bookedTopics,
  excluded,
  promoPartOf,
  refuse,
  voucherPartOf,
} from '../../server/policy/orders.ts'
import { boatsIn, boatsOf, bookedTogether, orderedTrip, shareOf } from '../../server/policy/trips.ts'
import { hasFixedCode, isFixedCode, ownPageOf, refuseShowcase, throttleCodes, wrongCode } from '../../server/policy.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { listTaken } from '../../server/queries/trips.ts'
import { checkIn, stayRefusal } from '../../stays/rules.ts'
import { words } from '../words.ts'
import { bookedHours, payingRoutes } from './routes/paying.ts'
import { timetableRoutes } from './routes/timetable.ts'

type HoursContext = Context & { rootVerificationCode: string; rental: Rental; payments: Payments }

export function hoursRoutes(app: Server, context: HoursContext): void {
  const { sql, live, env, rental } = context
  timetableRoutes(app, context, rental)
  payingRoutes(app, { ...context, ordered: (call) => ordered(context, call) })

  route(app, calls.sendVerificationCode, async ({ body, caller, request, reply }) => {
    refuseShowcase(env, caller)
    const vehicle = await rental.findVehicle(body.vehicle)
    const hours = bookableDurations(vehicle, 24)[0] ?? durationStep(vehicle.type)
    const day = await rental.readDay(body.booked_day)
    const isStay = isLet(vehicle, 'days') && body.booked_start === checkIn
    if (isStay) await refuseArrival(context, vehicle, day)
    else await refuseImpossible(context, { vehicle, day, start: body.booked_start, hours, extras: [] })
    const sent = { status: 'success' as const, expires_in_minutes: 10 }
    if (hasFixedCode(caller)) return sent
    await throttleCodes(sql, body.email, request.ip)
    const code = newCode()
    const visitor = readSecret(request, visitorCookie, env.publicUrl) ?? giveSecret(reply, visitorCookie, env.publicUrl)
    const { startsAt } = hoursToInterval(body.booked_day, body.booked_start, hours)
    const mail = verificationCodeMail({
      business: env.business,
      publicUrl: env.publicUrl,
      to: body.email,
      name: body.name,
      code,
      vehicleName: vehicle.name,
      day: body.booked_day,
      start: body.booked_start,
    })
    await keepCode(sql, { email: body.email, vehicleId: vehicle.id, startsAt }, code, mail, visitor)
    await live.changed('mails')
    return sent
  })

  route(app, calls.sendBookingRequest, async (call) => {
    refuseShowcase(env, call.caller)
    const done = await orEarlierAnswer(sql, call.repeat, () => attempt(context, call))
    return done ?? answer(200, { type: 'ALREADY_BOOKED' as const, ...(await takenOf(context, call)) })
  })

  // The confirmation was written with the booking. The answer is the same whether there is such a booking or not.
  route(app, calls.sendConfirmationEmail, () => ({ status: 'success' as const }))
}

type BookingCall = Call<typeof calls.sendBookingRequest>
type OrderCall = Pick<BookingCall, 'caller' | 'request'> & { body: Omit<BookingCall['body'], 'code'> }

const refuseImpossible = async ({ rental }: HoursContext, selection: Selection) =>
  refuse(selectionRefusal(selection, await rental.readBusiness()))

/** Whether a stay may begin then; how long it may be is known when it is booked. */
async function refuseArrival({ rental }: HoursContext, vehicle: Vehicle, { date, blocked }: CalendarDay) {
  const stay = { start: date, end: date }
  refuse(stayRefusal({ vehicle, stay, extras: [], isStaff: true }, await rental.readBusiness(), () => blocked))
}

/** The booking as the server sees it, or the reason why it cannot be taken as it stands. */
async function ordered({ sql, env, rental }: HoursContext, { body, caller, request }: OrderCall): Promise<NewBooking> {
  const { booked_start: start, booked_hours: hours } = body
  const vehicles = await Promise.all(boatsOf(body).map(rental.findVehicle))
  const day = await rental.readDay(body.booked_day)
  const business = await rental.readBusiness()
  const boats = orderedBoats(vehicles, namedExtras(body), business.extras, 'hours')
  const promo = await promoPartOf(sql, request, body.promo_code, business)
  const pricing = pricingOf(business, body.booked_day, promo)
  const agreed = agreedQuotes(
    {
      refusal: boats
        .map((boat) => selectionRefusal({ ...boat, day, start, hours }, business))
        .find((one) => one !== undefined),
      errors: tripErrors(body, boats),
      quotes: inFirstLanguage(() => tripQuotes(boats, { ...body, hours }, pricing)),
    },
    body.price,
  )
  const part = await voucherPartOf(sql, { caller, request }, body, sumQuotes(agreed).total)
  return bookedTogether(body, boats, agreed, {
    kind: 'hours',
    ...hoursToInterval(body.booked_day, start, hours),
    promo,
    ...part,
    paymentMethod: 'on_site',
    caller,
    visitor: readSecret(request, visitorCookie, env.publicUrl),
  })
}

const takenOf = ({ sql, rental }: HoursContext, { body }: BookingCall) =>
  listTaken(sql, rental, boatsOf(body), hoursToInterval(body.booked_day, body.booked_start, body.booked_hours))

/** Books what was ordered. Undefined when somebody else has the boat then. */
async function attempt(context: HoursContext, call: BookingCall) {
  const { sql, env, rental, rootVerificationCode } = context
  const { body, caller, repeat } = call
  const booking = await ordered(context, call)
  const share = caller ? 0 : shareOf(booking)
  if (share > 0) throw paymentRequired(words.downPaymentFirst(formatMoney(share)))
  const hasRootCode = hasFixedCode(caller)
  if (hasRootCode && !isFixedCode(body.code, rootVerificationCode)) throw wrongCode()
  if (await rental.isShutOut(body)) {
    if (!hasRootCode && !(await spendCode(sql, booking, body.code))) throw wrongCode()
    throw excluded()
  }
  const trip = orderedTrip(booking)
  const outs = await Promise.all(boatsIn(booking).map(rental.findOut))
  if (outs.some((out) => out !== undefined)) return undefined
  const booked = bookedHours(trip, ownPageOf(context, booking))
  const mail = confirmationMail({ ...env, booking: trip, ownPage: booked.own_page, today: rental.now().day })
  const more = { mail, repeat, answer: booked, audited: auditOf(caller, context) }
  const outcome = await book(sql, booking, hasRootCode ? 'none' : body.code, more)
  return announced(context, outcome, bookedTopics(booking))
}
