import type * as z from 'zod/mini'
import { lockBooking } from '#features/bookings/server/commands/cancel.ts'
import { ownPageOf } from '#features/bookings/server/policy.ts'
import type { StoredBooking } from '#features/bookings/server/queries/bookings.ts'
import type { ReceiptLink } from '#features/cash-register/contract/ledger.ts'
import { depositLine } from '#features/cash-register/sale/rules.ts'
import { refuseEmptyDrawer } from '#features/cash-register/sale/server/commands.ts'
import { entry, recordAll, reverseAll } from '#features/cash-register/server/commands/booked.ts'
import { lockTill } from '#features/cash-register/server/commands/record.ts'
import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Write } from '#kit/server/http/write.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import { invalid } from '#kit/shared/problem.ts'
import { type assessForm, minutesToUndo, type repairForm } from '../contract.ts'
import { assessErrors, damageLine, restOf } from '../rules.ts'
import { words } from '../words.ts'
import { chargedMail } from './emails/charged.ts'
import * as refuse from './policy.ts'
import { findDamage, listDamages, type StoredDamage } from './queries.ts'

export type NewDamage = {
  vehicleId: number
  bookingId: number | null
  description: string
  held: Cents
  /** Where what it costs was decided at once. */
  charged: Cents | null
}

/** Says the id. */
export async function insertDamage({ tx, author }: Write, damage: NewDamage): Promise<number> {
  const [at, by] = [author.at.toString(), nameOf(author.caller)]
  const { vehicleId, bookingId, description, held, charged } = damage
  const isAssessed = charged !== null
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO damages (vehicle_id, booking_id, description, reported_at, reported_by, state_at, state_by, held, charged,
                         assessed_at, assessed_by)
    VALUES (${vehicleId}, ${bookingId}, ${description}, ${at}, ${by}, ${at}, ${by}, ${held}, ${charged},
            ${isAssessed ? at : null}, ${isAssessed ? by : null})
    RETURNING id`
  return row?.id as number
}

/** Forgets the damage of a return that is taken back; throws where somebody went on with it. The booking is locked. */
export async function dropDamage(tx: Transaction, bookingId: number): Promise<void> {
  const damages = await listDamages(tx, { vehicleId: 0, bookingId })
  if (!damages.every(refuse.isUntouched)) throw refuse.isUnderWay()
  await tx`DELETE FROM damages WHERE booking_id = ${bookingId}`
}

export async function setRepair({ tx, author, audit }: Write, form: z.output<typeof repairForm>): Promise<void> {
  const { id, state, repair_cost = null } = form
  const rows = await tx`
    UPDATE damages
    SET state = ${state}, repair_cost = coalesce(${repair_cost}::int, repair_cost),
        state_at = CASE WHEN state = ${state} THEN state_at ELSE ${author.at.toString()}::timestamptz END,
        state_by = CASE WHEN state = ${state} THEN state_by ELSE ${nameOf(author.caller)} END
    WHERE id = ${id} RETURNING 1`
  if (rows.length === 0) throw refuse.noDamage()
  const cost = repair_cost === null ? {} : { cost: toUnits(repair_cost) }
  await audit('damage.repair', `damage:${id}`, { state, ...cost })
}

/** A damage with its booking, which nobody else changes until the transaction ends. */
async function lockDamage(tx: Transaction, id: number): Promise<{ damage: StoredDamage; booking: StoredBooking }> {
  const known = await findDamage(tx, id)
  if (!known) throw refuse.noDamage()
  const booking = known.reference === null ? undefined : await lockBooking(tx, known.reference)
  if (!booking) throw refuse.noCustomer()
  // What was done with it while this waited is seen by a statement of its own.
  const damage = await findDamage(tx, id)
  if (!damage) throw refuse.noDamage()
  return { damage, booking }
}

type Assessed = { receipts: ReceiptLink[]; give_back: Cents; undo_until: string }

/** Decides what the customer pays: what is held goes back whole, and what is charged is a sale of its own, as at a return. */
export async function assess(
  { tx, author, audit, tell }: Write,
  form: z.output<typeof assessForm>,
  context: Context,
): Promise<Assessed> {
  const { id, charge, reason, method } = form
  const { damage, booking } = await lockDamage(tx, id)
  if (damage.assessedAt !== null) throw refuse.isAssessed()
  if (charge > 0 && !author.caller.admin) throw refuse.onlyAdminsCharge()
  const errors = assessErrors(form)
  if (errors.length > 0) throw invalid(errors)
  const giveBack = restOf(damage.held, charge)
  if (giveBack !== form.give_back) throw refuse.otherRest(giveBack)

  const entries = [
    ...(damage.held > 0 ? [entry('deposit', [depositLine(booking, -damage.held)], method, booking.name)] : []),
    ...(charge > 0 ? [entry('sale', [damageLine(booking, charge)], method, booking.name)] : []),
  ]
  const mailId = charge > 0 ? await tellCharged(tx, { booking, damage, charge, reason, method }, context) : null
  tell('till')
  if (mailId !== null) tell('mails')
  const { positions, receipts } = await recordAll(tx, entries, booking, { author, context })
  if (method === 'cash' && giveBack > 0) await refuseEmptyDrawer(tx, -giveBack)
  await tx`
    UPDATE damages
    SET charged = ${charge}, charge_reason = ${reason}, assessed_at = ${author.at.toString()},
        assessed_by = ${nameOf(author.caller)}, entries = ${positions}, mail_id = ${mailId}
    WHERE id = ${id}`
  await audit('damage.assess', `damage:${id}`, { booking: booking.id, charged: toUnits(charge), reason })
  const undo_until = author.at.round('second').add({ minutes: minutesToUndo }).toString()
  return { receipts, give_back: giveBack, undo_until }
}

type Charged = { booking: StoredBooking; damage: StoredDamage; charge: Cents; reason: string; method: 'cash' | 'card' }

/** The customer hears of it in some minutes, if there is an address. Says the mail. */
async function tellCharged(
  tx: Transaction,
  { booking, damage, charge, reason, method }: Charged,
  { env, links }: Context,
): Promise<number | null> {
  const { held, description } = damage
  const ownPage = ownPageOf({ env, links }, booking)
  const mail = chargedMail({ ...env, booking, ownPage, held, charge, description, method, reason })
  const [row] = await tx<{ id: number }[]>`
    WITH told AS (${insertMail(tx, mail, booking.visitor)} RETURNING id) SELECT id FROM told`
  if (!row) return null
  await tx`UPDATE mails SET due_at = now() + make_interval(mins => ${minutesToUndo}) WHERE id = ${row.id}`
  return row.id
}

/** Takes back what was decided, as long as nobody was told of it. */
export async function undoAssessment({ tx, author, audit, tell }: Write, id: number, context: Context): Promise<void> {
  const { damage, booking } = await lockDamage(tx, id)
  const until = refuse.undoUntil(damage)
  if (!until || Temporal.Instant.compare(author.at, until) >= 0) throw refuse.isNotAssessed()
  await tx`UPDATE mails SET state = 'canceled' WHERE id = ${damage.mailId} AND state = 'waiting'`
  await tx`
    UPDATE damages
    SET charged = NULL, charge_reason = '', assessed_at = NULL, assessed_by = NULL, entries = '{}', mail_id = NULL
    WHERE id = ${id}`
  await lockTill(tx, 'rental')
  const why = inRentalLanguage(() => words.decidedAnew)
  const cash = await reverseAll(tx, damage.entries, why, booking, { author, context })
  if (cash < 0) await refuseEmptyDrawer(tx, cash)
  tell('till', 'mails')
  await audit('damage.undo-assess', `damage:${id}`, { booking: booking.id })
}
