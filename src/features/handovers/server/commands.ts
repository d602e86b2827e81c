import { splitOnSite } from '#features/bookings/rules/prices.ts'
import { lockBooking } from '#features/bookings/server/commands/cancel.ts'
import { readBooking, type StoredBooking } from '#features/bookings/server/queries/bookings.ts'
import type { EntryContent, EntryKind, TillLine } from '#features/cash-register/contract/ledger.ts'
import { totalOf } from '#features/cash-register/rules/ledger.ts'
import { bookedOf, negated } from '#features/cash-register/sale/rules.ts'
import { refuseEmptyDrawer } from '#features/cash-register/sale/server/commands.ts'
import { lockTill, recordAtTill } from '#features/cash-register/server/commands/record.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import { type Actor, nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Write } from '#kit/server/http/write.ts'
import { keepPicture } from '#kit/server/pages/files.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Input } from '#kit/shared/endpoint.ts'
import { believedTime } from '#kit/shared/happened.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import { type FieldError, invalid } from '#kit/shared/problem.ts'
import {
  type addPicture as addPictureCall,
  type CheckOutForm,
  mostPictures,
  type ReceiptLink,
  type TakeBackForm,
} from '../contract.ts'
import {
  chargeLines,
  chargesOf,
  depositLine,
  feeLines,
  fuelErrors,
  gaugeOf,
  lateHours,
  takeBackErrors,
  termsOf,
} from '../rules.ts'
import { words } from '../words.ts'
import { freeTheRest, refuseOutWithOthers, takeTheRestAgain } from './commands/boat.ts'
import * as refuse from './policy.ts'
import {
  type HandoverPicture,
  listPictures,
  readHandover,
  readVehicleOf,
  type StoredHandover,
  type VehicleOf,
} from './queries.ts'

/** A picture made anew, as `makePicture` gives it. */
export type MadePicture = { picture: Buffer; thumbnail: Buffer }

type Method = 'cash' | 'card'

/** A booking as it stays until the transaction ends, with its handover. */
async function lockHandover(tx: Transaction, bookingId: number) {
  const { reference } = (await readBooking(tx, { id: bookingId })) ?? {}
  const booking = reference === undefined ? undefined : await lockBooking(tx, reference)
  if (!booking) throw refuse.noBooking()
  return { booking, stored: await readHandover(tx, bookingId, { forUpdate: true }) }
}

/** Hands the boat over. Deposit and fees of the site are entries of the till; its lock is the last one taken. */
export async function checkOut(
  { tx, author, audit }: Write,
  form: CheckOutForm,
  signature: MadePicture | undefined,
  context: Context,
): Promise<{ status: 'success'; receipts: ReceiptLink[] }> {
  const { booking, stored } = await lockHandover(tx, form.booking_id)
  if (booking.isCanceled) throw refuse.isCanceled()
  if (booking.isHeld) throw refuse.isHeld()
  if (stored) throw refuse.isOut()
  const vehicle = await readVehicleOf(tx, booking.id)
  const needsLicense = refuse.needsLicense(booking, vehicle.license)
  refuseErrors(fuelErrors(vehicle.drive, form))
  await refuseOutWithOthers(tx, vehicle.id, context)
  if (needsLicense && !form.license_seen) throw invalid([{ field: 'license_seen', message: words.seeLicence }])

  const { fees } = splitOnSite(booking.quote.onSite)
  const lines = feeLines(booking, fees)
  const deposit = form.deposit
  const file = signature ? await keepPicture(tx, signature.picture, signature.thumbnail) : null
  const entries = [
    ...(deposit > 0 ? [entry('deposit', [depositLine(booking, deposit)], form.method, booking.name)] : []),
    ...(lines.length > 0 ? [entry('sale', lines, form.method, booking.name)] : []),
  ]
  const happened = believedTime(form.happened_at, context.clock())
  const { positions, receipts } = await recordAll(tx, entries, booking, { author, context, happened })
  await tx`
    INSERT INTO handovers (booking_id, out_at, out_by, license_seen, fuel_out, note_out, signature_out, signed_by, deposit,
                           deposit_method, fees, out_entries)
    VALUES (${booking.id}, ${(happened ?? author.at).toString()}, ${nameOf(author.caller)}, ${needsLicense ? form.license_seen : null},
            ${levelOf(vehicle, form)}, ${form.note}, ${file}, ${form.signed_by}, ${deposit}, ${form.method}, ${totalOf(lines)},
            ${positions})`
  await audit('handover.out', `booking:${booking.id}`, {
    deposit: toUnits(deposit),
    fees: toUnits(totalOf(lines)),
    ...sentLater(happened),
  })
  return { status: 'success', receipts }
}

function refuseErrors(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid(errors)
}

/** What of its gauge is kept: nothing of a boat that has none. */
const levelOf = ({ drive }: VehicleOf, { fuel }: { fuel?: number | undefined }) =>
  gaugeOf(drive) === undefined ? null : (fuel ?? null)

/** Takes the boat back: the deposit goes back whole, and what is charged is a sale of its own. */
export async function takeBack(
  { tx, author, audit }: Write,
  form: TakeBackForm,
  context: Context,
): Promise<{ status: 'success'; receipts: ReceiptLink[]; charges: number; give_back: number }> {
  const { booking, stored } = await lockHandover(tx, form.booking_id)
  if (!stored) throw refuse.isNotOut()
  if (stored.backAt !== null) throw refuse.isBack()
  const { toEuros, timeZone } = context.env
  const vehicle = await readVehicleOf(tx, booking.id)
  const { late_grace: grace } = await readBusinessSettings(tx, 'rental')
  const happened = believedTime(form.happened_at, context.clock(), stored.outAt)
  const late = lateHours(booking.endsAt, happened ?? context.clock(), { timeZone, grace })
  refuseErrors([...fuelErrors(vehicle.drive, form), ...takeBackErrors(form, late)])

  const lines = chargeLines(booking, form, termsOf(toEuros))
  const charges = chargesOf(lines)
  const giveBack = stored.deposit - charges
  if (giveBack !== form.give_back) throw refuse.otherAmount(giveBack)

  const entries = [
    ...(stored.deposit > 0
      ? [entry('deposit', [depositLine(booking, -stored.deposit)], form.method, booking.name)]
      : []),
    ...(lines.length > 0 ? [entry('sale', lines, form.method, booking.name)] : []),
  ]
  const { positions, receipts } = await recordAll(tx, entries, booking, { author, context, happened })
  if (form.method === 'cash' && giveBack > 0) await refuseEmptyDrawer(tx, -giveBack)
  const waived = form.waived_reason && inRentalLanguage(() => words.lateWaived(form.waived_reason))
  const notes = [form.note, waived].filter(Boolean).join('\n')
  await tx`
    UPDATE handovers
    SET back_at = ${(happened ?? author.at).toString()}, back_by = ${nameOf(author.caller)}, fuel_back = ${levelOf(vehicle, form)}, note_back = ${notes},
        damage = ${form.damage}, late_hours = ${form.late_hours}, charges = ${charges}, back_entries = ${positions}
    WHERE booking_id = ${booking.id}`
  await freeTheRest(tx, booking, { ...context, clock: () => happened ?? context.clock() })
  await audit('handover.back', `booking:${booking.id}`, {
    charges: toUnits(charges),
    damage: form.damage,
    ...sentLater(happened),
  })
  return { status: 'success', receipts, charges, give_back: giveBack }
}

/** Takes the last step back: each of its entries that still counts is reversed. */
export async function undoHandover(
  { tx, author, audit }: Write,
  { booking_id, step, reason }: { booking_id: number; step: 'out' | 'back'; reason: string },
  context: Context,
): Promise<{ status: 'success' }> {
  const { booking, stored } = await lockHandover(tx, booking_id)
  if (!stored) throw refuse.isNotOut()
  if ((stored.backAt === null ? 'out' : 'back') !== step) throw refuse.isAtAnotherStep()
  if (step === 'back') {
    await takeTheRestAgain(tx, booking, stored, context)
    await tx`
      UPDATE handovers
      SET back_at = NULL, back_by = NULL, fuel_back = NULL, note_back = '', damage = '', late_hours = 0, charges = 0,
          back_entries = '{}'
      WHERE booking_id = ${booking_id}`
  } else await tx`DELETE FROM handovers WHERE booking_id = ${booking_id}`

  await lockTill(tx, 'rental')
  const cash = await reverseAll(tx, entriesOf(stored, step), reason, booking, { author, context })
  if (cash < 0) await refuseEmptyDrawer(tx, cash)
  await audit(`handover.undo-${step}`, `booking:${booking.id}`, { reason })
  return { status: 'success' }
}

const entriesOf = ({ outEntries, backEntries }: StoredHandover, step: 'out' | 'back') =>
  step === 'out' ? outEntries : backEntries

/** `happened`: when, where it was sent later. */
type Recorder = { author: Actor; context: Context; happened?: Temporal.Instant | undefined }

const sentLater = (happened: Temporal.Instant | undefined) => (happened ? { happened_at: happened.toString() } : {})
const cashierOf = ({ id, caller }: Actor) => ({ id, name: nameOf(caller) })

type NewEntry = { kind: EntryKind; content: EntryContent }

function entry(kind: EntryKind, lines: TillLine[], method: Method, customer: string): NewEntry {
  return { kind, content: { lines, payments: [{ method, amount: totalOf(lines) }], customer } }
}

async function recordAll(
  tx: Transaction,
  entries: readonly NewEntry[],
  booking: StoredBooking,
  { author, context, happened }: Recorder,
): Promise<{ positions: number[]; receipts: ReceiptLink[] }> {
  const cashier = cashierOf(author)
  const recorded = []
  for (const { kind, content } of entries) {
    const kept = { ...content, booked: bookedOf(booking), ...(happened && { happened: happened.toString() }) }
    const entry = { kind, content: kept, bookingId: booking.id }
    recorded.push(await recordAtTill(tx, 'rental', context, cashier, entry))
  }
  return {
    positions: recorded.map(({ position }) => position),
    receipts: recorded.flatMap(({ receipt, position }) => (receipt === null ? [] : [{ receipt, position }])),
  }
}

/** Gives the cents of cash that go through the drawer with it, negative when they leave it. */
async function reverseAll(
  tx: Transaction,
  positions: readonly number[],
  reason: string,
  booking: Pick<StoredBooking, 'id'>,
  { author, context }: Recorder,
): Promise<Cents> {
  const rows = await tx<{ position: number; content: string; cash: Cents }[]>`
    SELECT position, content, cash FROM till_entries e
    WHERE business = 'rental' AND position = ANY(${positions as number[]})
      AND NOT EXISTS (SELECT FROM till_entries r WHERE r.business = e.business AND r.reverses = e.position)
    ORDER BY position`
  const cashier = cashierOf(author)
  for (const { position, content } of rows) {
    const { tse: _, ...kept } = JSON.parse(content) as EntryContent
    await recordAtTill(tx, 'rental', context, cashier, {
      kind: 'reversal',
      content: negated(kept, reason),
      reverses: position,
      bookingId: booking.id,
    })
  }
  return -rows.reduce((sum, { cash }) => sum + cash, 0)
}

type PictureForm = Pick<Input<typeof addPictureCall>['body'], 'booking_id' | 'moment' | 'happened_at'>

/** Keeps a photo of the step that comes next. */
export async function addPicture(
  { tx, author, audit }: Write,
  { booking_id: bookingId, moment: meant, happened_at }: PictureForm,
  made: MadePicture,
): Promise<HandoverPicture> {
  const { booking, stored } = await lockHandover(tx, bookingId)
  if (booking.isCanceled) throw refuse.isCanceled()
  if (stored?.backAt) throw refuse.isBack()
  const moment = stored ? 'back' : 'out'
  if (meant !== undefined && meant !== moment) throw refuse.isAtAnotherStep()
  const at = believedTime(happened_at, author.at) ?? author.at
  const pictures = (await listPictures(tx, bookingId)).filter((picture) => picture.moment === moment)
  if (pictures.length >= mostPictures) throw refuse.tooManyPictures()
  const file = await keepPicture(tx, made.picture, made.thumbnail)
  const [row] = await tx<HandoverPicture[]>`
    INSERT INTO handover_pictures (booking_id, moment, file, taken_by, taken_at)
    VALUES (${bookingId}, ${moment}, ${file}, ${nameOf(author.caller)}, ${at.toString()})
    ON CONFLICT (booking_id, moment, file) DO UPDATE SET taken_at = excluded.taken_at
    RETURNING id, moment, file`
  await audit('handover.add-picture', `booking:${booking.id}`, { moment })
  return row as HandoverPicture
}

export async function deletePicture({ tx, audit }: Write, id: number): Promise<void> {
  const [picture] = await tx<{ booking_id: number; moment: 'out' | 'back' }[]>`
    SELECT booking_id::int, moment FROM handover_pictures WHERE id = ${id}`
  if (!picture) throw refuse.noPicture()
  const { booking, stored } = await lockHandover(tx, picture.booking_id)
  if (picture.moment === 'out' ? stored : stored?.backAt) throw refuse.isFinished()
  await tx`DELETE FROM handover_pictures WHERE id = ${id}`
  await audit('handover.delete-picture', `booking:${booking.id}`, {
    moment: picture.moment,
  })
}
