import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { type Db, type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { addDays } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { settleCancellation } from '../../../rules/cancellation.ts'
import { wholeOf } from '../../../rules/prices.ts'
import { listKeptPayments, paidOf } from '../../../self-service/server/queries.ts'
import { cancelBooking, lockBoats } from '../../../server/commands/cancel.ts'
import { tripOf } from '../../../server/policy/trips.ts'
import { ownPageOf } from '../../../server/policy.ts'
import { readBoats, type StoredBooking } from '../../../server/queries/bookings.ts'
import type { Rental } from '../../../server/queries/rental.ts'
import * as calls from '../../contract/answer.ts'
import { type Party, type Place, placesOn } from '../../rules/places.ts'
import { words } from '../../words.ts'
import { moveOne, queueFor, readMoveFacts, tellWhy } from '../commands/move.ts'
import { reasonIn, whyClosed } from '../policy/reasons.ts'
import { askedOf, noSuchQuestion } from '../policy.ts'
import { type ClosureRow, findClosure } from '../queries/concerned.ts'
import { readTaken } from '../queries/water.ts'

type Desk = Context & { rental: Rental }

/** Each choice reckons anew what is free. */
const answersFromAddress = { limit: 60, seconds: 60 }

/** Days before and after in which another time is looked for. */
const daysBefore = 2
const daysAfter = 10
const mostPlaces = 8
/** Of the day itself; of the others the nearest time. */
const mostOfItsDay = 3

/** What customers choose whose booking cannot be as it was. */
export function answerRoutes(app: Server, desk: Desk): void {
  const { sql, live } = desk

  route(app, calls.readQuestion, ({ body }) => present(desk, body.link))

  route(app, calls.answerQuestion, async ({ body, request }) => {
    const asked = await find(desk, sql, body.link)
    await throttle(sql, `closure-answer:${networkOf(request.ip)}`, answersFromAddress)
    const places = body.choice === 'move' && stateOf(asked) === 'open' ? await readPlaces(desk, asked) : []
    await transaction(sql, (tx) => carryOut(desk, tx, body, places))
    await live.changed('bookings', 'mails', 'payments', 'vouchers', 'blocked-days')
    return present(desk, body.link)
  })
}

type Asked = {
  closure: ClosureRow
  boats: [StoredBooking, ...StoredBooking[]]
  row: { closureId: number; chosen: 'move' | 'voucher' | 'money' | null }
}

async function find(desk: Desk, db: Db, link: string, how: { forUpdate?: boolean } = {}): Promise<Asked> {
  const reference = askedOf(desk, link)
  const boats = how.forUpdate ? await lockBoats(db as Transaction, reference) : await readBoats(db, { reference })
  const [first, ...others] = boats
  if (!first) throw noSuchQuestion(desk)
  const lock = how.forUpdate ? db`FOR UPDATE` : db``
  const [row] = await db<Asked['row'][]>`
    SELECT closure_id AS "closureId", chosen FROM closure_bookings
    WHERE booking_id = ${first.id} AND decision = 'ask' ORDER BY told_at DESC, closure_id DESC LIMIT 1 ${lock}`
  const closure = row && (await findClosure(db, row.closureId))
  if (!row || !closure) throw noSuchQuestion(desk)
  return { closure, boats: [first, ...others], row }
}

function stateOf({ closure, boats: [first, ...others], row }: Asked): (typeof calls.questionStates)[number] {
  if (row.chosen === 'move') return 'moved'
  if (first.isCanceled) return 'canceled'
  if (closure.is_lifted) return 'settled'
  return [first, ...others].some(({ progress }) => progress !== 'none') ? 'past' : 'open'
}

const partyOf = ({ closure, boats: [first, ...others] }: Asked): Party => {
  const boatOf = (booking: StoredBooking) => ({
    ...booking,
    bookingId: booking.id,
    isConcerned:
      (closure.vehicle_id === null || closure.vehicle_id === booking.vehicleId) &&
      booking.startsAt < closure.ends_at &&
      booking.endsAt > closure.starts_at,
  })
  return { bookingId: first.id, boats: [boatOf(first), ...others.map(boatOf)] }
}

/** Where they can go: of each day the nearest times, in the order of time. */
async function readPlaces(desk: Desk, asked: Asked): Promise<Place[]> {
  const party = partyOf(asked)
  const facts = await readMoveFacts(desk)
  const own = asked.boats[0].startsAt.slice(0, 10)
  const { day: today } = facts.business.now
  const last =
    asked.boats
      .map(({ endsAt }) => endsAt.slice(0, 10))
      .sort()
      .at(-1) ?? own
  const window = { from: addDays(own, -daysBefore), last: addDays(last, daysAfter) }
  const water = { ...facts, taken: await readTaken(desk, window) }
  const places: Place[] = []
  const days = [
    0,
    ...Array.from({ length: daysAfter }, (_, i) => i + 1),
    ...Array.from({ length: daysBefore }, (_, i) => -i - 1),
  ]
  for (const away of days) {
    const day = addDays(own, away)
    if (day < today || places.length >= mostPlaces) continue
    const sameKind = placesOn(party, day, water).filter((one) => one.isSameKind && !one.lacksLicense)
    const starts = new Map(sameKind.toReversed().map((place) => [place.start, place]))
    const nearest = [...starts.values()].toReversed().slice(0, away === 0 ? mostOfItsDay : 1)
    places.push(...nearest)
  }
  return places.toSorted((a, b) => a.day.localeCompare(b.day) || a.start - b.start)
}

type Body = Call<typeof calls.answerQuestion>['body']

async function carryOut(desk: Desk, tx: Transaction, body: Body, places: readonly Place[]): Promise<void> {
  const asked = await find(desk, tx, body.link, { forUpdate: true })
  if (stateOf(asked) !== 'open') return
  const { closure, boats } = asked
  if (body.choice === 'move') await moveAll(desk, tx, asked, chosenOf(places, body))
  else {
    const told = { reason: reasonIn(boats[0].language, closure.reason), why: whyClosed(closure.reason) }
    const cancellation = { by: closure.closed_by, ...told, fee: 0, asVoucher: body.choice === 'voucher' }
    await cancelBooking(tx, tripOf(boats), cancellation, desk)
  }
  await tx`
    UPDATE closure_bookings SET chosen = ${body.choice}, done_at = ${desk.clock().toString()}
    WHERE closure_id = ${closure.id} AND booking_id = ${boats[0].id}`
}

function chosenOf(places: readonly Place[], { day, start }: Body): Place {
  const place = places.find((one) => one.day === day && one.start === start)
  if (!place) throw new ProblemError(409, 'TAKEN', words.tooSlow)
  return place
}

async function moveAll(desk: Desk, tx: Transaction, { closure, boats }: Asked, { spots }: Place): Promise<void> {
  const facts = await readMoveFacts(desk)
  const going = spots.flatMap((spot) => {
    const booking = boats.find(({ id }) => id === spot.bookingId)
    return booking ? [{ booking, spot }] : []
  })
  await queueFor(tx, going)
  for (const one of going) {
    const moveId = await moveOne(tx, one, facts, { ...desk, by: closure.closed_by }).catch((error: unknown) => {
      // Who has the boat is nothing for other customers to read.
      throw error instanceof ProblemError ? new ProblemError(409, 'TAKEN', words.tooSlow) : error
    })
    await tellWhy(tx, { bookingId: one.booking.id, moveId }, { reason: closure.reason, seconds: 0 }, desk)
  }
}

async function present(desk: Desk, link: string): Promise<calls.Question> {
  const asked = await find(desk, desk.sql, link)
  const { closure, boats, row } = asked
  const state = stateOf(asked)
  const trip = tripOf(boats)
  const kept = await listKeptPayments(desk.sql, trip.id)
  const back = settleCancellation({ fee: 0, ...paidOf(trip, kept) })
  const places = state === 'open' ? await readPlaces(desk, asked) : []
  const fleet = places.length > 0 ? await desk.rental.readFleet() : []
  const nameOf = (id: number) => fleet.find((one) => one.id === id)?.name ?? ''
  return {
    state,
    reason: reasonIn(language(), closure.reason),
    is_water: closure.vehicle_id === null,
    ...{ reference: trip.reference, name: trip.name, kind: trip.kind, people: trip.people },
    ...{ vehicle_name: trip.vehicleName, vehicle_type: trip.vehicleType },
    ...{ starts_at: trip.startsAt, ends_at: trip.endsAt },
    price: wholeOf(trip.quote).whole,
    paid: back.providerBack + back.handBack + back.voucherBack,
    back: { provider: back.providerBack, hand: back.handBack, voucher: back.voucherBack },
    chosen: row.chosen,
    places: places.map(({ day, start, spots }) => ({
      ...{ day, start, ends_at: spots[0]?.endsAt ?? '' },
      boats: spots.map(({ vehicleId }) => nameOf(vehicleId)),
    })),
    own_page: ownPageOf(desk, trip),
    phone: desk.env.business.phone,
  }
}
