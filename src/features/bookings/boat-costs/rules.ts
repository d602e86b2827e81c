import type { PriceRule } from '#features/price-rules/contract.ts'
import type { ExtraRow } from '#features/price-rules/extras/contract.ts'
import { priceWords } from '#features/price-rules/extras/rules.ts'
import { ruleSentence } from '#features/price-rules/rules/said.ts'
import { isInForce, nameOf } from '#features/price-rules/rules.ts'
import { openingSpan } from '#features/settings/rules.ts'
import { type Offer, offers, type Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations, isLet, leastNights, type PriceSpan } from '#features/vehicles/rules.ts'
import { words as boatWords } from '#features/vehicles/words.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { daysOfRules, spanOf } from '../rules/least.ts'
import { extraName, isOffered } from '../rules/prices.ts'
import type { Business } from '../rules.ts'
import { words as bookingWords } from '../words.ts'
import type { Said } from './contract.ts'
import { words } from './words.ts'

/** Stays whose prices are told where each night may cost something else. */
const toldNights = [leastNights, 3, 7]

const waysOf = (vehicle: Vehicle): Offer[] => offers.filter((way) => isLet(vehicle, way))

/** The rules that count for a vehicle when it is booked today. */
function rulesFor(vehicle: Vehicle, { priceRules, now }: Pick<Business, 'priceRules' | 'now'>): PriceRule[] {
  const ways = waysOf(vehicle)
  return priceRules.filter(
    (rule) =>
      isInForce(rule, now.day) &&
      (rule.vehicle_types.length === 0 || rule.vehicle_types.includes(vehicle.type)) &&
      rule.flows.some((flow) => ways.includes(flow)),
  )
}

/** What it costs for each length at least and at most, by the day; none where no rule counts for it. */
export function priceSpans(vehicle: Vehicle, business: Business): PriceSpan[] {
  const counting = { ...business, priceRules: rulesFor(vehicle, business) }
  const days = daysOfRules(counting, Math.max(...toldNights))
  const lengths = {
    hours: bookableDurations(vehicle, openingSpan(business.settings)),
    days: isLet(vehicle, 'days') ? toldNights : [],
  }
  return offers.flatMap((over) =>
    lengths[over].flatMap((length) => {
      const costs = spanOf(vehicle, { flow: over, length }, { days, business: counting })
      return costs ? [{ over, length, ...costs }] : []
    }),
  )
}

/** The extras that can be booked with a vehicle, each in the ways in which it can: at what the booking asks for it. */
export const extrasOf = (vehicle: Vehicle, rows: readonly ExtraRow[]): ExtraRow[] =>
  rows.flatMap((row) => {
    const flows = waysOf(vehicle).filter((way) => row.stock !== 0 && isOffered(vehicle, row.key, way, rows))
    return flows.length > 0 ? [{ ...row, flows }] : []
  })

/** What changes the price, and what can be added, in the language that is spoken. */
export function saidOf(vehicle: Vehicle, business: Business): Said {
  const ways = waysOf(vehicle)
  const changes = rulesFor(vehicle, business).map((rule) => {
    const sentence = ruleSentence(rule)
    const [flow, ...others] = ways.length > 1 ? rule.flows : []
    const isOfOne = flow !== undefined && others.length === 0
    return {
      name: nameOf(rule),
      text: isOfOne ? (flow === 'hours' ? words.byHours : words.overNights)(sentence) : sentence,
    }
  })
  const extras = extrasOf(vehicle, business.extras).map((row) => {
    const [flow, ...others] = row.flows
    return { name: nameOf(row), text: priceWords(row, others.length > 0 ? undefined : flow) }
  })
  return { changes, extras: [...captainOf(vehicle, business), ...extras, ...permitsOf(vehicle)] }
}

/** Who may be hired; where the captain always comes along, that is part of the price. */
const captainOf = (vehicle: Vehicle, { extras }: Business) =>
  vehicle.license !== 'captain' && isLet(vehicle, 'hours') && isOffered(vehicle, 'captain', 'hours', extras)
    ? [
        {
          name: extraName('captain', extras),
          text: bookingWords.perHour(formatMoney(toCents(vehicle.extra_captain ?? 0))),
        },
      ]
    : []

const permitsOf = (vehicle: Vehicle) =>
  (['extra_fishing_permit_day', 'extra_fishing_permit_week'] as const)
    .filter((permit) => vehicle[permit])
    .map((permit) => ({ name: boatWords.flags[permit], text: words.cashOnSite }))
