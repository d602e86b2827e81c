import { splitOnSite } from '#features/bookings/rules/prices.ts'
import { lockBooking } from '#features/bookings/server/commands/cancel.ts'
import { readBooking } from '#features/bookings/server/queries/bookings.ts'
import { isAssessedLater, splitDeposit } from '#features/care/rules.ts'
import { dropDamage, insertDamage, type NewDamage } from '#features/care/server/commands.ts'
import type { ReceiptLink } from '#features/cash-register/contract/ledger.ts'
import { readDepositsAhead } from '#features/cash-register/receipts/server/queries.ts'
import { totalOf } from '#features/cash-register/rules/ledger.ts'
import { depositLine } from '#features/cash-register/sale/rules.ts'
import { refuseEmptyDrawer } from '#features/cash-register/sale/server/commands.ts'
import { entry, handedOver, recordAll, reverseAll } from '#features/cash-register/server/commands/booked.ts'
import { lockTill } from '#features/cash-register/server/commands/record.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Write } from '#kit/server/http/write.ts'
import { keepPicture } from '#kit/server/pages/files.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Input } from '#kit/shared/endpoint.ts'
import { believedTime } from '#kit/shared/happened.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import { type FieldError, invalid } from '#kit/shared/problem.ts'
import type { Check } from '../checklist/contract.ts'
import { textOf } from '../checklist/rules.ts'
import { checksOf, kept, notFine } from '../checklist/server/commands.ts'
import { type addPicture as addPictureCall, type CheckOutForm, mostPictures, type TakeBackForm } from '../contract.ts'
import { chargeLines, chargesOf, feeLines, fuelErrors, gaugeOf, lateHours, takeBackErrors, termsOf } from '../rules.ts'
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

/** A booking as it stays until the transaction ends, with its handover. */
async function lockHandover(tx: Transaction, bookingId: number) {
  const { reference } = (await readBooking(tx, { id: bookingId })) ?? {}
  const booking = reference === undefined ? undefined : await lockBooking(tx, reference)
  if (!booking) throw refuse.noBooking()
  return { booking, stored: await readHandover(tx, bookingId, { forUpdate: true }) }
}

/** Hands the boat over. Deposit and fees of the site are entries of the till; its lock is the last one taken. */
export async function checkOut(
  write: Write,
  form: CheckOutForm,
  signature: MadePicture | undefined,
  context: Context,
): Promise<{ status: 'success'; receipts: ReceiptLink[]; change: Cents }> {
  const { tx, author, audit } = write
  const { booking, stored } = await lockHandover(tx, form.booking_id)
  if (booking.isCanceled) throw refuse.isCanceled()
  if (booking.isHeld) throw refuse.isHeld()
  if (stored) throw refuse.isOut()
  const vehicle = await readVehicleOf(tx, booking.id)
  const needsLicense = refuse.needsLicense(booking, vehicle.license)
  refuseErrors(fuelErrors(vehicle.drive, form))
  await refuseOutWithOthers(tx, vehicle.id, context)
  if (needsLicense && !form.license_seen) throw invalid([{ field: 'license_seen', message: words.seeLicence }])
  const checks = await checksOf(tx, booking.id, 'out', form)

  const { fees } = splitOnSite(booking.quote.onSite)
  const lines = feeLines(booking, fees)
  const ahead = (await readDepositsAhead(tx, [booking.id])).get(booking.id)
  const deposit = form.deposit + (ahead?.amount ?? 0)
  const file = signature ? await keepPicture(tx, signature.picture, signature.thumbnail) : null
  const entries = [
    ...(form.deposit > 0 ? [entry('deposit', [depositLine(booking, form.deposit)], form.method, booking.name)] : []),
    ...(lines.length > 0 ? [entry('sale', lines, form.method, booking.name)] : []),
  ]
  const happened = believedTime(form.happened_at, context.clock())
  const paid = handedOver(entries, form.method, form.received)
  const { positions, receipts } = await recordAll(tx, paid.entries, booking, { author, context, happened })
  await tx`
    INSERT INTO handovers (booking_id, out_at, out_by, license_seen, fuel_out, note_out, signature_out, signed_by, deposit,
                           deposit_method, fees, out_entries, checks_out)
    VALUES (${booking.id}, ${(happened ?? author.at).toString()}, ${nameOf(author.caller)}, ${needsLicense ? form.license_seen : null},
            ${levelOf(vehicle, form)}, ${form.note}, ${file}, ${form.signed_by}, ${deposit},
            ${ahead?.method ?? form.method}, ${totalOf(lines)},
            ${positions}, ${kept(tx, checks)})`
  await reportNotFine(write, { vehicleId: vehicle.id, bookingId: null, charged: null }, checks)
  await audit('handover.out', `booking:${booking.id}`, {
    deposit: toUnits(deposit),
    fees: toUnits(totalOf(lines)),
    not_fine: notFine(checks),
    ...sentLater(happened),
  })
  return { status: 'success', receipts, change: paid.change }
}

/** What was not fine wants repairing, whoever pays: once, however often it is found. */
async function reportNotFine(
  write: Write,
  of: Pick<NewDamage, 'vehicleId' | 'bookingId' | 'charged'>,
  checks: Check[],
) {
  for (const check of checks.filter(({ state }) => state === 'not_ok')) {
    const description = inRentalLanguage(() => `${textOf(check)}: ${check.note}`)
    const [known] = await write.tx`
      SELECT FROM damages WHERE vehicle_id = ${of.vehicleId} AND description = ${description} AND state <> 'done'`
    if (!known) await insertDamage(write, { ...of, description, held: 0 })
  }
}

function refuseErrors(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid(errors)
}

/** What of its gauge is kept: nothing of a boat that has none. */
const levelOf = ({ drive }: VehicleOf, { fuel }: { fuel?: number | undefined }) =>
  gaugeOf(drive) === undefined ? null : (fuel ?? null)

/** Takes the boat back: the deposit goes back but for what a damage holds, and what is charged is a sale of its own. */
export async function takeBack(
  write: Write,
  form: TakeBackForm,
  context: Context,
): Promise<{
  status: 'success'
  receipts: ReceiptLink[]
  charges: Cents
  give_back: Cents
  held: Cents
  change: Cents
}> {
  const { tx, author, audit } = write
  const { booking, stored } = await lockHandover(tx, form.booking_id)
  if (!stored) throw refuse.isNotOut()
  if (stored.backAt !== null) throw refuse.isBack()
  const { toEuros, timeZone } = context.env
  const vehicle = await readVehicleOf(tx, booking.id)
  const { late_grace: grace } = await readBusinessSettings(tx, 'rental')
  const happened = believedTime(form.happened_at, context.clock(), stored.outAt)
  const late = lateHours(booking.endsAt, happened ?? context.clock(), { timeZone, grace })
  refuseErrors([...fuelErrors(vehicle.drive, form), ...takeBackErrors(form, late)])
  const checks = await checksOf(tx, booking.id, 'back', form)

  const lines = chargeLines(booking, form, termsOf(toEuros))
  const charges = chargesOf(lines)
  const isHeld = isAssessedLater(form)
  const { held, giveBack } = splitDeposit(stored.deposit, charges, isHeld)
  if (giveBack !== form.give_back) throw refuse.otherAmount(giveBack)

  const entries = [
    ...(stored.deposit > held
      ? [entry('deposit', [depositLine(booking, held - stored.deposit)], form.method, booking.name)]
      : []),
    ...(lines.length > 0 ? [entry('sale', lines, form.method, booking.name)] : []),
  ]
  const paid = handedOver(entries, form.method, form.received)
  const { positions, receipts } = await recordAll(tx, paid.entries, booking, { author, context, happened })
  if (form.method === 'cash' && giveBack > 0) await refuseEmptyDrawer(tx, -giveBack)
  const waived = form.waived_reason && inRentalLanguage(() => words.lateWaived(form.waived_reason))
  const notes = [form.note, waived].filter(Boolean).join('\n')
  await tx`
    UPDATE handovers
    SET back_at = ${(happened ?? author.at).toString()}, back_by = ${nameOf(author.caller)}, fuel_back = ${levelOf(vehicle, form)}, note_back = ${notes},
        damage = ${form.damage}, late_hours = ${form.late_hours}, charges = ${charges}, back_entries = ${positions},
        checks_back = ${kept(tx, checks)}
    WHERE booking_id = ${booking.id}`
  if (form.damage !== '')
    await insertDamage(write, {
      vehicleId: vehicle.id,
      bookingId: booking.id,
      description: form.damage,
      held,
      charged: isHeld ? null : form.damage_fee,
    })
  else await reportNotFine(write, { vehicleId: vehicle.id, bookingId: booking.id, charged: 0 }, checks)
  await freeTheRest(tx, booking, { ...context, clock: () => happened ?? context.clock() })
  await audit('handover.back', `booking:${booking.id}`, {
    charges: toUnits(charges),
    damage: form.damage,
    held: toUnits(held),
    not_fine: notFine(checks),
    ...sentLater(happened),
  })
  return { status: 'success', receipts, charges, give_back: giveBack, held, change: paid.change }
}

/** Takes the last step back: each of its entries that still counts is reversed. */
export async function undoHandover(
  { tx, author, audit }: Write,
  { booking_id, step, reason }: { booking_id: number; step: 'out' | 'back'; reason: string },
  context: Context,
): Promise<void> {
  const { booking, stored } = await lockHandover(tx, booking_id)
  if (!stored) throw refuse.isNotOut()
  if ((stored.backAt === null ? 'out' : 'back') !== step) throw refuse.isAtAnotherStep()
  if (step === 'back') {
    await dropDamage(tx, booking_id)
    await takeTheRestAgain(tx, booking, stored, context)
    await tx`
      UPDATE handovers
      SET back_at = NULL, back_by = NULL, fuel_back = NULL, note_back = '', damage = '', late_hours = 0, charges = 0,
          back_entries = '{}', checks_back = NULL
      WHERE booking_id = ${booking_id}`
  } else await tx`DELETE FROM handovers WHERE booking_id = ${booking_id}`

  await lockTill(tx, 'rental')
  const cash = await reverseAll(tx, entriesOf(stored, step), reason, booking, { author, context })
  if (cash < 0) await refuseEmptyDrawer(tx, cash)
  await audit(`handover.undo-${step}`, `booking:${booking.id}`, { reason })
}

const entriesOf = ({ outEntries, backEntries }: StoredHandover, step: 'out' | 'back') =>
  step === 'out' ? outEntries : backEntries

const sentLater = (happened: Temporal.Instant | undefined) => (happened ? { happened_at: happened.toString() } : {})

type PictureForm = Omit<Input<typeof addPictureCall>['body'], 'image'>

/** Keeps a photo of the step that comes next. */
export async function addPicture(
  { tx, author, audit }: Write,
  { booking_id: bookingId, item, moment: meant, happened_at }: PictureForm,
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
    INSERT INTO handover_pictures (booking_id, moment, file, taken_by, taken_at, item)
    VALUES (${bookingId}, ${moment}, ${file}, ${nameOf(author.caller)}, ${at.toString()}, ${item ?? null})
    ON CONFLICT (booking_id, moment, file) DO UPDATE SET taken_at = excluded.taken_at, item = excluded.item
    RETURNING id, moment, file, item`
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
