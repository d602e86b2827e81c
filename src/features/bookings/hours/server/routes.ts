import { visitorCookie } from '#features/sent-mails/server/policy.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations, durationStep, isLet } from '#features/vehicles/rules.ts'
import { answer } from '#kit/server/http/answer.ts'
import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { newReference } from '#kit/server/security/secret.ts'
import { giveSecret, readSecret } from '#kit/server/security/session.ts'
import { toUnits } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import * as calls from '../../contract.ts'
import { detailsErrors } from '../../rules/details.ts'
import { partyOf } from '../../rules/party.ts'
import { chosenExtras, quote, wholeOf } from '../../rules/prices.ts'
import { type CalendarDay, hoursToInterval, type Selection, selectionRefusal } from '../../rules.ts'
import { book, type CodeFor, keepCode, type NewBooking, newCode, spendCode } from '../../server/commands.ts'
import { confirmationMail } from '../../server/emails/confirmation.ts'
import { verificationCodeMail } from '../../server/emails/verification-code.ts'
import { auditOf, excluded, refuseOtherPrice, voucherChanged, voucherPartOf } from '../../server/policy/orders.ts'
import { hasFixedCode, isFixedCode, ownPageOf, refuseShowcase, throttleCodes, wrongCode } from '../../server/policy.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { checkIn, stayRefusal } from '../../stays/rules.ts'
import { timetableRoutes } from './routes/timetable.ts'

type HoursContext = Context & { rootVerificationCode: string; rental: Rental }

export function hoursRoutes(app: Server, context: HoursContext): void {
  const { sql, live, env, rental } = context
  timetableRoutes(app, context, rental)

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
    return done ?? answer(200, { type: 'ALREADY_BOOKED' as const })
  })

  // The confirmation was written with the booking. The answer is the same whether there is such a booking or not.
  route(app, calls.sendConfirmationEmail, () => ({ status: 'success' as const }))
}

type BookingCall = Call<typeof calls.sendBookingRequest>

type Order = Awaited<ReturnType<typeof priced>>

async function refuseImpossible({ rental }: HoursContext, selection: Selection) {
  const refusal = selectionRefusal(selection, await rental.readBusiness())
  if (refusal) throw new ProblemError(422, refusal.code, refusal.detail)
}

/** Whether a stay may begin then; how long it may be is known when it is booked. */
async function refuseArrival({ rental }: HoursContext, vehicle: Vehicle, { date, blocked }: CalendarDay) {
  const stay = { start: date, end: date }
  const refusal = stayRefusal({ vehicle, stay, extras: [], isStaff: true }, await rental.readBusiness(), () => blocked)
  if (refusal) throw new ProblemError(422, refusal.code, refusal.detail)
}

/** The order as the server sees it, or the reason why it cannot be taken as it stands. */
async function priced(
  context: HoursContext,
  { body, caller, request }: Pick<BookingCall, 'body' | 'caller' | 'request'>,
) {
  const { sql, rental } = context
  const vehicle = await rental.findVehicle(body.vehicle)
  const extras = chosenExtras(vehicle, body)
  const day = await rental.readDay(body.booked_day)
  await refuseImpossible(context, { vehicle, day, start: body.booked_start, hours: body.booked_hours, extras })
  const errors = detailsErrors(body, vehicle, extras)
  const price = quote(vehicle, body.booked_hours, { extras, hasLicense: body.hasLicense })
  if (errors.length > 0 || !price) throw invalid(errors)
  refuseOtherPrice(price.total, body.price)
  const part = await voucherPartOf(sql, { caller, request }, body, price.total)
  return {
    vehicle,
    extras,
    quote: price,
    ...part,
    ...hoursToInterval(body.booked_day, body.booked_start, body.booked_hours),
  }
}

/** Books what was ordered. Undefined when somebody else has the boat then. */
async function attempt(context: HoursContext, call: BookingCall) {
  const { sql, live, rental, rootVerificationCode } = context
  const { body, caller } = call
  const order = await priced(context, call)
  const codeFor = { email: body.email, vehicleId: body.vehicle, startsAt: order.startsAt }
  if (hasFixedCode(caller) && !isFixedCode(body.code, rootVerificationCode)) throw wrongCode()
  if (await rental.isShutOut(body)) {
    if (!hasFixedCode(caller) && !(await spendCode(sql, codeFor, body.code))) throw wrongCode()
    throw excluded()
  }
  if (await rental.findOut({ ...codeFor, endsAt: order.endsAt })) return undefined
  const { outcome, booked } = await bookOrder(context, call, order, codeFor)
  if (outcome === 'WRONG_CODE') throw wrongCode()
  if (outcome === 'VOUCHER_CHANGED') throw voucherChanged(0)
  if (outcome !== 'BOOKED') return undefined
  await live.changed('bookings', 'mails', ...(order.voucher ? (['vouchers'] as const) : []))
  return answer(201, booked)
}

async function bookOrder(
  context: HoursContext,
  { body, caller, repeat, request }: BookingCall,
  order: Order,
  codeFor: CodeFor,
) {
  const { sql, env, rental } = context
  const booking: NewBooking = {
    ...body,
    ...partyOf(body, order.vehicle, order.extras),
    ...codeFor,
    reference: newReference(),
    kind: 'hours',
    vehicleName: order.vehicle.name,
    endsAt: order.endsAt,
    people: body.adults + body.children,
    hasLicense: order.vehicle.license === 'yes' ? body.hasLicense === 'yes' : null,
    extras: order.extras,
    quote: order.quote,
    voucher: order.voucher,
    voucherAmount: order.voucher?.amount ?? 0,
    paymentMethod: order.open === 0 && order.voucher ? 'voucher' : 'on_site',
    dueOn: null,
    isPaid: order.open === 0,
    employee: nameOf(caller),
    visitor: readSecret(request, visitorCookie, env.publicUrl),
  }
  const booked = {
    reference: booking.reference,
    vehicle_name: booking.vehicleName,
    booked_day: body.booked_day,
    booked_start: body.booked_start,
    booked_hours: body.booked_hours,
    price: toUnits(order.quote.total),
    whole: toUnits(wholeOf(order.quote).whole),
    own_page: ownPageOf(context, booking),
  }
  const mail = confirmationMail({ ...env, booking, ownPage: booked.own_page, today: rental.now().day })
  const code = hasFixedCode(caller) ? 'none' : body.code
  return {
    booked,
    outcome: await book(sql, booking, code, { mail, repeat, answer: booked, audited: auditOf(caller, context) }),
  }
}
