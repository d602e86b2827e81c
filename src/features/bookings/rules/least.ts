import type { PriceRule } from '#features/price-rules/contract.ts'
import { isWithin, openingHours } from '#features/settings/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations, isLet, leastNights } from '#features/vehicles/rules.ts'
import { addDays, type Day, daysBetween, weekday } from '#kit/shared/day.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import { type Business, pricingOf } from '../rules.ts'
import { leastWhole } from './prices.ts'

/** As far ahead as is looked: a year has every season. */
const daysLooked = 366

type Asked = { flow: 'hours' | 'days'; length: number }

/** What it costs in all at least and at most on some days; on those on which so many hours can be had at all. Undefined: on none. */
export function spanOf(
  vehicle: Vehicle,
  asked: Asked,
  { days, business }: { days: readonly Day[]; business: Business },
): { least: Cents; most: Cents } | undefined {
  const costs = days
    .filter((day) => asked.flow === 'days' || isOpenFor(asked.length, day, business))
    .map((day) => leastWhole(vehicle, asked, pricingOf(business, day)))
  return costs.length > 0 ? { least: Math.min(...costs), most: Math.max(...costs) } : undefined
}

function isOpenFor(hours: number, day: Day, { settings }: Business): boolean {
  const open = openingHours(settings, day)
  return open !== undefined && open !== null && open.closes - open.opens >= hours
}

/**
 * The least that a vehicle costs in all when it is booked today for a day of the coming year on which we are open, by the
 * rules; as the answers have it, in units. Undefined where there are no rules: then the price list says it.
 */
export function leastOf(vehicle: Vehicle, days: readonly Day[], business: Business): Vehicle['least'] {
  if (days.length === 0) return undefined
  const priceOn = (day: Day, flow: 'hours' | 'days', length: number) =>
    leastWhole(vehicle, { flow, length }, pricingOf(business, day))
  const least = (flow: 'hours' | 'days', length: number) =>
    toUnits(Math.min(...days.map((day) => priceOn(day, flow, length))))
  const [hours] = bookableDurations(vehicle, 24)
    .map((one) => ({ hours: one, price: least('hours', one) }))
    .toSorted((a, b) => a.price - b.price || a.hours - b.hours)
  return {
    hours: hours ?? null,
    nights: isLet(vehicle, 'days') ? { nights: leastNights, price: least('days', leastNights) } : null,
  }
}

/**
 * Of the days of the coming year on which we are open one of each kind that rules tell apart, for stays of up to so many
 * nights; none where there are no rules.
 */
export function daysOfRules({ settings, now, priceRules }: Business, nights = leastNights): Day[] {
  if (priceRules.length === 0) return []
  const kinds = new Map<string, Day>()
  for (let ahead = 0; ahead < daysLooked; ahead++) {
    const day = addDays(now.day, ahead)
    const open = openingHours(settings, day)
    if (!open) continue
    const told = priceRules.map((rule) => toldApart(rule, day, { today: now.day, nights }))
    const kind = `${weekday(day)} ${open.closes - open.opens} ${told.join(' ')}`
    if (!kinds.has(kind)) kinds.set(kind, day)
  }
  return [...kinds.values()]
}

function toldApart(
  { kind, from, until, days }: PriceRule,
  day: Day,
  { today, nights }: { today: Day; nights: number },
): string {
  const ahead = daysBetween(today, day)
  if (kind === 'early') return String(ahead >= (days ?? 0))
  if (kind === 'late') return String(ahead <= (days ?? 0))
  if (kind !== 'season') return ''
  const isIn = (one: Day) => isWithin(one, from && `2000-${from}`, until && `2000-${until}`)
  return Array.from({ length: nights }, (_, i) => isIn(addDays(day, i))).join()
}
