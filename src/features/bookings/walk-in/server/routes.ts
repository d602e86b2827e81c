import { answer } from '#kit/server/http/answer.ts'
import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { newReference } from '#kit/server/security/secret.ts'
import { toUnits } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import { partyOf } from '../../rules/party.ts'
import { hoursToInterval, refusal, selectionRefusal } from '../../rules.ts'
import { book, type NewBooking } from '../../server/commands.ts'
import { confirmationMail } from '../../server/emails/confirmation.ts'
import { auditOf, refuseOtherPrice } from '../../server/policy/orders.ts'
import { ownPageOf } from '../../server/policy.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { findBookingId, findClash } from '../../timeline/server/queries.ts'
import { stillOut, taken } from '../../timeline/server/routes.ts'
import { bookWalkIn } from '../contract.ts'
import { hasPassed, walkInErrors, walkInParty, walkInQuote, walkInStart, walkInStep } from '../rules.ts'

type WalkInCall = Pick<Call<typeof bookWalkIn>, 'body' | 'caller' | 'repeat'>

/** What the calls below work with. */
type WalkInDesk = Context & { rental: Rental }

/** Boats for people who stand at the pier: booked by staff, from now or a start they choose, under the rules of every booking. */
export function walkInRoutes(app: Server, context: Context, rental: Rental): void {
  const { sql } = context
  const desk = { ...context, rental }

  route(app, bookWalkIn, async (call) => {
    const done = await orEarlierAnswer(sql, call.repeat, () => attempt(desk, call))
    if (!done) throw new ProblemError(409, 'BUSY', 'Please try again', { retryAfter: 1 })
    return answer(201, { ...done.body, booking_id: await findBookingId(sql, done.body.reference) })
  })
}

/** The booking as the server sees it, or the reason why it cannot be taken. */
async function ordered({ rental }: WalkInDesk, { body, caller }: WalkInCall): Promise<NewBooking> {
  const vehicle = await rental.findVehicle(body.vehicle_id)
  const business = await rental.readBusiness()
  const { day } = business.now
  if (body.start !== undefined && hasPassed(body.start, business)) throw hasPassedAlready()
  const start = walkInStart(business, body.start)
  const { extras, party } = walkInParty(vehicle, body)
  const selection = {
    vehicle,
    day: await rental.readDay(day),
    start,
    hours: body.hours,
    extras,
    isStaff: true,
    startStep: walkInStep,
  }
  const refused = selectionRefusal(selection, business)
  if (refused) throw new ProblemError(422, refused.code, refused.detail)
  const quote = walkInQuote(vehicle, body.hours, body.license)
  const errors = walkInErrors(vehicle, body)
  if (errors.length > 0 || !quote) throw invalid(errors)
  refuseOtherPrice(quote.total, body.price)
  const email = body.email ?? ''
  if (await rental.isShutOut({ ...body, email })) throw excludedCustomer(email === '' && body.phone === '')
  return {
    ...hoursToInterval(day, start, body.hours),
    ...partyOf(party, vehicle, extras),
    reference: newReference(),
    kind: 'hours',
    vehicleId: vehicle.id,
    vehicleName: vehicle.name,
    salutation: '',
    name: body.name,
    email,
    phone: body.phone,
    streetAndNumber: '',
    additional: '',
    zipCodeAndCity: '',
    people: body.people,
    hasLicense: vehicle.license === 'yes' ? body.license === 'seen' : null,
    extras,
    quote,
    voucher: undefined,
    voucherAmount: 0,
    paymentMethod: 'on_site',
    dueOn: null,
    isPaid: quote.total === 0,
    employee: nameOf(caller),
    visitor: undefined,
  }
}

/** Undefined when the same request was quicker. */
async function attempt(desk: WalkInDesk, call: WalkInCall) {
  const { sql, live, rental } = desk
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
  const hasAddress = booking.email !== ''
  const mail = hasAddress
    ? confirmationMail({ ...desk.env, booking, ownPage: ownPageOf(desk, booking), today: rental.now().day })
    : undefined
  const audited = auditOf(caller, desk, 'booking.walk-in')
  const outcome = await book(sql, booking, 'none', { mail, repeat, answer: booked, audited })
  if (outcome === 'ALREADY_BOOKED') throw taken(booking.vehicleName, await findClash(sql, booking))
  if (outcome !== 'BOOKED') return undefined
  await live.changed('bookings', ...(hasAddress ? (['mails'] as const) : []))
  return answer(201, booked)
}

const hasPassedAlready = () => {
  const { code, detail } = refusal('PAST')
  return new ProblemError(422, code, detail)
}
const excludedCustomer = (byName: boolean) =>
  new ProblemError(
    403,
    'EXCLUDED',
    byName
      ? 'Somebody of this name is blocked. A phone number or an email tells whether it is this customer.'
      : 'This customer is excluded from bookings',
  )
