import type { Vehicle } from '#features/vehicles/contract.ts'
import { answer } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { addDays } from '#kit/shared/day.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import { toCents, toUnits } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import type { Extra } from '../../contract.ts'
import { asOneLine } from '../../day/rules.ts'
import type { Quote } from '../../rules/prices.ts'
import { type Business, hoursToInterval, refusal, selectionRefusal } from '../../rules.ts'
import { book, type NewBooking } from '../../server/commands.ts'
import { confirmationMail } from '../../server/emails/confirmation.ts'
import { agreedQuote, announced, auditOf, bookingOf } from '../../server/policy/orders.ts'
import { ownPageOf } from '../../server/policy.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { stayInterval, stayRefusal } from '../../stays/rules.ts'
import { stillOut, taken } from '../../timeline/server/policy.ts'
import { findBookingId, findClash } from '../../timeline/server/queries.ts'
import { words as bookingWords } from '../../words.ts'
import { bookWalkIn } from '../contract.ts'
import { agreedInstead, hasPassed, walkInErrors, walkInParty, walkInQuote, walkInStart, walkInStep } from '../rules.ts'
import { words } from '../words.ts'

type WalkInCall = Pick<Call<typeof bookWalkIn>, 'body' | 'caller' | 'repeat'>

/** What the calls below work with. */
type WalkInDesk = Context & { rental: Rental }

/** Boats for people who stand at the pier or call: booked by staff, from now on or for another time, under the rules of every booking. */
export function walkInRoutes(app: Server, context: Context, rental: Rental): void {
  const { sql } = context
  const desk = { ...context, rental }

  route(app, bookWalkIn, async (call) => {
    const done = await orEarlierAnswer(sql, call.repeat, () => attempt(desk, call))
    if (!done) throw new ProblemError(409, 'BUSY', bookingWords.tryAgain, { retryAfter: 1 })
    return answer(201, { ...done.body, booking_id: await findBookingId(sql, done.body.reference) })
  })
}

/** The booking as the server sees it, or the reason why it cannot be taken. */
async function ordered({ rental }: WalkInDesk, { body, caller }: WalkInCall): Promise<NewBooking> {
  const vehicle = await rental.findVehicle(body.vehicle_id)
  const business = await rental.readBusiness()
  const { extras, party } = walkInParty(vehicle, body)
  const { against, ...when } = await timeOf(rental, { vehicle, extras, body, business })
  const listed = agreedQuote(
    {
      refusal: against,
      errors: walkInErrors(vehicle, body),
      quote: inFirstLanguage(() => walkInQuote(vehicle, body, business)),
    },
    body.price,
  )
  const quote = agreedIn(listed, body)
  const { name, email = '', phone = '' } = body
  if (await rental.isShutOut({ name, email, phone })) throw excludedCustomer(email === '' && phone === '')
  const noAddress = { salutation: '', streetAndNumber: '', additional: '', zipCodeAndCity: '' }
  const booking = bookingOf(
    { name, email, phone, ...noAddress, ...party },
    {
      ...when,
      vehicle,
      extras,
      quote,
      voucher: undefined,
      open: quote.total,
      paymentMethod: 'on_site',
      caller,
      visitor: undefined,
    },
  )
  const agreed = quote === listed ? undefined : { listed: listed.total, reason: body.agreed_reason ?? '' }
  return { ...booking, language: body.language ?? booking.language, agreed, staffComment: asOneLine(body.note) }
}

type Wanted = { vehicle: Vehicle; extras: Extra[]; body: WalkInCall['body']; business: Business }

/** When it is, by the hour or over nights, and what is against it. */
async function timeOf(rental: Rental, { vehicle, extras, body, business }: Wanted) {
  const { day = business.now.day, hours, nights } = body
  if ((hours === undefined) === (nights === undefined))
    throw invalid([{ field: 'hours', message: bookingWords.chooseDuration }])
  if (nights !== undefined) {
    const stay = { start: day, end: addDays(day, nights) }
    const blocked = await rental.readBlocked()
    const against = stayRefusal({ vehicle, stay, extras, isStaff: true }, business, (one) => blocked.has(one))
    return { kind: 'days' as const, ...stayInterval(stay, business), against }
  }
  const start = walkInStart(business, body.start, day)
  const selection = { vehicle, day: await rental.readDay(day), start, hours: hours ?? 0, extras }
  const against = hasPassed(body.start ?? start, business, day)
    ? refusal('PAST')
    : selectionRefusal({ ...selection, isStaff: true, startStep: walkInStep }, business)
  return { kind: 'hours' as const, ...hoursToInterval(day, start, selection.hours), against }
}

/** Another price stands in the books with its reason, or not at all. */
function agreedIn(listed: Quote, { agreed_price, agreed_reason = '' }: WalkInCall['body']): Quote {
  if (agreed_price === undefined) return listed
  const price = toCents(agreed_price)
  if (price !== listed.total && agreed_reason === '')
    throw invalid([{ field: 'agreed_reason', message: words.giveReason }])
  return inFirstLanguage(() => agreedInstead(listed, { price, reason: agreed_reason }))
}

async function attempt(desk: WalkInDesk, call: WalkInCall) {
  const { sql, rental } = desk
  const { caller, repeat } = call
  const booking = await ordered(desk, call)
  const out = await rental.findOut(booking)
  if (out) throw stillOut(out, rental.now())
  const booked = {
    reference: booking.reference,
    vehicle_name: booking.vehicleName,
    starts_at: booking.startsAt,
    ends_at: booking.endsAt,
    price: toUnits(booking.quote.total),
  }
  const mail =
    booking.email === ''
      ? undefined
      : confirmationMail({ ...desk.env, booking, ownPage: ownPageOf(desk, booking), today: rental.now().day })
  const audited = auditOf(caller, desk, 'booking.walk-in')
  const outcome = await book(sql, booking, 'none', { mail, repeat, answer: booked, audited })
  const done = await announced(desk, outcome, mail ? ['mails'] : [])
  if (!done) throw taken(booking.vehicleName, await findClash(sql, booking))
  return done
}

const excludedCustomer = (byName: boolean) =>
  new ProblemError(403, 'EXCLUDED', byName ? words.nameBlocked : words.isExcluded)
