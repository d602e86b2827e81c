import type { Vehicle } from '../contract.ts'
import { isLet, startingAt } from '../rules.ts'

/** The vehicle of a name, which is compared without regard to case. */
export const boatNamed = (fleet: readonly Vehicle[], name: string): Vehicle | undefined =>
  fleet.find((boat) => boat.name.toLowerCase() === name.toLowerCase())

/** Whether a boat can be booked at all: not blocked, and let over hours or days. */
export const isOnOffer = (boat: Vehicle): boolean => !boat.blocked && (isLet(boat, 'hours') || isLet(boat, 'days'))

/** How unlike two boats are: another type counts most, and a place aboard as much as 100 of the currency. */
function distance(one: Vehicle, other: Vehicle): number {
  const [price, otherPrice] = [startingAt(one)?.price ?? 0, startingAt(other)?.price ?? 0]
  const sameWay = isLet(one, 'days') === isLet(other, 'days') ? 0 : 4
  const roomFor = Math.abs(one.passengers - other.passengers)
  return (one.type === other.type ? 0 : 100) + sameWay + roomFor + Math.abs(price - otherPrice) / 10_000
}

/** The boats on offer that are most like one: of its type first, then by how many they take and what they cost. */
export const similarTo = (boat: Vehicle, fleet: readonly Vehicle[], most = 3): Vehicle[] =>
  fleet
    .filter((other) => other.id !== boat.id && isOnOffer(other))
    .map((other) => ({ other, apart: distance(boat, other) }))
    .sort((a, b) => a.apart - b.apart || a.other.name.localeCompare(b.other.name, 'en'))
    .slice(0, most)
    .map(({ other }) => other)
