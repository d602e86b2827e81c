import { isAssessedLater, splitDeposit } from '#features/care/rules.ts'
import { handOver } from '#features/cash-register/sale/screens/sale.ts'
import { type Cents, formatPlain, parseCents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { Moment } from '../checklist/contract.ts'
import { checkErrors, type Sent, sentOf } from '../checklist/rules.ts'
import { type CheckOutForm, type Handover, noteMax, type TakeBackForm } from '../contract.ts'
import { chargeLines, chargesOf, fuelErrors, gaugeOf, type Terms, takeBackErrors } from '../rules.ts'
import { words } from '../words.ts'
import { isSigned, noSignature, type Signature } from './fields/signature.ts'

/** What staff type at a check-out and a return, as typed, and what is sent of it. */

export type CheckOutDraft = {
  licenseSeen: boolean
  fuel: number
  note: string
  /** Null is the deposit of the price list. */
  deposit: string | null
  method: 'cash' | 'card'
  /** Cash handed over, as typed. */
  received?: string
  signing: 'screen' | 'paper'
  /** Null is who booked. */
  signedBy: string | null
  signature: Signature
  checks?: Sent
}

export const emptyCheckOut: CheckOutDraft = {
  licenseSeen: false,
  fuel: 8,
  note: '',
  deposit: null,
  method: 'cash',
  signing: 'screen',
  signedBy: null,
  signature: noSignature,
}

export const depositText = (draft: CheckOutDraft, { deposit }: Handover): string =>
  draft.deposit ?? formatPlain(deposit).replace(/\.00$/, '')

export const signerOf = (draft: CheckOutDraft, { booking }: Handover): string => draft.signedBy ?? booking.name

/** What is paid now, by what was handed over for it in cash. */
export function cashDue({ received = '' }: { received?: string }, method: 'cash' | 'card', open: Cents) {
  const isCash = method === 'cash' && open > 0
  return { open, isCash, ...handOver(isCash ? received : '', open) }
}

/** What is wrong with what was handed over. */
const cashErrors = (...[draft, method, open]: Parameters<typeof cashDue>): FieldError[] => {
  const { wrong } = cashDue(draft, method, open)
  return wrong === undefined ? [] : [{ field: 'received', message: wrong }]
}

/** What goes into the till, in cents; a deposit that cannot be read counts as none. */
export const checkOutTotal = (draft: CheckOutDraft, handover: Handover): Cents =>
  (parseCents(depositText(draft, handover)) ?? 0) + handover.fees.reduce((sum, { amount }) => sum + amount, 0)

export function checkOutErrors(draft: CheckOutDraft, handover: Handover): FieldError[] {
  const signer = signerOf(draft, handover).trim()
  const errors: FieldError[] = []
  if (handover.booking.needs_license && !draft.licenseSeen)
    errors.push({ field: 'license_seen', message: words.seeLicence })
  if (draft.note.length > noteMax) errors.push({ field: 'note', message: words.longNote(noteMax) })
  if (draft.signing === 'screen' && !isSigned(draft.signature))
    errors.push({ field: 'signature', message: words.signHere })
  if (signer === '') errors.push({ field: 'signed_by', message: words.enterSigner })
  if (parseCents(depositText(draft, handover)) === undefined)
    errors.push({ field: 'deposit', message: words.enterAmount })
  errors.push(...cashErrors(draft, draft.method, checkOutTotal(draft, handover)))
  return [...errors, ...checkErrors(sentOf(handover.checklist, 'out', draft.checks))]
}

const checksOf = ({ checks }: { checks?: Sent }, { checklist }: Handover, moment: Moment) => ({
  checklist: checklist?.version,
  checks: sentOf(checklist, moment, checks),
})

export function checkOutBody(draft: CheckOutDraft, handover: Handover, signature: Blob | undefined): CheckOutForm {
  return {
    booking_id: handover.booking.id,
    license_seen: handover.booking.needs_license && draft.licenseSeen,
    fuel: gaugeOf(handover.booking.drive) && draft.fuel,
    note: draft.note,
    signed_by: signerOf(draft, handover).trim(),
    signature,
    deposit: parseCents(depositText(draft, handover)) ?? 0,
    method: draft.method,
    received: cashDue(draft, draft.method, checkOutTotal(draft, handover)).received,
    ...checksOf(draft, handover, 'out'),
  }
}

export type TakeBackDraft = {
  /** Null until somebody has looked. */
  fuel: number | null
  litres: string
  /** Null is what came together, however late it gets. */
  lateHours: number | null
  waivedReason: string
  damage: string
  damageFee: string
  /** The damage costs the customer nothing: the deposit goes back at once. */
  damageFree: boolean
  note: string
  /** Null is how the deposit was left. */
  method: 'cash' | 'card' | null
  received?: string
  checks?: Sent
}

export const emptyTakeBack: TakeBackDraft = {
  fuel: null,
  litres: '',
  lateHours: null,
  waivedReason: '',
  damage: '',
  damageFee: '',
  damageFree: false,
  note: '',
  method: null,
}

export const methodOf = ({ method }: TakeBackDraft, { out }: Handover): 'cash' | 'card' =>
  method ?? out?.deposit_method ?? 'cash'

/** Hundredths, of litres as of dollars. */
const typed = (text: string): number | undefined => (text.trim() === '' ? 0 : parseCents(text))

export const lateHoursOf = ({ lateHours }: TakeBackDraft, { late_hours }: Handover): number => lateHours ?? late_hours

export const termsOf = ({ terms }: Handover): Terms => ({ lateHour: terms.late_hour, fuelLitre: terms.fuel_litre })

const chargedOf = (draft: TakeBackDraft, handover: Handover) => ({
  litres: gaugeOf(handover.booking.drive) === 'tank' ? (typed(draft.litres) ?? 0) / 100 : 0,
  late_hours: lateHoursOf(draft, handover),
  damage_fee: typed(draft.damageFee) ?? 0,
})

/** The deposit less the charges, line by line, and what is held, in cents; `giveBack` is negative where the customer pays. */
export function settlementOf(draft: TakeBackDraft, handover: Handover) {
  const deposit = handover.out?.deposit ?? 0
  const of = { id: handover.booking.id, vehicleName: '' }
  const charged = chargedOf(draft, handover)
  const lines = chargeLines(of, charged, termsOf(handover))
  const isHeld = isAssessedLater({ ...charged, damage: draft.damage, damage_free: draft.damageFree })
  return {
    deposit,
    charges: lines.map(({ label, quantity, unitPrice, amount }) => ({
      label: label.trim(),
      quantity,
      unitPrice,
      amount,
    })),
    ...splitDeposit(deposit, chargesOf(lines), isHeld),
  }
}

export function takeBackDraftErrors(draft: TakeBackDraft, handover: Handover): FieldError[] {
  const { damage, waivedReason: waived_reason } = draft
  const errors: FieldError[] = fuelErrors(handover.booking.drive, { fuel: draft.fuel ?? undefined })
  if (typed(draft.litres) === undefined) errors.push({ field: 'litres', message: words.enterLitres })
  if (typed(draft.damageFee) === undefined) errors.push({ field: 'damage_fee', message: words.enterAmount })
  for (const field of ['damage', 'note'] as const)
    if (draft[field].length > noteMax) errors.push({ field, message: words.longNote(noteMax) })
  return [
    ...errors,
    ...takeBackErrors({ ...chargedOf(draft, handover), damage, waived_reason }, handover.late_hours),
    ...checkErrors(sentOf(handover.checklist, 'back', draft.checks)),
    ...cashErrors(draft, methodOf(draft, handover), 0 - settlementOf(draft, handover).giveBack),
  ]
}

export function takeBackBody(draft: TakeBackDraft, handover: Handover): TakeBackForm {
  const { damage, note, waivedReason } = draft
  return {
    booking_id: handover.booking.id,
    fuel: gaugeOf(handover.booking.drive) && (draft.fuel ?? undefined),
    note,
    ...chargedOf(draft, handover),
    waived_reason: lateHoursOf(draft, handover) < handover.late_hours ? waivedReason : '',
    damage,
    damage_free: draft.damageFree,
    method: methodOf(draft, handover),
    received: cashDue(draft, methodOf(draft, handover), 0 - settlementOf(draft, handover).giveBack).received,
    give_back: settlementOf(draft, handover).giveBack,
    ...checksOf(draft, handover, 'back'),
  }
}
