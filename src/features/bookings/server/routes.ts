import { visitorCookie } from '#features/mailbox/server/policy.ts'
import { bookableDurations, durationStep } from '#features/vehicles/rules.ts'
import { answer } from '#kit/server/answer.ts'
import type { Context } from '#kit/server/context.ts'
import { type Call, route, type Server } from '#kit/server/http.ts'
import { orEarlierAnswer } from '#kit/server/repeat.ts'
import { giveSecret, readSecret } from '#kit/server/session.ts'
import { throttle } from '#kit/server/throttle.ts'
import { formatMoney, toCents, toUnits } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import {
  chosenExtras,
  composeComment,
  detailsErrors,
  hoursToInterval,
  quote,
  type Selection,
  selectionRefusal,
} from '../rules.ts'
import { book, type CodeFor, keepCode, newCode, newReference, spendCode } from './commands.ts'
import { confirmationMail } from './emails/confirmation.ts'
import { verificationCodeMail } from './emails/verification-code.ts'
import { hasFixedCode, isFixedCode, refuseShowcase } from './policy.ts'
import { rememberRental } from './queries.rental.ts'
import { timetableRoutes } from './routes.timetable.ts'

/** Codes asked for, per mail address and per network address. */
const codesToEmail = { limit: 5, seconds: 3600 }
const codesFromAddress = { limit: 60, seconds: 3600 }

/** `rootCode`: the fixed booking code of the root account. */
export function bookingRoutes(app: Server, context: Context, rootCode: string): void {
  const { sql, live, env } = context
  const rental = rememberRental(context)
  timetableRoutes(app, context, rental)

  const refuseImpossible = async (selection: Selection) => {
    const refusal = selectionRefusal(selection, await rental.readBusiness())
    if (refusal) throw new ProblemError(422, refusal.code, refusal.detail)
  }

  route(app, calls.sendVerificationCode, async ({ body, caller, request, reply }) => {
    refuseShowcase(env, caller)
    const vehicle = await rental.findVehicle(body.vehicle)
    const hours = bookableDurations(vehicle, 24)[0] ?? durationStep(vehicle.type)
    await refuseImpossible({
      vehicle,
      day: await rental.readDay(body.booked_day),
      start: body.booked_start,
      hours,
      extras: [],
    })
    const sent = { status: 'success' as const, expires_in_minutes: 10 }
    if (hasFixedCode(caller)) return sent
    await throttle(sql, `code:${request.ip}`, codesFromAddress)
    await throttle(sql, `code:${body.email.toLowerCase()}`, codesToEmail)
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
    const done = await orEarlierAnswer(sql, call.repeat, () => attempt(call))
    return done ?? answer(200, { type: 'ALREADY_BOOKED' as const })
  })

  type BookingCall = Call<typeof calls.sendBookingRequest>
  type Order = Awaited<ReturnType<typeof priced>>

  /** The order as the server sees it, or the reason why it cannot be taken as it stands. */
  async function priced({ body }: Pick<BookingCall, 'body'>) {
    const vehicle = await rental.findVehicle(body.vehicle)
    const extras = chosenExtras(vehicle, body)
    const day = await rental.readDay(body.booked_day)
    await refuseImpossible({ vehicle, day, start: body.booked_start, hours: body.booked_hours, extras })
    const errors = detailsErrors(body, vehicle, extras)
    const price = quote(vehicle, body.booked_hours, { extras, hasLicense: body.hasLicense })
    if (errors.length > 0 || !price) throw invalid(errors)
    if (price.total !== toCents(body.price)) {
      const now = formatMoney(price.total)
      throw new ProblemError(409, 'PRICE_CHANGED', `The price has changed to ${now}`, {
        extra: { price: toUnits(price.total) },
      })
    }
    return { vehicle, extras, quote: price, ...hoursToInterval(body.booked_day, body.booked_start, body.booked_hours) }
  }

  /** Books what was ordered. Undefined when somebody else has the boat then. */
  async function attempt(call: BookingCall) {
    const { body, caller } = call
    const order = await priced(call)
    const codeFor = { email: body.email, vehicleId: body.vehicle, startsAt: order.startsAt }
    if (hasFixedCode(caller) && !isFixedCode(body.code, rootCode)) throw wrongCode()
    if (await rental.isShutOut(body)) {
      if (!hasFixedCode(caller) && !(await spendCode(sql, codeFor, body.code))) throw wrongCode()
      throw new ProblemError(403, 'EXCLUDED', 'You have been excluded from future bookings')
    }
    const { outcome, booked } = await write(call, order, codeFor)
    if (outcome === 'WRONG_CODE') throw wrongCode()
    if (outcome !== 'BOOKED') return undefined
    await live.changed('bookings', 'mails')
    return answer(201, booked)
  }

  async function write({ body, caller, repeat, request }: BookingCall, order: Order, codeFor: CodeFor) {
    const reference = newReference()
    const comment = composeComment(body, order.vehicle, order.extras)
    const people = body.adults + body.children
    const booked = {
      reference,
      vehicle_name: order.vehicle.name,
      booked_day: body.booked_day,
      booked_start: body.booked_start,
      booked_hours: body.booked_hours,
      price: toUnits(order.quote.total),
    }
    const mail = confirmationMail({
      ...body,
      business: env.business,
      publicUrl: env.publicUrl,
      timeZone: env.timeZone,
      to: body.email,
      reference,
      vehicle: order.vehicle,
      day: body.booked_day,
      start: body.booked_start,
      hours: body.booked_hours,
      quote: order.quote,
      people,
      comment,
    })
    const booking = {
      ...codeFor,
      ...body,
      reference,
      endsAt: order.endsAt,
      people,
      comment,
      extras: order.extras,
      price: order.quote.total,
      employee: caller ? `${caller.firstName} ${caller.lastName}`.trim() : '',
    }
    const visitor = readSecret(request, visitorCookie, env.publicUrl)
    const code = hasFixedCode(caller) ? 'fixed' : body.code
    return { booked, outcome: await book(sql, booking, code, { mail, visitor, repeat, answer: booked }) }
  }

  // The confirmation was written with the booking. The answer is the same whether there is such a booking or not.
  route(app, calls.sendConfirmationEmail, () => ({ status: 'success' as const }))
}

const wrongCode = () => {
  const message = 'The entered code is invalid'
  return invalid([{ field: 'code', message }], message)
}
