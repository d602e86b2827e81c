import { transferDeadlines } from '#features/payments/rules.ts'
import { visitorCookie } from '#features/sent-mails/server/policy.ts'
import { answer } from '#kit/server/http/answer.ts'
import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { newReference } from '#kit/server/security/secret.ts'
import { giveSecret, readSecret } from '#kit/server/security/session.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { fromLocalDateTime, hoursBetween } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import { toUnits } from '#kit/shared/money.ts'
import { type FieldError, notFound } from '#kit/shared/problem.ts'
import { detailsErrors, withoutCaptain } from '../../rules/details.ts'
import { selectionRefusal } from '../../rules.ts'
import type { NewBooking } from '../../server/commands.ts'
import { confirmationMail, confirmationMailWithCode } from '../../server/emails/confirmation.ts'
import { agreedQuote, excluded, refuse } from '../../server/policy/orders.ts'
import { ownPageOf, refuseShowcase } from '../../server/policy.ts'
import { readBooking, type StoredBooking } from '../../server/queries/bookings.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { payerOf } from '../../stays/rules/unpaid.ts'
import { stayRefusal } from '../../stays/rules.ts'
import { makeRoomFor } from '../../stays/server/commands/holds.ts'
import { words as bookingWords } from '../../words.ts'
import * as calls from '../contract.ts'
import { offerPrice } from '../rules/offer-price.ts'
import { type Chance, firstChance, wishRefusal } from '../rules.ts'
import { words } from '../words.ts'
import { askForPlace, confirmPlace, leave, take } from './commands.ts'
import { placeMail } from './emails/waiting.ts'
import { waitingList } from './jobs.ts'
import { bookingFor, freeNow, noSuchPlace, notOffered, offerOver, placePageOf, referenceOf } from './policy.ts'
import { countAhead, listWaiting, type Place, readFree, readPlace } from './queries.ts'

/** Requests write mails to addresses that nobody has checked, per mail address and per network address. */
const askedForEmail = { limit: 5, seconds: 3600 }
const askedFromAddress = { limit: 60, seconds: 3600 }

const leftByCustomer = 'Not wanted any more'
const removedByStaff = 'Taken off the waiting list'

type Desk = Context & { rental: Rental }

/** The waiting list: asking for a place, the page of a place, and what staff see of it. */
export function waitingRoutes(app: Server, context: Context, rental: Rental): void {
  const { sql, live, env, clock } = context
  const desk = { ...context, rental }
  const write = writing(context)
  app.jobs.push(waitingList(context, rental))

  route(app, calls.joinWaiting, async (call) => {
    refuseShowcase(env, call.caller)
    await join(desk, call)
    await live.changed('mails')
    return answer(201, { status: 'success' as const })
  })

  route(app, calls.readMyPlace, ({ body }) => present(desk, referenceOf(desk, body.link)))

  route(app, calls.confirmMyPlace, async ({ body }) => {
    const reference = referenceOf(desk, body.link)
    if (await rental.isShutOut(await found(desk, reference))) throw excluded()
    await confirmPlace(sql, reference, clock())
    await live.changed('waiting')
    return present(desk, reference)
  })

  route(app, calls.leaveMyPlace, async ({ body }) => {
    const place = await found(desk, referenceOf(desk, body.link))
    const given = { by: null, reason: leftByCustomer }
    if (await transaction(sql, (tx) => leave(tx, place.id, given, context))) await live.changed('waiting', 'bookings')
    return present(desk, place.reference)
  })

  route(app, calls.takeMyOffer, async (call) => {
    const reference = referenceOf(desk, call.body.link)
    await takeOffer(desk, call, await found(desk, reference))
    return present(desk, reference)
  })

  route(app, calls.getWaiting, async ({ query }) => ({ waiting: await listWaiting(sql, query.day, env.timeZone) }))

  route(app, calls.removeWaiting, (call) =>
    write(call, async ({ tx, audit, tell }) => {
      const { id } = call.body
      if (!(await leave(tx, id, { by: nameOf(call.caller), reason: removedByStaff }, context)))
        throw notFound(words.noSuchEntry)
      await audit('waiting.remove', `waiting:${id}`)
      tell('waiting', 'bookings')
    }),
  )
}

async function join({ rental, ...context }: Desk, { body, request, reply }: Call<typeof calls.joinWaiting>) {
  const { sql, env, clock } = context
  const isHours = body.kind === 'hours'
  const wish = {
    ...{ kind: body.kind, vehicleId: body.vehicle ?? null, type: body.type, day: body.day, people: body.people },
    ...(isHours ? { from: body.from, until: body.until, hours: body.hours } : { from: 0, until: 0, hours: 0 }),
    nights: isHours ? 0 : body.nights,
  }
  const free = await readFree(sql, rental, [wish])
  refuse(wishRefusal(wish, free.fleet, free.business))
  if (firstChance(wish, free)) throw freeNow()
  await throttle(sql, `waiting:${networkOf(request.ip)}`, askedFromAddress)
  await throttle(sql, `waiting:${body.email.toLowerCase()}`, askedForEmail)
  const visitor = readSecret(request, visitorCookie, env.publicUrl) ?? giveSecret(reply, visitorCookie, env.publicUrl)
  const { name, email, phone } = body
  const place = { ...wish, name, email, phone, reference: newReference(), language: language(), visitor }
  await transaction(sql, async (tx) => {
    const asked = await askForPlace(tx, place, clock())
    const page = placePageOf(context, { ...place, reference: asked.reference })
    await insertMail(tx, placeMail({ ...env, place, page, isInLine: asked.isInLine }), visitor)
  })
}

async function found({ sql, env }: Pick<Desk, 'sql' | 'env'>, reference: string): Promise<Place> {
  const place = await readPlace(sql, reference)
  if (!place) throw noSuchPlace({ env })
  return place
}

/** Books what a place is offered, once; whoever took it already is told so. */
async function takeOffer(desk: Desk, call: Call<typeof calls.takeMyOffer>, place: Place): Promise<void> {
  const { sql, live, env, rental } = desk
  const { bookingId, state } = place
  if (state === 'booked') return
  if (state === 'expired') throw offerOver()
  const held = bookingId === null ? undefined : await readBooking(sql, { id: bookingId })
  if (state !== 'offered' || !held) throw notOffered()
  const booking = await ordered(desk, call, place, held)
  const today = rental.now().day
  const confirmation = { ...env, booking, ownPage: ownPageOf(desk, booking), today }
  const mail = place.kind === 'days' ? await confirmationMailWithCode(confirmation) : confirmationMail(confirmation)
  const isTaken = await transaction(sql, async (tx) => {
    if (booking.payer) await makeRoomFor(tx as Transaction, booking, desk)
    return take(tx, held.id, booking, mail)
  })
  await live.changed('bookings', 'waiting', 'mails')
  if (!isTaken && (await found(desk, place.reference)).state !== 'booked') throw offerOver()
}

/** What is held, as its customer wants it; or why it cannot be had so. */
async function ordered(
  { env, rental }: Desk,
  { body, request }: Call<typeof calls.takeMyOffer>,
  place: Place,
  held: StoredBooking,
): Promise<NewBooking> {
  const isStay = place.kind === 'days'
  const vehicle = await rental.findVehicle(held.vehicleId)
  const chance = { vehicle, startsAt: held.startsAt, endsAt: held.endsAt }
  const { extras, quote } = offerPrice(chance, place.kind, body, body.extra_captain, await rental.readBusiness())
  const errors = [
    ...detailsErrors(body, isStay ? withoutCaptain(vehicle) : vehicle, extras),
    ...(isStay ? addressErrors(body) : []),
  ]
  const refusal = await refusalOf(rental, chance, isStay)
  const agreed = agreedQuote({ refusal, errors, quote }, toUnits(body.price))
  if (await rental.isShutOut({ ...place, phone: body.phone })) throw excluded()
  const booking = bookingFor(place, chance, { extras, quote: agreed }, body)
  const payer = payerOf({ ...body, email: place.email, network: networkOf(request.ip) }, env.business.country)
  const { dueOn } = transferDeadlines(rental.now().day, held.startsAt.slice(0, 10))
  return { ...booking, reference: held.reference, ...(isStay && !booking.isPaid && { dueOn, payer }) }
}

function addressErrors({
  streetAndNumber,
  zipCodeAndCity,
}: {
  streetAndNumber: string
  zipCodeAndCity: string
}): FieldError[] {
  const isWhole = (text: string) => /(?=.*\p{L})(?=.*\d)/u.test(text)
  return [
    ...(isWhole(streetAndNumber) ? [] : [{ field: 'streetAndNumber', message: bookingWords.noStreet }]),
    ...(isWhole(zipCodeAndCity) ? [] : [{ field: 'zipCodeAndCity', message: bookingWords.noCity }]),
  ]
}

/** Why a boat cannot be had at its time any more, although it is held: it, or the day, was blocked meanwhile. */
async function refusalOf(rental: Rental, { vehicle, startsAt, endsAt }: Chance, isStay: boolean) {
  const business = await rental.readBusiness()
  const [begins, ends] = [fromLocalDateTime(startsAt), fromLocalDateTime(endsAt)]
  if (!isStay) {
    const day = await rental.readDay(begins.day)
    return selectionRefusal(
      { vehicle, day, start: begins.hour, hours: hoursBetween(begins, ends), extras: [] },
      business,
    )
  }
  const blocked = await rental.readBlocked()
  const stay = { start: begins.day, end: ends.day }
  return stayRefusal({ vehicle, stay, extras: [], isStaff: false }, business, (day) => blocked.has(day))
}

async function present(desk: Desk, reference: string): Promise<calls.WaitingPlace> {
  const { sql, clock } = desk
  const place = await found(desk, reference)
  const held = place.bookingId === null ? undefined : await readBooking(sql, { id: place.bookingId })
  const { kind, type, day, from, until, hours, nights, people, name, email, phone, state } = place
  return {
    ...{ kind, type, day, from, until, hours, nights, people, name, email, phone },
    state,
    vehicle_name: place.vehicleName,
    ahead: state === 'waiting' ? await countAhead(sql, place) : 0,
    offer:
      held && state === 'offered'
        ? {
            ...{ vehicle_id: held.vehicleId, vehicle_name: held.vehicleName },
            ...{
              starts_at: held.startsAt,
              ends_at: held.endsAt,
              until: clock()
                .add({ seconds: place.secondsLeft ?? 0 })
                .toString({ smallestUnit: 'second' }),
            },
          }
        : null,
    own_page: held && state === 'booked' ? ownPageOf(desk, held) : null,
  }
}
