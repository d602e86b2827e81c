import type { Vehicle } from '#features/vehicles/contract.ts'
import type { Cents } from '#kit/shared/money.ts'
import { mostBoats } from '../contract.ts'

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
  const tooSmall = [...Map.groupBy(free, ({ boat }) => boat.type).values()].filter((kind) =>
    kind.every(({ boat }) => boat.passengers < people),
  )
  const all = tooSmall.flatMap((kind) =>
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

/** Of boats of a kind the fewest that take so many people, and of those the cheapest; undefined where not even `most` do. */
export const fewestOf = <B extends Seats>(people: number, kind: readonly Priced<B>[], most: number = mostBoats) =>
  cheapestByCount(people, kind).find(({ boats }) => boats.length <= most)

/** Boats chosen so far, the last one first. */
type ChosenBoats<B> = { price: Cents; last?: Priced<B>; before?: ChosenBoats<B> }

/**
 * For each number of boats of a kind, from the fewest that take everybody on, the cheapest so many: boat by boat, by how
 * many are chosen and how many people these take. Of boats that take equally many only the cheapest come into question.
 */
function cheapestByCount<B extends Seats>(people: number, kind: readonly Priced<B>[]): Combined<B>[] {
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
