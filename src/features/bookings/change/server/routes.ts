import type { Payments } from '#features/payments/server/commands/payments.ts'
import { insertPayment } from '#features/payments/server/commands.ts'
import { answer } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer, rememberAnswer } from '#kit/server/http/repeat.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { type Day, fromLocalDateTime, hoursBetween } from '#kit/shared/day.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { describeOrder } from '../../self-service/server/policy.ts'
import { listKeptPayments, paidOf } from '../../self-service/server/queries.ts'
import { found, present, referenceOf } from '../../self-service/server/routes.ts'
import { giveUpOpenPayments, lockTrip } from '../../server/commands/cancel.ts'
import { placing } from '../../server/commands/move.ts'
import { excluded } from '../../server/policy/orders.ts'
import type { StoredBooking } from '../../server/queries/bookings.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { readTrip } from '../../server/queries/trips.ts'
import { readStayCalendar } from '../../stays/server/queries.ts'
import { findClash, isBeingPaid } from '../../timeline/server/queries.ts'
import { words as bookingWords } from '../../words.ts'
import * as calls from '../contract.ts'
import { settleChange } from '../rules/settle.ts'
import { type ChangeFacts, changedBooking, changeRefusal, freeEnds, freeStarts } from '../rules.ts'
import { words } from '../words.ts'
import { carryOutChange, keepPending } from './commands.ts'
import { type Agreed, presentMoney, presentOffer, presentPrice, refuseOtherMoney, refuseWish, taken } from './policy.ts'
import { findOpenChange, readVoucherLeft } from './queries.ts'

/** Each is reckoned afresh, as somebody chooses. */
const previewsFromAddress = { limit: 240, seconds: 60 }
const changesFromAddress = { limit: 60, seconds: 60 }

/** Minutes in which the difference can be paid. Nothing is kept free meanwhile: the booking stands as it was. */
const minutesToPay = 15

type ChangeDesk = Context & { rental: Rental; payments: Payments }

/** Customers change their own booking: what it would be, and doing it. */
export function changeRoutes(app: Server, context: Context, rental: Rental, payments: Payments): void {
  const { sql, live } = context
  const desk = { ...context, rental, payments }

  route(app, calls.previewMyChange, async ({ body, request }) => {
    const reference = referenceOf(desk, body.link)
    await throttle(sql, `change-preview:${networkOf(request.ip)}`, previewsFromAddress)
    const booking = found(desk, await readTrip(sql, { reference }))
    return preview(desk, booking, body, await readFacts(desk, booking))
  })

  route(app, calls.changeMyBooking, async (call) => {
    const reference = referenceOf(desk, call.body.link)
    await throttle(sql, `change-own:${networkOf(call.request.ip)}`, changesFromAddress)
    const done = await orEarlierAnswer(sql, call.repeat, async () => answer(200, await attempt(desk, reference, call)))
    if (!done) throw new ProblemError(409, 'BUSY', bookingWords.tryAgain, { retryAfter: 1 })
    await live.changed('bookings', 'mails', 'payments', 'vouchers')
    const { opened } = done.body
    return {
      booking: await present(desk, reference),
      payment: opened === null ? null : await payments.open(opened),
    }
  })
}

/** All that a change is decided on besides the booking, read before anything is locked. */
async function readFacts({ rental, env }: ChangeDesk, { vehicleId }: StoredBooking): Promise<ChangeFacts> {
  const [fleet, business, blocked] = await Promise.all([
    rental.readFleet(),
    rental.readBusiness(),
    rental.readBlocked(),
  ])
  const vehicle = fleet.find(({ id }) => id === vehicleId)
  if (!vehicle) throw new ProblemError(409, 'VEHICLE_REMOVED', words.removedBoat)
  return { vehicle, business, isBlocked: (day: Day) => blocked.has(day), toEuros: env.toEuros }
}

type Wish = Call<typeof calls.previewMyChange>['body']

function refuseStanding(booking: StoredBooking, facts: ChangeFacts) {
  const refusal = changeRefusal(booking, facts.business)
  if (refusal) throw new ProblemError(409, refusal.code, refusal.detail)
}

async function settled(db: Db, booking: StoredBooking, total: number, lock = false) {
  const kept = await listKeptPayments(db, booking.id)
  const voucherLeft = await readVoucherLeft(db, booking.voucherId, { lock })
  return settleChange(booking.quote.total, total, { ...paidOf(booking, kept), isPaid: booking.isPaid, voucherLeft })
}

async function preview(desk: ChangeDesk, booking: StoredBooking, wish: Wish, facts: ChangeFacts) {
  const { sql, rental } = desk
  refuseStanding(booking, facts)
  const changed = changedBooking(booking, wish, facts)
  const { quote, errors, isSame } = changed
  const place = { vehicleId: booking.vehicleId, startsAt: changed.startsAt, endsAt: changed.endsAt }
  const isTaken = (await findClash(sql, place, booking.id)) ?? (await rental.findOut(place))
  const refusal = changed.refusal ?? (isTaken ? { code: 'TAKEN', detail: words.taken } : null)
  return {
    refusal,
    errors,
    is_same: isSame,
    before: presentPrice(booking.quote),
    after: quote ? presentPrice(quote) : null,
    money: quote ? presentMoney(await settled(sql, booking, quote.total), changed) : null,
    starts: booking.kind === 'hours' ? await readStarts(desk, booking, wish.day, facts) : [],
    ends: booking.kind === 'days' ? await readEnds(desk, booking, wish.day, facts) : [],
    offer: presentOffer(facts.vehicle, booking, facts.business),
  }
}

/** What is free by the hour on a day: the own booking keeps nobody from it. */
async function readStarts({ rental }: ChangeDesk, booking: StoredBooking, day: Day, facts: ChangeFacts) {
  const { busy } = await rental.readKnown(day, day)
  const midnight = { day, hour: 0 }
  const own = {
    start: Math.floor(hoursBetween(midnight, fromLocalDateTime(booking.startsAt)) * 2) / 2,
    end: Math.ceil(hoursBetween(midnight, fromLocalDateTime(booking.endsAt)) * 2) / 2,
  }
  const others = (busy.get(booking.vehicleId) ?? []).filter(({ start, end }) => start !== own.start || end !== own.end)
  return freeStarts(facts.vehicle, day, others, facts)
}

/** Until when the boat can be had over nights from a day on: the own stay keeps nobody from it. */
async function readEnds(
  { sql, rental }: ChangeDesk,
  { id, vehicleId }: StoredBooking,
  day: Day,
  { business }: ChangeFacts,
) {
  const days = await readStayCalendar(sql, business.now.day, await rental.readAway(), id)
  return freeEnds(day, { vehicleId, days: new Map(days.map((one) => [one.date, one])), business, isStaff: false })
}

type ChangeCall = Call<typeof calls.changeMyBooking>

async function attempt(desk: ChangeDesk, reference: string, call: ChangeCall): Promise<{ opened: string | null }> {
  const { sql, rental } = desk
  const known = found(desk, await readTrip(sql, { reference }))
  const facts = await readFacts(desk, known)
  if (await rental.isShutOut(known)) throw excluded()
  try {
    return await placing(sql, known.vehicleName, async (tx, note) => {
      const booking = found(desk, await lockTrip(tx, reference))
      const place = (agreed: Agreed) =>
        note({ vehicleId: booking.vehicleId, startsAt: agreed.startsAt, endsAt: agreed.endsAt, except: booking.id })
      const done = { opened: await change(desk, tx, { booking, facts, call, place }) }
      if (call.repeat) await rememberAnswer(tx, call.repeat, 200, done)
      return done
    })
  } catch (error) {
    // Who has the boat is nothing for other customers to read.
    throw error instanceof ProblemError && error.code === 'TAKEN' ? taken() : error
  }
}

type Change = { booking: StoredBooking; facts: ChangeFacts; call: ChangeCall; place: (agreed: Agreed) => void }

/** Gives the payment that has to be made first; null where it is done. A booking that is so already stays as it is. */
async function change(desk: ChangeDesk, tx: Transaction, { booking, facts, call, place }: Change) {
  const { body } = call
  refuseStanding(booking, facts)
  if (await isBeingPaid(tx, booking.id)) throw new ProblemError(409, 'HELD', words.moneyMoves)
  const changed = changedBooking(booking, body, facts)
  refuseWish(changed)
  const { quote } = changed
  if (!quote || changed.isSame) return null
  const { startsAt, endsAt, extras, license, party, kept, leastFee } = changed
  const money = await settled(tx, booking, quote.total, true)
  const agreed: Agreed = {
    startsAt,
    endsAt,
    extras,
    license,
    party,
    kept,
    leastFee,
    quote,
    settled: money,
    keepAs: body.keep_as,
  }
  refuseOtherMoney(agreed, body)
  place(agreed)
  if (money.pay > 0) return openChange(desk, tx, { booking, agreed, body })
  await carryOutChange(tx, booking, agreed, desk)
  return null
}

/** The difference is paid first: nobody is asked for money for what somebody else has. */
async function openChange(
  { payments }: ChangeDesk,
  tx: Transaction,
  { booking, agreed, body }: { booking: StoredBooking; agreed: Agreed; body: ChangeCall['body'] },
) {
  const { id, vehicleId, moves = 0 } = booking
  const { startsAt, endsAt, quote, settled: money } = agreed
  if (await findClash(tx, { vehicleId, startsAt, endsAt }, id)) throw taken()
  const provider = payments.providerFor(body.pay_with)
  const pending = { agreed, moves, before: booking.quote.total }
  const opened = await findOpenChange(tx, id, { provider, pending })
  if (opened) return opened
  await giveUpOpenPayments(tx, id)
  const description = describeOrder({ ...booking, startsAt, endsAt, quote })
  const payment = await insertPayment(
    tx,
    provider,
    { bookingId: id },
    { amount: money.pay, description, minutes: minutesToPay },
  )
  await keepPending(tx, payment, id, pending)
  return payment
}
