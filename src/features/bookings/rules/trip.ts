import type { ExtraRow } from '#features/price-rules/extras/contract.ts'
import type { Pricing } from '#features/price-rules/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { type Cents, includedTax } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { type CustomerDetails, type Extra, mostBoats } from '../contract.ts'
import { words } from '../words.ts'
import { detailsErrors } from './details.ts'
import { afterVoucher, canTake, chosenExtras, type Quote, type QuoteLine, quote, vatPercent } from './prices.ts'

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
): OrderedBoat[] => {
  const isLimited = (extra: Extra) => rows.some(({ key, stock }) => key === extra && stock !== null)
  return vehicles.map((vehicle, i) => ({
    vehicle,
    extras: chosenExtras(vehicle, wanted, rows).filter(
      (extra) => i === 0 || (canTake(vehicle, extra, 'hours', rows) && !isLimited(extra)),
    ),
  }))
}

type Outing = People & Pick<CustomerDetails, 'hasLicense'> & { hours: number }

/** What each boat costs with its share of the people; undefined where one cannot be had so. */
export function tripQuotes(boats: readonly OrderedBoat[], outing: Outing, pricing: Pricing): (Quote | undefined)[] {
  const { hours, hasLicense } = outing
  const parties = sharePeople(
    outing,
    boats.map(({ vehicle }) => vehicle.passengers),
  )
  return boats.map(({ vehicle, extras }, i) => {
    const { adults = 0, children = 0 } = parties[i] ?? {}
    return quote(vehicle, hours, { extras, people: adults + children, hasLicense }, pricing)
  })
}

/** How many all of them take together. */
export const roomIn = (vehicles: readonly Pick<Vehicle, 'passengers'>[]): number =>
  vehicles.reduce((sum, { passengers }) => sum + passengers, 0)

/** What is wrong with the details in view of all boats: as of one that takes all of them, and somebody must be in each. */
export function tripErrors(details: Parameters<typeof detailsErrors>[0], boats: readonly OrderedBoat[]): FieldError[] {
  const passengers = roomIn(boats.map(({ vehicle }) => vehicle))
  const errors = boats.flatMap(({ vehicle, extras }) => detailsErrors(details, { ...vehicle, passengers }, extras))
  if (details.adults + details.children < boats.length) errors.push({ field: 'adults', message: words.moreBoats })
  return errors.filter(({ field }, i) => errors.findIndex((error) => error.field === field) === i)
}

/** A free boat and what it costs in all. */
export type Priced<B> = { boat: B; price: Cents }

/** Why several boats are named to somebody: each is the best by what it is called. */
export const reasonsTogether = ['fewest', 'cheapest', 'no_license', 'other_kind'] as const

/** Boats of one kind that take everybody together, and what they cost in all. */
export type Together<B> = {
  why: (typeof reasonsTogether)[number]
  type: Vehicle['type']
  boats: B[]
  price: Cents
}

/** The most of them that are named. */
const mostNamed = 3

type Seats = Pick<Vehicle, 'type' | 'passengers' | 'license'>
type Combined<B> = Omit<Together<B>, 'why'>

/**
 * Up to three ways for so many people to go together, each in boats of one kind: with the fewest boats (of those the
 * cheapest), the cheapest, one that nobody needs a licence for, and one of another kind, as far as they differ. None where
 * one boat takes everybody, or where not even the most that are booked as one would do.
 */
export function combinations<B extends Seats>(people: number, free: readonly Priced<B>[]): Together<B>[] {
  const all = [...Map.groupBy(free, ({ boat }) => boat.type).values()].flatMap((kind) =>
    [kind, kind.filter(({ boat }) => boat.license !== 'yes')].flatMap((boats) => cheapestByCount(people, boats)),
  )
  const byBoats = all.toSorted((a, b) => a.boats.length - b.boats.length || a.price - b.price)
  const byPrice = all.toSorted((a, b) => a.price - b.price || a.boats.length - b.boats.length)
  const [fewest] = byBoats
  const named: Record<Together<B>['why'], Combined<B> | undefined> = {
    fewest,
    cheapest: byPrice[0],
    no_license: byBoats.find(({ boats }) => boats.every(({ license }) => license !== 'yes')),
    other_kind: byBoats.find(({ type }) => type !== fewest?.type),
  }
  return reasonsTogether
    .flatMap((why) => (named[why] ? [{ why, ...named[why] }] : []))
    .filter((one, i, ways) => ways.findIndex((other) => isSame(one, other)) === i)
    .slice(0, mostNamed)
}

const isSame = <B>(a: Combined<B>, b: Combined<B>) =>
  a.boats.length === b.boats.length && a.boats.every((boat) => b.boats.includes(boat))

/** Boats chosen so far, the last one first. */
type ChosenBoats<B> = { price: Cents; last?: Priced<B>; before?: ChosenBoats<B> }

/**
 * For each number of boats of a kind, from the fewest that take everybody on, the cheapest so many: boat by boat, by how
 * many are chosen and how many people these take. Of boats that take equally many only the cheapest come into question.
 */
function cheapestByCount<B extends Seats>(people: number, kind: readonly Priced<B>[]): Combined<B>[] {
  if (kind.some(({ boat }) => boat.passengers >= people)) return []
  const worthwhile = [...Map.groupBy(kind, ({ boat }) => boat.passengers).values()].flatMap((alike) =>
    alike.toSorted((a, b) => a.price - b.price).slice(0, mostBoats),
  )
  const best: (ChosenBoats<B> | undefined)[][] = Array.from({ length: mostBoats + 1 }, () => [])
  best[0] = [{ price: 0 }]
  for (const last of worthwhile) {
    for (let chosen = mostBoats - 1; chosen >= 0; chosen--) {
      for (const [seats, before] of (best[chosen] ?? []).entries()) {
        if (!before) continue
        const after = Math.min(people, seats + last.boat.passengers)
        const price = before.price + last.price
        const row = best[chosen + 1] as (ChosenBoats<B> | undefined)[]
        if (price < (row[after]?.price ?? Number.POSITIVE_INFINITY)) row[after] = { price, last, before }
      }
    }
  }
  return best.flatMap((row) => {
    const boats: Priced<B>[] = []
    for (let at = row[people]; at?.last; at = at.before) boats.unshift(at.last)
    const [first] = boats
    if (!first) return []
    const inOrder = boats.toSorted((a, b) => a.price - b.price).map(({ boat }) => boat)
    return [{ type: first.boat.type, boats: inOrder, price: row[people]?.price ?? 0 }]
  })
}
