import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { type Day, formatDate } from '#kit/shared/day.ts'
import { formatList } from '#kit/shared/list.ts'
import type { PriceRule } from '../contract.ts'
import { words } from '../words.ts'

/** `For canoes and jet skis, by the hour` */
export function forWords({ vehicle_types, flows }: Pick<PriceRule, 'vehicle_types' | 'flows'>): string {
  const boats =
    vehicle_types.length === 0 ? words.allBoats : formatList(vehicle_types.map((type) => typeNames[type].plural))
  if (flows.length > 1) return words.forBoats(boats)
  return flows[0] === 'days' ? words.forNights(boats) : words.forHours(boats)
}

type Span = { starts_on: Day; ends_on: Day | null }

export const spanWords = ({ starts_on, ends_on }: Span): string =>
  ends_on === null
    ? words.bookedFrom(formatDate(starts_on))
    : words.bookedBetween(formatDate(starts_on), formatDate(ends_on))

/** Why it does not count today, or undefined. */
export function idleWords({ starts_on, ends_on, active = true }: Span & { active?: boolean }, today: Day) {
  if (!active) return words.off
  if (ends_on !== null && ends_on < today) return words.over
  return starts_on > today ? words.soon : undefined
}
