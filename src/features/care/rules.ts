import type { TillLine } from '#features/cash-register/contract/ledger.ts'
import { addDays, addMonths, type Day, instantOf } from '#kit/shared/day.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { ServiceState } from './contract.ts'
import { words } from './words.ts'

type AtReturn = { damage: string; damage_fee: Cents; damage_free: boolean }

/** A damage of which nobody says at the return what it costs is assessed later. */
export const isAssessedLater = ({ damage, damage_fee, damage_free }: AtReturn): boolean =>
  damage.trim() !== '' && damage_fee === 0 && !damage_free

/**
 * What becomes of a deposit when a boat comes back, in cents: what else is charged comes off it first; of the rest all stays
 * here while a damage is assessed, or goes back. `giveBack` is negative where the customer pays.
 */
export function splitDeposit(deposit: Cents, charges: Cents, isHeld: boolean): { held: Cents; giveBack: Cents } {
  const held = isHeld ? Math.max(0, deposit - charges) : 0
  return { held, giveBack: deposit - charges - held }
}

/** What goes back once it is decided what a damage costs the customer, in cents; negative where they pay. */
export const restOf = (held: Cents, charge: Cents): Cents => held - charge

/** What is wrong with a charge, beside its field. */
export function assessErrors({ charge, reason }: { charge: Cents; reason: string }) {
  return charge > 0 && reason.trim() === '' ? [{ field: 'reason', message: words.sayWhy }] : []
}

type Of = { id: number; vehicleName: string }

/** A damage that is made good is no turnover. */
export const damageLine = ({ id, vehicleName }: Of, amount: Cents): TillLine => ({
  kind: 'damage',
  label: inRentalLanguage(() => words.damageOf(vehicleName)),
  quantity: 1,
  unitPrice: amount,
  amount,
  vatPercent: 0,
  bookingId: id,
})

const daysBefore = 14
const partBefore = 0.9

type Plan = { every_hours: number | null; due_on: Day | null; hours_since: number }

/** Due from the day on, or once the hours have come together; soon two weeks or a tenth of the hours before. */
export function serviceState({ every_hours, due_on, hours_since }: Plan, today: Day): ServiceState {
  if (every_hours === null && due_on === null) return 'none'
  const isDue = (on: Day, part: number) =>
    (due_on !== null && due_on <= on) || (every_hours !== null && hours_since >= every_hours * part)
  if (isDue(today, 1)) return 'due'
  return isDue(addDays(today, daysBefore), partBefore) ? 'soon' : 'fine'
}

/** The day of the next service, so many months after one: of 29 February the 28th, in years that have none. */
export const nextDueOn = (doneOn: Day, months: number | null): Day | null =>
  months === null ? null : addMonths(doneOn, months)

/** From when on hours count towards the next service: the end of its day, and not after now. */
export function countsFrom(doneOn: Day, now: Temporal.Instant, timeZone: string): Temporal.Instant {
  const end = instantOf(addDays(doneOn, 1), 0, timeZone)
  return Temporal.Instant.compare(end, now) < 0 ? end : now
}
