import type { Vehicle, VehicleType } from '#features/vehicles/contract.ts'
import { roomIn } from '#features/vehicles/rules.ts'
import type { Cents } from '#kit/shared/money.ts'
import { mostBoats } from '../../contract.ts'

/** A free boat and what it costs in all. */
export type Priced = { boat: Vehicle; price: Cents }

/** Boats of one kind that take everybody together, and what they cost in all. */
export type Together = { type: VehicleType; boats: Vehicle[]; price: Cents }

/**
 * For each kind of boats the combination that takes so many people: the fewest boats, and of those the cheapest. Fewest
 * and cheapest kinds first; none where not even the most that are booked as one would do.
 */
export const combinations = (people: number, free: readonly Priced[]): Together[] =>
  [...Map.groupBy(free, ({ boat }) => boat.type)]
    .flatMap(([type, kind]) => {
      const found = fewestOf(people, kind)
      return found && found.boats.length > 1 ? [{ type, ...found }] : []
    })
    .toSorted((a, b) => a.boats.length - b.boats.length || a.price - b.price)

/** Of boats of a kind the fewest that take so many people, and of those the cheapest; undefined where not even `most` do. */
export function fewestOf(
  people: number,
  kind: readonly Priced[],
  most: number = mostBoats,
): Omit<Together, 'type'> | undefined {
  const largest = kind.map(({ boat }) => boat).toSorted((a, b) => b.passengers - a.passengers)
  const count = largest.findIndex((_, i) => roomIn(largest.slice(0, i + 1)) >= people) + 1
  const found = count > 0 && count <= most ? cheapest(people, count, kind) : undefined
  return found && { boats: found.map(({ boat }) => boat), price: found.reduce((sum, { price }) => sum + price, 0) }
}

/** Boats chosen so far, the last one first. */
type Chosen = { price: Cents; last?: Priced; before?: Chosen }

/**
 * The cheapest so many boats that take everybody: boat by boat, by how many are chosen and how many people these take. Of
 * boats that take equally many, no more than the cheapest ones come into question.
 */
function cheapest(people: number, count: number, kind: readonly Priced[]): Priced[] | undefined {
  const worthwhile = [...Map.groupBy(kind, ({ boat }) => boat.passengers).values()].flatMap((alike) =>
    alike.toSorted((a, b) => a.price - b.price).slice(0, count),
  )
  const best: (Chosen | undefined)[][] = Array.from({ length: count + 1 }, () => [])
  best[0] = [{ price: 0 }]
  for (const last of worthwhile) {
    for (let chosen = count - 1; chosen >= 0; chosen--) {
      for (const [seats, before] of (best[chosen] ?? []).entries()) {
        if (!before) continue
        const after = Math.min(people, seats + last.boat.passengers)
        const price = before.price + last.price
        const row = best[chosen + 1] as (Chosen | undefined)[]
        if (price < (row[after]?.price ?? Number.POSITIVE_INFINITY)) row[after] = { price, last, before }
      }
    }
  }
  const boats: Priced[] = []
  for (let at = best[count]?.[people]; at?.last; at = at.before) boats.unshift(at.last)
  return boats.length === count ? boats.toSorted((a, b) => a.price - b.price) : undefined
}
