import type { Flow } from '#features/price-rules/contract.ts'
import type { ExtraRow } from '#features/price-rules/extras/contract.ts'
import type { Pricing } from '#features/price-rules/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { roomIn } from '#features/vehicles/rules.ts'
import { type Cents, includedTax } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { CustomerDetails, Extra } from '../contract.ts'
import { words } from '../words.ts'
import { detailsErrors } from './details.ts'
import {
  afterVoucher,
  canTake,
  chosenExtras,
  inOrder,
  type Quote,
  type QuoteLine,
  quote,
  stayQuote,
  vatPercent,
} from './prices.ts'

/** A trip: the boats of one booking, the first of which leads. */

type People = Pick<CustomerDetails, 'adults' | 'children' | 'ageFrom' | 'ageTo'>

/**
 * Shares people out over boats by how many each takes: an adult for each as far as there are, then whoever is left where
 * most room is. Of the children's ages no more is known than the youngest and the oldest. They must fit in, and be as many
 * as the boats.
 */
export function sharePeople({ adults, children, ageFrom, ageTo }: People, passengers: readonly number[]): People[] {
  const boats = passengers.map((room) => ({ room, adults: 0, children: 0 }))
  const seat = (who: 'adults' | 'children', wanted: (boat: (typeof boats)[number]) => number) => {
    const boat = boats.reduce((best, one) => (wanted(one) > wanted(best) ? one : best))
    boat.room--
    boat[who]++
  }
  const emptyFirst = (boat: (typeof boats)[number]) =>
    boat.room + (boat.adults + boat.children === 0 && boat.room > 0 ? 1000 : 0)
  for (let i = 0; i < adults; i++) seat('adults', emptyFirst)
  for (let i = 0; i < children; i++) seat('children', emptyFirst)
  const first = boats.findIndex((boat) => boat.children > 0)
  return boats.map((boat, i) => ({
    adults: boat.adults,
    children: boat.children,
    ageFrom: boat.children === 1 && i !== first ? ageTo : boat.children > 0 ? ageFrom : undefined,
    ageTo: boat.children > 1 ? ageTo : undefined,
  }))
}

/**
 * What a voucher pays of each of some prices, the first ones first. None is left with less than ten cents, which would
 * count as nothing, unless that is so of all of them together.
 */
export function shareVoucher(prices: readonly Cents[], voucher: Cents): Cents[] {
  let left = voucher
  return prices.map((price, i) => {
    const pays = Math.min(price, left)
    const isCrumb = price - pays > 0 && price - pays < 10 && prices.slice(i + 1).some((next) => next > 0)
    const part = isCrumb ? Math.max(price - 10, 0) : pays
    left -= part
    return part
  })
}

/** A down payment over what is open of each boat, in proportion and to the cent; of none more than is open of it. */
export function spreadShare(open: readonly Cents[], share: Cents): Cents[] {
  const all = open.reduce((sum, one) => sum + one, 0)
  let before = 0
  return open.map((one) => {
    const until = before + one
    const part = all === 0 ? 0 : Math.round((until * share) / all) - Math.round((before * share) / all)
    before = until
    return part
  })
}

/** What is open of prices that a voucher pays so much of. */
export const openOf = (prices: readonly Cents[], voucher: Cents): Cents =>
  shareVoucher(prices, voucher).reduce((sum, part, i) => sum + afterVoucher(prices[i] ?? 0, part).open, 0)

/** Quotes as one: the boats first, then what else there is, by its name; and the tax of the whole. */
export function sumQuotes(quotes: readonly Quote[]): Quote {
  const [only] = quotes
  if (only && quotes.length === 1) return only
  const total = quotes.reduce((sum, quote) => sum + quote.total, 0)
  const boats = quotes.flatMap(({ lines }) => lines.slice(0, 1))
  const others = quotes.flatMap(({ lines }) => lines.slice(1))
  const onSite = byName(quotes.flatMap((quote) => quote.onSite))
  const terms = only?.terms
  return {
    lines: byName([...boats, ...others]),
    total,
    vat: includedTax(total, vatPercent),
    onSite,
    ...(terms && { terms }),
  }
}

/** Lines of one name as one. */
function byName(lines: readonly QuoteLine[]): QuoteLine[] {
  const named = new Map<string, QuoteLine>()
  for (const line of lines) {
    const before = named.get(line.label)
    named.set(line.label, before ? { ...before, cents: before.cents + line.cents } : line)
  }
  return [...named.values()]
}

/** A boat of an order, and what comes with it. */
export type OrderedBoat = { vehicle: Vehicle; extras: Extra[] }

/** What is wanted counts for the first boat, and for each other one that has it; of what there are only so many, one comes. */
export const orderedBoats = (
  vehicles: readonly Vehicle[],
  wanted: readonly Extra[],
  rows: readonly ExtraRow[],
  flow: Flow,
): OrderedBoat[] => {
  const chosen = (vehicle: Vehicle) => (flow === 'hours' ? chosenExtras(vehicle, wanted, rows) : inOrder(wanted, rows))
  const isLimited = (extra: Extra) => rows.some(({ key, stock }) => key === extra && stock !== null)
  return vehicles.map((vehicle, i) => ({
    vehicle,
    extras: chosen(vehicle).filter((extra) => i === 0 || (canTake(vehicle, extra, flow, rows) && !isLimited(extra))),
  }))
}

/** By the hour, or over nights. */
type Outing = People &
  Pick<CustomerDetails, 'hasLicense'> &
  ({ hours: number; nights?: undefined } | { nights: number; hours?: undefined })

/** What each boat costs with its share of the people; undefined where one cannot be had so. */
export function tripQuotes(boats: readonly OrderedBoat[], outing: Outing, pricing: Pricing): (Quote | undefined)[] {
  const { hours, nights, hasLicense } = outing
  const parties = sharePeople(
    outing,
    boats.map(({ vehicle }) => vehicle.passengers),
  )
  return boats.map(({ vehicle, extras }, i) => {
    const { adults = 0, children = 0 } = parties[i] ?? {}
    const order = { extras, people: adults + children, hasLicense }
    return nights === undefined ? quote(vehicle, hours, order, pricing) : stayQuote(vehicle, nights, order, pricing)
  })
}

/** What is wrong with the details in view of all boats: as of one that takes all of them, and somebody must be in each. */
export function tripErrors(details: Parameters<typeof detailsErrors>[0], boats: readonly OrderedBoat[]): FieldError[] {
  const passengers = roomIn(boats.map(({ vehicle }) => vehicle))
  const errors = boats.flatMap(({ vehicle, extras }) => detailsErrors(details, { ...vehicle, passengers }, extras))
  if (details.adults + details.children < boats.length) errors.push({ field: 'adults', message: words.moreBoats })
  return errors.filter(({ field }, i) => errors.findIndex((error) => error.field === field) === i)
}
