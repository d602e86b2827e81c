import { type Cents, toCents } from '#kit/shared/money.ts'
import { priceField, type Vehicle, type VehicleType } from './contract.ts'

/** A type in the middle of a sentence. `all` stands for whatever the rental has. */
export const typeNames: Readonly<Record<VehicleType | 'all', { singular: string; plural: string }>> = {
  all: { singular: 'boat', plural: 'boats' },
  motorboats: { singular: 'motorboat', plural: 'motorboats' },
  sailboats: { singular: 'sailboat', plural: 'sailboats' },
  canoes: { singular: 'canoe', plural: 'canoes' },
  jetskis: { singular: 'jet ski', plural: 'jet skis' },
  houseboats: { singular: 'houseboat', plural: 'houseboats' },
}

/** Hours from one possible start or duration to the next: jet skis go by the half hour, all others by the hour. */
export const durationStep = (type: VehicleType | 'all'): 0.5 | 1 => (type === 'jetskis' ? 0.5 : 1)

/** What a vehicle costs for so many hours; undefined when this duration is not on offer. */
export function priceOf(vehicle: Vehicle, hours: number): Cents | undefined {
  const price = hours % durationStep(vehicle.type) === 0 ? vehicle[priceField(hours * 2)] : null
  return price === null || price === undefined ? undefined : toCents(price)
}

/** The durations on offer, in hours, from the shortest up to and including `longest`. */
export function bookableDurations(vehicle: Vehicle, longest: number): number[] {
  const step = durationStep(vehicle.type)
  const durations = Array.from({ length: Math.floor(Math.min(longest, 24) / step) }, (_, i) => (i + 1) * step)
  return durations.filter((hours) => priceOf(vehicle, hours) !== undefined)
}

export type PriceListEntry = { hours: number; price: Cents; perHour: Cents }

/** The price list: every duration on offer up to the daily opening span (hours), with its price for one hour. */
export const priceList = (vehicle: Vehicle, span: number): PriceListEntry[] =>
  bookableDurations(vehicle, span).flatMap((hours) => {
    const price = priceOf(vehicle, hours)
    return price === undefined ? [] : [{ hours, price, perHour: perHour(price, hours) }]
  })

/** A price divided by its hours, rounded half up. */
export const perHour = (price: Cents, hours: number): Cents => Math.round(price / hours)

/** The entry with the lowest price, the shorter one of equals; undefined when nothing is on offer. */
export const cheapest = (vehicle: Vehicle): PriceListEntry | undefined =>
  priceList(vehicle, 24).reduce<PriceListEntry | undefined>(
    (best, entry) => (best && best.price <= entry.price ? best : entry),
    undefined,
  )

/** Orders vehicles by their price for one hour, lowest first, those without one last; equals by name. */
export const byHourPrice = (a: Vehicle, b: Vehicle): number =>
  hourPrice(a) - hourPrice(b) || a.name.localeCompare(b.name, 'en')

const hourPrice = (vehicle: Vehicle) => priceOf(vehicle, 1) ?? Number.MAX_SAFE_INTEGER
