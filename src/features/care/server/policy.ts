import { usualDrive } from '#features/vehicles/rules.ts'
import type { Context } from '#kit/server/http/context.ts'
import { wallClock } from '#kit/shared/day.ts'
import { type Cents, formatMoney, toUnits } from '#kit/shared/money.ts'
import { notAllowed, notFound, ProblemError } from '#kit/shared/problem.ts'
import { type CareOfBoat, type DamageOut, minutesToUndo, type ToLookAfter } from '../contract.ts'
import { serviceState } from '../rules.ts'
import { words } from '../words.ts'
import type { CareRow, listDamaged, StoredDamage } from './queries.ts'

const refusal = (code: string, detail: string, extra: Readonly<Record<string, unknown>> = {}) =>
  new ProblemError(409, code, detail, { extra })

export const noDamage = () => notFound(words.noDamage)
export const noBoat = () => notFound(words.noBoat)
export const noService = () => notFound(words.noService)
export const isNotLast = () => refusal('NOT_LAST', words.notLast)
export const noCustomer = () => refusal('NO_CUSTOMER', words.noCustomer)
export const isAssessed = () => refusal('ALREADY_ASSESSED', words.isAssessed)
export const isNotAssessed = () => refusal('TOO_LATE', words.tooLateToUndo)
export const isUnderWay = () => refusal('DAMAGE_UNDER_WAY', words.isUnderWay)
export const onlyAdminsCharge = () => notAllowed(words.onlyAdminsCharge)
export const otherRest = (back: Cents) =>
  refusal('PRICE_CHANGED', back < 0 ? words.paysNow(formatMoney(-back)) : words.goesBackNow(formatMoney(back)), {
    give_back: toUnits(back),
  })

/** What a damage costs was decided at the return: its receipts are those of the return. */
const isOfReturn = ({ assessedAt, reportedAt, entries }: StoredDamage) =>
  assessedAt === reportedAt && entries.length === 0

/** Until when what was decided of a damage is taken back. */
export function undoUntil(damage: StoredDamage): Temporal.Instant | undefined {
  const { assessedAt } = damage
  if (assessedAt === null || isOfReturn(damage)) return undefined
  return Temporal.Instant.from(assessedAt).add({ minutes: minutesToUndo })
}

/** Whether a return can be taken back together with the damage that it reported. */
export const isUntouched = (damage: StoredDamage): boolean =>
  damage.state === 'reported' && (damage.assessedAt === null || isOfReturn(damage))

export function presentDamage(damage: StoredDamage, now: Temporal.Instant): DamageOut {
  const until = undoUntil(damage)
  return {
    id: damage.id,
    vehicle_id: damage.vehicleId,
    vehicle_name: damage.vehicleName,
    booking_id: damage.bookingId,
    customer: damage.customer,
    is_mailed: damage.hasEmail,
    description: damage.description,
    dateTime: damage.reportedAt,
    by: damage.reportedBy,
    state: damage.state,
    repair_cost: damage.repairCost,
    held: damage.held,
    charged: damage.charged,
    charge_reason: damage.chargeReason,
    assessed_by: damage.assessedBy ?? '',
    undo_until: until && Temporal.Instant.compare(now, until) < 0 ? until.toString() : null,
    receipts: damage.receipts,
    pictures: damage.files.map((file) => ({ src: `/files/${file}`, thumbnail: `/files/thumbnail_${file}` })),
  }
}

type Today = Pick<Context, 'env' | 'clock'>

export function presentCare(row: CareRow, { env, clock }: Today): CareOfBoat {
  const plan = {
    every_hours: row.everyHours,
    every_months: row.everyMonths,
    due_on: row.dueOn,
    hours_since: row.hoursSince,
  }
  return {
    vehicle_id: row.vehicleId,
    vehicle_name: row.vehicleName,
    vehicle_type: row.vehicleType,
    has_engine: (row.drive ?? usualDrive(row.vehicleType)) !== 'none',
    hours: row.hours,
    ...plan,
    service: serviceState(plan, wallClock(env.timeZone, clock()).day),
    last: row.last,
  }
}

/** The boats that want looking after, by name: damaged, due for service, or both. */
export function lookedAfter(
  care: readonly CareOfBoat[],
  damaged: Awaited<ReturnType<typeof listDamaged>>,
): ToLookAfter[] {
  const boats = new Map<number, ToLookAfter>()
  for (const boat of damaged) boats.set(boat.vehicle_id, { ...boat, is_damaged: true, is_due: false })
  for (const { vehicle_id, vehicle_name, vehicle_type, service } of care)
    if (service === 'due') {
      const is_damaged = boats.has(vehicle_id)
      boats.set(vehicle_id, { vehicle_id, vehicle_name, vehicle_type, is_damaged, is_due: true })
    }
  return [...boats.values()].sort((a, b) => a.vehicle_name.localeCompare(b.vehicle_name, 'en'))
}
