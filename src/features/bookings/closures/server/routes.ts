import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { addDays, daysBetween, fromLocalDateTime, hoursBetween, localDateTime } from '#kit/shared/day.ts'
import { invalid } from '#kit/shared/problem.ts'
import type { Rental } from '../../server/queries/rental.ts'
import * as calls from '../contract.ts'
import { clash, type Spot, type Water } from '../rules/places.ts'
import { closedTimes, closingErrors } from '../rules.ts'
import { words } from '../words.ts'
import { type Hands, readMoveFacts } from './commands/move.ts'
import { tellOpenAgain } from './commands/open-again.ts'
import { ask, carryOutReview, type Decision, insertClosure, liftClosure, takeReviewBack } from './commands.ts'
import { daysOf, existing, groupsOf, notAsked, partyOf, presentReview, sortGroups, tooLateToUndo } from './policy.ts'
import { countWaiting, findClosure, listConcerned, listDecided } from './queries/concerned.ts'
import { readTaken } from './queries/water.ts'
import { listClosures } from './queries.ts'
import { answerRoutes } from './routes/answer.ts'

type Desk = Context & { rental: Rental }

/** What is closed, and what becomes of the bookings that it concerns. */
export function closureRoutes(app: Server, context: Context, rental: Rental): void {
  const { sql } = context
  const desk = { ...context, rental }
  const write = writing(context)

  route(app, calls.close, async (call) => {
    const { body } = call
    const errors = closingErrors(body, rental.now())
    if (errors.length > 0) throw invalid(errors)
    const vehicle = body.vehicle_id === undefined ? undefined : await rental.findVehicle(body.vehicle_id)
    const closing = { vehicleId: vehicle?.id ?? null, ...closedTimes(body), reason: body.reason }
    return write(call, async ({ tx, audit, tell }) => {
      const id = await insertClosure(tx, closing, nameOf(call.caller))
      await audit('closure.add', `closure:${id}`, { ...closing, vehicle: vehicle?.name ?? '' })
      tell('blocked-days', 'bookings')
      const { closed_by: _, is_lifted: __, ...closure } = existing(await findClosure(tx, id))
      return closure
    })
  })

  route(app, calls.openAgain, (call) =>
    write(call, async ({ tx, author, audit, tell }) => {
      const { id } = existing(await findClosure(tx, call.body.closure_id))
      if (await liftClosure(tx, id, author.at)) {
        await tellOpenAgain(tx, id, momentOf(desk), desk)
        await audit('closure.lift', `closure:${id}`)
      }
      tell('blocked-days', 'bookings', 'mails')
    }),
  )

  route(app, calls.listClosures, async ({ query: { day } }) => {
    const closures = await listClosures(sql, { from: day, last: '9999-12-30' })
    const { now } = momentOf(desk)
    const ids = closures.map(({ id }) => id)
    const counts = new Map((await countWaiting(sql, ids, now)).map((count) => [count.id, count]))
    return {
      closures: closures.map((one) => ({ ...one, undecided: 0, unanswered: 0, asked: [], ...counts.get(one.id) })),
    }
  })

  route(app, calls.getReview, async ({ params }) => {
    const known = await readReview(desk, sql, params.closureId)
    return presentReview({ ...known, business: await rental.readBusiness() }, await readWater(desk, known))
  })

  route(app, calls.sendReview, (call) => sendReview(desk, call))

  route(app, calls.undoReview, (call) =>
    write(call, async (done) => {
      const closure = existing(await findClosure(done.tx, call.body.closure_id))
      const result = await takeReviewBack(done, closure)
      if (result.undone + result.stayed.length === 0) throw tooLateToUndo()
      done.tell('bookings', 'mails', 'blocked-days')
      return result
    }),
  )

  route(app, calls.remindOfReview, (call) =>
    write(call, async ({ tx, author, audit, tell }) => {
      const { closure_id, booking_id } = call.body
      const closure = existing(await findClosure(tx, closure_id))
      if (closure.is_lifted) throw notAsked()
      const before = author.at.subtract({ minutes: calls.minutesBetweenReminders }).toString()
      const asked = await tx`
        UPDATE closure_bookings SET reminded_at = ${author.at.toString()}
        WHERE closure_id = ${closure_id} AND booking_id = ${booking_id} AND decision = 'ask' AND chosen IS NULL
          AND told_at <= ${author.at.toString()} AND coalesce(reminded_at, told_at) <= ${before} RETURNING 1`
      if (asked.length === 0) throw notAsked()
      await ask(tx, { closure, bookingId: booking_id, seconds: 0, isReminder: true }, desk)
      await audit('closure.remind', `booking:${booking_id}`)
      tell('mails', 'bookings')
    }),
  )

  answerRoutes(app, desk)
}

/** The wall clock and the instant it is. */
function momentOf({ rental, clock }: Pick<Desk, 'rental' | 'clock'>) {
  const { day, hour } = rental.now()
  return { now: localDateTime(day, hour), instant: clock().toString() }
}

async function readReview(desk: Desk, db: Db, closureId: number) {
  const closure = existing(await findClosure(db, closureId))
  const { now, instant } = momentOf(desk)
  const groups = groupsOf(await listConcerned(db, closure, now, desk.env.timeZone))
  return { closure, groups, decided: await listDecided(db, closureId, instant) }
}

/** What is known of the days in which the bookings are for which nothing is decided; undefined where there are none. */
async function readWater(desk: Desk, known: Awaited<ReturnType<typeof readReview>>): Promise<Water | undefined> {
  const days = daysOf(sortGroups(known.groups, known.decided).open.map(partyOf))
  return days && { ...(await readMoveFacts(desk)), taken: await readTaken(desk, days) }
}

async function sendReview(desk: Desk, call: Call<typeof calls.sendReview>) {
  const { closure_id, decisions } = call.body
  const facts = await readMoveFacts(desk)
  const hands: Hands = desk
  return writing(desk)(call, async (done) => {
    const known = await readReview(desk, done.tx, closure_id)
    const { open } = sortGroups(known.groups, known.decided)
    const wanted = decisions.map(({ booking_id, decision, spots }, i): Decision => {
      const group = open.find(({ bookingId }) => bookingId === booking_id)
      if (!group) throw invalid([{ field: `decisions.${i}`, message: words.notConcerned }], words.notConcerned)
      if ((decision === 'move') !== spots.length > 0) throw noPlace(i)
      if (decision === 'ask' && group.rows[0].email === '') throw noEmail(i, group.rows[0].name)
      return {
        group,
        decision,
        spots: spots.map((spot) => ({ ...spot, startsAt: localDateTime(spot.day, spot.start) })),
      }
    })
    if (wanted.length === 0) throw invalid([{ field: 'decisions', message: words.nothingToSend }], words.nothingToSend)
    refuseDoubles(wanted)
    const sent = await carryOutReview(done, { closure: known.closure, decisions: wanted, facts, hands })
    done.tell('bookings', 'mails', 'payments', 'blocked-days')
    return sent
  })
}

const noPlace = (i: number) =>
  invalid([{ field: `decisions.${i}`, message: words.chooseDecision }], words.chooseDecision)
const noEmail = (i: number, name: string) =>
  invalid([{ field: `decisions.${i}`, message: words.noEmail(name) }], words.noEmail(name))

/** Nobody is decided on twice, and no boat moved twice. Whether a place is free is for the bookings to say. */
function refuseDoubles(wanted: readonly Decision[]) {
  const ids = wanted.map(({ group }) => group.bookingId)
  const boats = wanted.flatMap(({ spots }) => spots.map(({ booking_id }) => booking_id))
  if (new Set(ids).size < ids.length || new Set(boats).size < boats.length)
    throw invalid([{ field: 'decisions', message: words.decidedTwice }], words.decidedTwice)
  const spots = wanted.map(({ spots: own, group }) => own.flatMap((spot) => asSpot(spot, group)))
  const i = spots.findIndex((one, at) => spots.slice(0, at).some((other) => clash(one, other)))
  if (i >= 0) {
    const message = words.samePlace(wanted[i]?.group.rows[0].name ?? '')
    throw invalid([{ field: `decisions.${i}`, message }], message)
  }
}

/** As long as the boat's booking is; nights are compared by their days. */
function asSpot(spot: Decision['spots'][number], { rows }: Decision['group']): Spot[] {
  const row = rows.find(({ id }) => id === spot.booking_id)
  if (!row) return []
  const { booking_id: bookingId, vehicle_id: vehicleId, day, start, startsAt } = spot
  const [begins, ends] = [fromLocalDateTime(row.startsAt), fromLocalDateTime(row.endsAt)]
  const endsAt =
    row.kind === 'days'
      ? localDateTime(addDays(day, daysBetween(begins.day, ends.day)), ends.hour)
      : localDateTime(day, start + hoursBetween(begins, ends))
  return [{ bookingId, vehicleId, startsAt, endsAt }]
}
