import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, type Caller, route, type Server } from '#kit/server/http/http.ts'
import { type Write, writing } from '#kit/server/http/write.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { settleChange } from '../../change/rules/settle.ts'
import { presentMoney, presentOffer, presentPrice } from '../../change/server/policy.ts'
import { readVoucherLeft } from '../../change/server/queries.ts'
import { asOneLine } from '../../day/rules.ts'
import { listKeptPayments, paidOf } from '../../self-service/server/queries.ts'
import { lockBoats } from '../../server/commands/cancel.ts'
import { type NotePlace, orTaken } from '../../server/commands/move.ts'
import { excluded } from '../../server/policy/orders.ts'
import { readBooking, type StoredBooking } from '../../server/queries/bookings.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { mayTakeNewPrice } from '../../timeline/rules/move.ts'
import { existing, refuseIf, taken } from '../../timeline/server/policy.ts'
import { findClash, findMove, isBeingPaid, isLastMove } from '../../timeline/server/queries.ts'
import { words as timelineWords } from '../../timeline/words.ts'
import { words as bookingWords } from '../../words.ts'
import * as calls from '../contract.ts'
import {
  movesMoney,
  pricesIn,
  type StaffFacts,
  type StaffWish,
  settledByStaff,
  staffChange,
  standingRefusal,
} from '../rules.ts'
import { words } from '../words.ts'
import { type Contact, carryOutStaffChange, type StaffAgreed, takeBack } from './commands.ts'
import * as policy from './policy.ts'
import { type DeskSide, listTaken, readDeskSide, versionOf } from './queries.ts'

type ChangeDesk = Context & { rental: Rental }

/** Staff change a booking: how it stands, what a change would come to, making it, and taking it back. */
export function staffChangeRoutes(app: Server, context: Context, rental: Rental): void {
  const { sql } = context
  const desk = { ...context, rental }
  const write = writing(context)

  route(app, calls.getChangeable, async ({ query }) => {
    const booking = await find(desk, query.booking_id)
    return policy.presentChangeable(booking, await readDeskSide(sql, booking.id), await rental.readBusiness())
  })

  route(app, calls.previewChange, async ({ query }) => {
    return preview(desk, await find(desk, query.booking_id), query)
  })

  route(app, calls.changeBooking, async ({ body, ...call }) => {
    const facts = await readFacts(desk, body, await find(desk, body.booking_id))
    return orTaken(sql, facts.vehicle.name, (note) =>
      write(call, (writes) => change(desk, writes, { body, caller: call.caller, facts, note })),
    )
  })

  route(app, calls.undoChange, async ({ body, ...call }) => {
    const former = await findMove(sql, body.change_id)
    if (!former?.former) throw notFound(words.noChange)
    return orTaken(sql, former.vehicleName, (note) =>
      write(call, (writes) => undo(desk, writes, { changeId: body.change_id, caller: call.caller, note })),
    )
  })
}

async function find({ sql }: ChangeDesk, id: number): Promise<StoredBooking> {
  const booking = await readBooking(sql, { id })
  if (!booking) throw notFound(bookingWords.noSuchBooking)
  return booking
}

/** All that a change is decided on besides the booking, read before anything is locked. */
async function readFacts(
  { rental, env }: ChangeDesk,
  { vehicle_id }: { vehicle_id: number },
  { vehicleId, vehicleName }: StoredBooking,
): Promise<StaffFacts & { fleet: Awaited<ReturnType<Rental['readFleet']>> }> {
  const [fleet, business, blocked] = await Promise.all([
    rental.readFleet(),
    rental.readBusiness(),
    rental.readBlocked(),
  ])
  const vehicle = fleet.find(({ id }) => id === vehicle_id)
  if (!vehicle && vehicle_id === vehicleId)
    throw new ProblemError(409, 'VEHICLE_REMOVED', timelineWords.notInFleet(vehicleName))
  return {
    vehicle: vehicle ?? (await rental.findVehicle(vehicle_id)),
    from: fleet.find(({ id }) => id === vehicleId),
    fleet,
    business,
    isBlocked: (day: Day) => blocked.has(day),
    toEuros: env.toEuros,
  }
}

async function settled(db: Db, booking: StoredBooking, total: number, lock = false) {
  const paid = paidOf(booking, await listKeptPayments(db, booking.id))
  const voucherLeft = await readVoucherLeft(db, booking.voucherId, { lock })
  const online = settleChange(booking.quote.total, total, { ...paid, isPaid: booking.isPaid, voucherLeft })
  return { money: settledByStaff(online), paidSoFar: paid.paidByProvider + paid.paidOtherwise }
}

/** Boats of a trip are paid as one: once something was paid, the price of each stays. */
const isFixed = (booking: StoredBooking, boats: unknown, total: number) =>
  boats !== null && total !== booking.quote.total && !mayTakeNewPrice(booking)

async function preview(desk: ChangeDesk, booking: StoredBooking, wish: StaffWish & { vehicle_id: number }) {
  const { sql, rental } = desk
  const facts = await readFacts(desk, wish, booking)
  const { vehicle, fleet, business } = facts
  const changed = staffChange(booking, wish, facts)
  const { quote, startsAt, endsAt, isSame, isThere, errors } = changed
  const [{ boats }, takenBoats] = await Promise.all([
    readDeskSide(sql, booking.id),
    listTaken(sql, { startsAt, endsAt }, booking.id),
  ])
  const isAway = async (vehicleId: number) => {
    const out = await rental.findOut({ vehicleId, startsAt, endsAt })
    return out !== undefined && out.bookingId !== booking.id
  }
  const away = new Set<number>()
  for (const { id } of fleet) if (await isAway(id)) away.add(id)
  const isTaken = (id: number) => takenBoats.has(id) || away.has(id)
  const price = quote && !isSame ? quote : booking.quote
  const { money } = await settled(sql, booking, price.total)
  const standing =
    standingRefusal(booking) ??
    changed.refusal ??
    (isFixed(booking, boats, price.total) ? { code: 'PAID', detail: timelineWords.somethingPaid } : undefined) ??
    (!isThere && isTaken(vehicle.id)
      ? { code: 'TAKEN', detail: await whoHas(desk, booking, { vehicle, startsAt, endsAt }) }
      : null)
  return {
    refusal: standing ?? null,
    errors,
    warnings: changed.warnings.map(({ detail }) => detail),
    is_same: isSame,
    before: presentPrice(booking.quote),
    after: quote ? presentPrice(quote) : null,
    listed: changed.listed ?? null,
    money: quote ? presentMoney(money, { kept: 0, feeAfter: 0 }) : null,
    is_for_admins: policy.isForAdmins(money),
    asks_license: vehicle.license === 'yes',
    boats: fleet.map((one) => ({
      ...{ id: one.id, name: one.name, type: one.type, passengers: one.passengers },
      refusal: isTaken(one.id)
        ? words.isTaken
        : (staffChange(booking, wish, { ...facts, vehicle: one }).refusal?.detail ?? null),
    })),
    offer: presentOffer(vehicle, booking, business),
  }
}

async function whoHas(
  { sql }: ChangeDesk,
  { id }: StoredBooking,
  { vehicle, startsAt, endsAt }: { vehicle: StaffFacts['vehicle']; startsAt: string; endsAt: string },
): Promise<string> {
  return taken(vehicle.name, await findClash(sql, { vehicleId: vehicle.id, startsAt, endsAt }, id)).message
}

type ChangeBody = Call<typeof calls.changeBooking>['body']
type Facts = Awaited<ReturnType<typeof readFacts>>
type ToChange = { body: ChangeBody; caller: Caller; facts: Facts; note: NotePlace }

/** Of a trip all boats are locked, in their order: they have one customer. */
async function lock(tx: Transaction, id: number): Promise<StoredBooking> {
  const { reference } = (await readBooking(tx, { id })) ?? {}
  const boats = reference === undefined ? [] : await lockBoats(tx, reference)
  return existing(boats.find((boat) => boat.id === id))
}

async function change(desk: ChangeDesk, writes: Write, { body, caller, facts, note }: ToChange) {
  const { tx, audit, tell } = writes
  const booking = await lock(tx, body.booking_id)
  const side = await readDeskSide(tx, booking.id)
  const from = facts.fleet.find(({ id }) => id === booking.vehicleId)
  const agreed = await agreedOn(desk, tx, { booking, side, body, facts: { ...facts, from }, caller })
  if (!agreed) return policy.presentChanged(booking, { change_id: null, open: 0, hand_back: 0, is_told: false })
  const { vehicleId, startsAt, endsAt, settled: money, contact } = agreed
  note({ vehicleId, startsAt, endsAt, except: booking.id })
  const by = { movedBy: nameOf(caller), tell: body.tell }
  const { changeId, isTold } = await carryOutStaffChange(tx, { booking, side }, agreed, by, desk)
  const now = existing(await readBooking(tx, { id: booking.id }))
  await audit(
    'booking.change',
    `booking:${booking.id}`,
    policy.traceOf(booking, now, { before: side.note, after: contact.note }),
  )
  tell('bookings', 'mails', 'payments', 'vouchers')
  return policy.presentChanged(now, {
    change_id: movesMoney(money) ? null : changeId,
    open: money.openAfter,
    hand_back: body.keep_as === 'money' ? money.handBack : 0,
    is_told: isTold,
  })
}

type Asked = { booking: StoredBooking; side: DeskSide; body: ChangeBody; facts: StaffFacts; caller: Caller }

/** What is changed, or why it is not; undefined where it is so already. */
async function agreedOn(desk: ChangeDesk, tx: Transaction, asked: Asked): Promise<StaffAgreed | undefined> {
  const { booking, side, body, facts, caller } = asked
  const contact = contactOf(body)
  const changed = staffChange(booking, body, facts)
  if (body.price === 'other') policy.refuseUnreasoned(body)
  const isReachedAlike = isSameContact(contact, { ...booking, note: side.note })
  if (changed.isSame && isReachedAlike && changed.errors.length === 0) return undefined
  refuseIf(standingRefusal(booking))
  if (versionOf(booking, side) !== body.version)
    throw policy.changedMeanwhile(policy.presentChangeable(booking, side, facts.business))
  policy.refuseStaffWish(changed)
  const { quote } = changed
  if (!quote) throw new ProblemError(422, 'DURATION_NOT_OFFERED', bookingWords.refusals.DURATION_NOT_OFFERED)
  if (!isReachedAlike && (await desk.rental.isShutOut(contact))) throw excluded()
  if (isFixed(booking, side.boats, quote.total)) throw new ProblemError(409, 'PAID', timelineWords.somethingPaid)
  if (quote.total !== booking.quote.total && (await isBeingPaid(tx, booking.id)))
    throw new ProblemError(409, 'HELD', timelineWords.isHeld)
  const { money, paidSoFar } = await settled(tx, booking, quote.total, true)
  policy.refuseOtherDifference({ quote, settled: money }, body)
  policy.refuseMoneyBack(money, caller)
  const { startsAt, endsAt, extras, license, party, hasLicense, isSame } = changed
  const isSamePrice = quote.total === booking.quote.total
  return {
    ...{ isSame, startsAt, endsAt, extras, license, party, hasLicense, quote, settled: money, paidSoFar, contact },
    ...{ kept: 0, leastFee: booking.leastFee, keepAs: body.keep_as, vehicleId: facts.vehicle.id },
    prices: isSamePrice ? undefined : pricesIn(quote),
  }
}

const contactOf = ({ name, email = '', phone = '', language, note }: ChangeBody): Contact => ({
  ...{ name, email, phone, language, note: asOneLine(note) },
})

const isSameContact = (one: Contact, other: Contact) =>
  (['name', 'email', 'phone', 'language', 'note'] as const).every((field) => one[field] === other[field])

type ToUndo = { changeId: number; caller: Caller; note: NotePlace }

async function undo(desk: ChangeDesk, { tx, audit, tell }: Write, { changeId, caller, note }: ToUndo) {
  const former = await findMove(tx, changeId)
  const rest = former?.former
  if (!former || !rest) throw notFound(words.noChange)
  const booking = await lock(tx, former.bookingId)
  const side = await readDeskSide(tx, booking.id)
  if (former.isRemoved) throw new ProblemError(409, 'VEHICLE_REMOVED', timelineWords.notInFleet(former.vehicleName))
  if (rest.movesMoney) throw new ProblemError(409, 'MONEY_MOVED', words.moneyMoved)
  if (!(await isLastMove(tx, former)) || versionOf(booking, side) !== rest.after)
    throw new ProblemError(409, 'CHANGED_MEANWHILE', words.changedSince)
  if (former.quote.total !== booking.quote.total && (await isBeingPaid(tx, booking.id)))
    throw new ProblemError(409, 'HELD', timelineWords.isHeld)
  note({ ...former, except: booking.id })
  const { isTold } = await takeBack(tx, booking, { ...former, former: rest }, nameOf(caller), desk)
  const now = existing(await readBooking(tx, { id: booking.id }))
  await audit(
    'booking.change.undo',
    `booking:${booking.id}`,
    policy.traceOf(booking, now, { before: side.note, after: rest.note }),
  )
  tell('bookings', 'mails', 'payments')
  return policy.presentChanged(now, { change_id: null, open: 0, hand_back: 0, is_told: isTold })
}
