import { answer, type WithStatus } from '#kit/server/http/answer.ts'
import { audit, authorOf, nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, type Caller, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer, type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { addDays, type Day } from '#kit/shared/day.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import { toUnits } from '#kit/shared/money.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { promoOf } from '../../rules/prices.ts'
import { giveUpOpenPayments, lockBooking, theCustomer } from '../../server/commands/cancel.ts'
import {
  type NewPlace,
  placing,
  putTo,
  queueForVehicles,
  refuseAway,
  tellOfMove,
  withdrawMails,
} from '../../server/commands/move.ts'
import { movedMail } from '../../server/emails/moved.ts'
import { refuseOtherPrice } from '../../server/policy/orders.ts'
import { ownPageOf, refuseHandedOver } from '../../server/policy.ts'
import { readBooking, type StoredBooking } from '../../server/queries/bookings.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { readTrip } from '../../server/queries/trips.ts'
import { words as bookingWords } from '../../words.ts'
import * as calls from '../contract.ts'
import {
  keptQuote,
  movedExtras,
  movedInterval,
  movedLicense,
  movedQuote,
  moveRefusal,
  type Target,
} from '../rules/move.ts'
import { words } from '../words.ts'
import { existing, pricedAnew, refuseIf, refuseOtherPriceOf } from './policy.ts'
import { type Former, findMove, findToldPlace, isLastMove, type Place, readTimeline } from './queries.ts'

/** What the calls below work with. */
type TimelineDesk = Context & { rental: Rental }

/** The fleet over time: who has which boat when, and moving bookings to other times and boats. */
export function timelineRoutes(app: Server, context: Context, rental: Rental): void {
  const { sql } = context
  const desk = { ...context, rental }

  route(app, calls.getTimeline, ({ query: { day, days } }) =>
    readTimeline(sql, day, addDays(day, days - 1), context.env.timeZone),
  )

  route(app, calls.moveBooking, async ({ body, caller, repeat }) => {
    const { reference } = (await readBooking(sql, { id: body.booking_id })) ?? {}
    if (reference === undefined) throw notFound(bookingWords.noSuchBooking)
    return once(desk, repeat, async () => {
      const facts = await readFacts(desk, body.vehicle_id)
      return place(desk, facts.vehicle.name, (tx, note) =>
        move(desk, tx, { reference, facts, body, caller, repeat }, note),
      )
    })
  })

  route(app, calls.undoMove, async ({ body, caller, repeat }) =>
    once(desk, repeat, async () => {
      const former = await findMove(sql, body.move_id)
      const { reference } = (former && (await readBooking(sql, { id: former.bookingId }))) ?? {}
      if (!former || reference === undefined) throw notFound(words.noMove)
      if (former.isRemoved) throw new ProblemError(409, 'VEHICLE_REMOVED', words.notInFleet(former.vehicleName))
      return place(desk, former.vehicleName, async (tx, note) => {
        const booking = existing(await lockBooking(tx, reference))
        refuseHandedOver(booking)
        if (former.former) throw notFound(words.noMove)
        if (former.movedBy === theCustomer) throw new ProblemError(409, 'CUSTOMER_CHANGED', words.customerChanged)
        if (!(await isLastMove(tx, former))) throw new ProblemError(409, 'MOVED_AGAIN', words.movedAgain)
        if (former.movedPrice !== booking.quote.total) throw pricedAnew()
        if (former.quote.total !== booking.quote.total) await refuseOtherPriceOf(tx, booking)
        note({ ...former, except: booking.id })
        return carryOut(
          desk,
          tx,
          booking,
          { ...former, prices: former },
          { caller, repeat, action: 'booking.move.undo' },
        )
      })
    }),
  )
}

type MoveCall = Pick<Call<typeof calls.moveBooking>, 'body' | 'caller' | 'repeat'>

type Facts = Awaited<ReturnType<typeof readFacts>>

/**
 * All that a move is decided on besides the booking, read beforehand: moves that wait for each other in their
 * transactions may hold every connection there is.
 */
async function readFacts({ rental }: TimelineDesk, vehicleId: number) {
  const blocked = await rental.readBlocked()
  return {
    vehicle: await rental.findVehicle(vehicleId),
    fleet: await rental.readFleet(),
    business: await rental.readBusiness(),
    isBlocked: (day: Day) => blocked.has(day),
  }
}

async function move(
  desk: TimelineDesk,
  tx: Transaction,
  { reference, facts, body, caller, repeat }: MoveCall & { reference: string; facts: Facts },
  note: (place: Place & { except: number }) => void,
) {
  const { vehicle, fleet, business, isBlocked } = facts
  const booking = existing(await lockBooking(tx, reference))
  const from = fleet.find(({ id }) => id === booking.vehicleId)
  const target: Target = { vehicle, from, day: body.day, start: body.start }
  const quote = inFirstLanguage(() => movedQuote({ ...booking, promo: promoOf(booking.quote) }, target, business))
  refuseIf(moveRefusal(booking, target, business, isBlocked))
  if (!quote) throw new ProblemError(422, 'DURATION_NOT_OFFERED', bookingWords.refusals.DURATION_NOT_OFFERED)
  if (body.price === 'new') {
    await refuseOtherPriceOf(tx, booking)
    refuseOtherPrice(quote.total, body.new_price ?? -1)
  }
  const chosen = movedExtras(booking, target)
  const interval = movedInterval(booking, target, business)
  const place = { vehicleId: vehicle.id, ...interval }
  note({ ...place, except: booking.id })
  return carryOut(
    desk,
    tx,
    booking,
    {
      ...place,
      extras: chosen,
      license: movedLicense(booking, target),
      quote: body.price === 'new' ? quote : keptQuote(booking.quote, quote),
      prices: body.price === 'new' ? { price: quote.total, newPrice: null, priceChangeReason: null } : undefined,
      dueOn: booking.dueOn && min(booking.dueOn, interval.startsAt.slice(0, 10)),
    },
    { caller, repeat, action: 'booking.move' },
  )
}

/** Writes the move with everything that belongs to it, and gives the answer. */
async function carryOut(
  desk: TimelineDesk,
  tx: Transaction,
  booking: StoredBooking,
  to: NewPlace,
  {
    caller,
    repeat,
    action,
  }: { caller: Caller; repeat: Repeat | undefined; action: 'booking.move' | 'booking.move.undo' },
): Promise<calls.Moved> {
  await queueForVehicles(tx, [booking.vehicleId, to.vehicleId])
  await refuseAway(desk.rental, desk.env.timeZone, tx, to)
  if (to.quote.total !== booking.quote.total) await giveUpOpenPayments(tx, booking.id)
  const moveId = await putTo(tx, booking, to, nameOf(caller))
  const moved = existing(await readBooking(tx, { id: booking.id }))
  await tellCustomer(desk, tx, moveId, moved)
  const details = { from: traceOf(booking), to: traceOf(moved) }
  await audit(tx, authorOf(caller, desk), action, `booking:${booking.id}`, details)
  const done = {
    move_id: moveId,
    booking_id: booking.id,
    vehicle_id: to.vehicleId,
    vehicle_name: moved.vehicleName,
    starts_at: moved.startsAt,
    ends_at: moved.endsAt,
    price: toUnits(moved.quote.total),
    is_told: moved.email !== '',
  }
  if (repeat) await rememberAnswer(tx, repeat, 200, done)
  return done
}

/** One mail about all moves that the customer does not know of yet; none when it is back where they think it is. */
async function tellCustomer(desk: TimelineDesk, tx: Transaction, moveId: number, booking: StoredBooking) {
  if (booking.email === '') return
  await withdrawMails(tx, booking.id)
  const former = await findToldPlace(tx, booking.id)
  if (!former || isSame(former, booking)) return
  const trip = await readTrip(tx, { id: booking.id })
  const mail = await movedMail({ ...desk.env, booking, trip, former, ownPage: ownPageOf(desk, booking) })
  await tellOfMove(tx, moveId, mail, booking.visitor)
}

async function place(
  { sql, live }: TimelineDesk,
  ...[vehicleName, work]: [string, Parameters<typeof placing<calls.Moved>>[2]]
): Promise<calls.Moved> {
  const done = await placing(sql, vehicleName, work)
  await live.changed('bookings', 'mails', 'payments')
  return done
}

/** Never twice: a repetition must not bring a booking back to where it was moved away from meanwhile. */
async function once(
  { sql }: TimelineDesk,
  repeat: Repeat | undefined,
  work: () => Promise<calls.Moved>,
): Promise<WithStatus<calls.Moved>> {
  const earlier = await orEarlierAnswer<calls.Moved>(sql, repeat, async () => undefined)
  if (earlier) return earlier
  const done = await orEarlierAnswer<calls.Moved>(sql, repeat, async () => answer(200, await work()))
  if (!done) throw new ProblemError(409, 'BUSY', bookingWords.tryAgain, { retryAfter: 1 })
  return done
}

const min = (a: Day, b: Day) => (a < b ? a : b)

const isSame = (former: Former, { vehicleName, startsAt, endsAt, quote }: StoredBooking) =>
  former.vehicleName === vehicleName &&
  former.startsAt === startsAt &&
  former.endsAt === endsAt &&
  former.quote.total === quote.total

const traceOf = ({ vehicleName, startsAt, endsAt, quote }: StoredBooking) => ({
  vehicle: vehicleName,
  starts_at: startsAt,
  ends_at: endsAt,
  price: quote.total,
})
