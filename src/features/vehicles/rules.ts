import type { Language } from '#kit/shared/language.ts'
import { type Cents, toCents } from '#kit/shared/money.ts'
import { type Drive, type Offer, priceField, type Vehicle, type VehicleType } from './contract.ts'

/** Hours from one possible start or duration to the next: jet skis go by the half hour, all others by the hour. */
export const durationStep = (type: VehicleType | 'all'): 0.5 | 1 => (type === 'jetskis' ? 0.5 : 1)

/** What a vehicle of a type runs on, where nobody said. */
export const usualDrive = (type: VehicleType): Drive =>
  (({ motorboats: 'petrol', sailboats: 'none', canoes: 'none', jetskis: 'petrol', houseboats: 'diesel' }) as const)[
    type
  ]

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

/** What a night costs; undefined when the vehicle is not let over nights. */
export const nightPrice = ({ price_night }: Pick<Vehicle, 'price_night'>): Cents | undefined =>
  price_night === null ? undefined : toCents(price_night)

export const isLet = (vehicle: Vehicle, over: Offer): boolean =>
  over === 'days'
    ? nightPrice(vehicle) !== undefined
    : allDurations.some((hours) => priceOf(vehicle, hours) !== undefined)

const allDurations = /* @__PURE__ */ Array.from({ length: 48 }, (_, i) => (i + 1) / 2)

/**
 * The vehicles as they are offered to be booked: those let that way, or all. Over days, and where there are no prices by
 * the hour, `price1h` is the price of a night, as callers of the documented call expect.
 */
export const offered = (vehicles: readonly Vehicle[], over: Offer | undefined): Vehicle[] =>
  vehicles
    .filter((vehicle) => over === undefined || isLet(vehicle, over))
    .map((vehicle) =>
      over === 'days' || !isLet(vehicle, 'hours') ? { ...vehicle, ...noHours, price1h: vehicle.price_night } : vehicle,
    )

const noHours = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Array.from({ length: 48 }, (_, i) => [priceField(i + 1), null]),
)

/** What is paid on site for a booking, whatever it costs otherwise. */
export type SiteFee = { label: string; cents: Cents }

/** As a fee: the briefing of whoever has no licence of their own, on a boat that needs one. */
export const charterBriefing = 'Briefing with charter licence'

/** Briefing and cleaning, where the vehicle names any. The deposit is none of them: it comes back. */
export function siteFees(vehicle: Vehicle, charterLicense: boolean): SiteFee[] {
  const briefing = charterLicense
    ? { label: charterBriefing, cents: toCents(vehicle.charter_license) }
    : { label: 'Briefing fee', cents: toCents(vehicle.briefing_fee) }
  return [briefing, { label: 'Cleaning fee', cents: toCents(vehicle.cleaning_fee) }].filter(({ cents }) => cents > 0)
}

/** What the captain costs for so many hours. */
export const captainCost = ({ extra_captain }: Vehicle, hours: number): Cents =>
  Math.round(toCents(extra_captain ?? 0) * hours)

/** The fees nobody gets around: with a licence of one's own or with a charter licence, whichever is less. */
export function leastFees(vehicle: Vehicle): Cents {
  const needsLicense = vehicle.license === 'yes' && vehicle.charter_license > 0
  const sums = [false, ...(needsLicense ? [true] : [])].map((charter) =>
    siteFees(vehicle, charter).reduce((sum, { cents }) => sum + cents, 0),
  )
  return Math.min(...sums)
}

/** The least that so many hours cost in all: with a compulsory captain, and with the fees paid on site (PAngV). */
export function wholePriceOf(vehicle: Vehicle, hours: number): Cents | undefined {
  const price = priceOf(vehicle, hours)
  const captain = vehicle.license === 'captain' ? captainCost(vehicle, hours) : 0
  return price === undefined ? undefined : price + captain + leastFees(vehicle)
}

/** Prices are whole ones. */
export type PriceListEntry = { hours: number; price: Cents; perHour: Cents }

/** The price list: every duration on offer up to the daily opening span (hours), with its price for one hour. */
export const priceList = (vehicle: Vehicle, span: number): PriceListEntry[] =>
  bookableDurations(vehicle, span).flatMap((hours) => {
    const price = wholePriceOf(vehicle, hours)
    return price === undefined ? [] : [{ hours, price, perHour: perHour(price, hours) }]
  })

/** What so many hours or nights cost in all by the price rules: at least and at most, by the day. */
export type PriceSpan = { over: Offer; length: number; least: Cents; most: Cents }

/** The same by the price list, on any day: the shortest stay, and every duration up to the daily opening span (hours). */
export function listSpans(vehicle: Vehicle, longest: number): PriceSpan[] {
  const nights = wholeNightsOf(vehicle, leastNights)
  return [
    ...(nights === undefined ? [] : [{ over: 'days' as const, length: leastNights, least: nights, most: nights }]),
    ...priceList(vehicle, longest).map(({ hours, price }) => ({
      ...{ over: 'hours' as const, length: hours, least: price, most: price },
    })),
  ]
}

/** A price divided by its hours, rounded half up. */
export const perHour = (price: Cents, hours: number): Cents => Math.round(price / hours)

/** The entry with the lowest price, the shorter one of equals; undefined when nothing is on offer. */
export const cheapest = (vehicle: Vehicle): PriceListEntry | undefined =>
  priceList(vehicle, 24).reduce<PriceListEntry | undefined>(
    (best, entry) => (best && best.price <= entry.price ? best : entry),
    undefined,
  )

/** Nights a stay of customers has at least. */
export const leastNights = 2

/** The least that so many nights cost in all, with the fees paid on site. */
export function wholeNightsOf(vehicle: Vehicle, nights: number): Cents | undefined {
  const night = nightPrice(vehicle)
  return night === undefined ? undefined : night * nights + leastFees(vehicle)
}

/** The least that some hours cost in all: by the rules where there are any, else by the price list. */
export function leastByTheHour(vehicle: Vehicle): { price: Cents; hours: number } | undefined {
  if (!vehicle.least) return cheapest(vehicle)
  const { hours } = vehicle.least
  return hours ? { ...hours, price: toCents(hours.price) } : undefined
}

/** The same of the shortest stay. */
export function leastByTheNight(vehicle: Vehicle): Cents | undefined {
  if (!vehicle.least) return wholeNightsOf(vehicle, leastNights)
  const { nights } = vehicle.least
  return nights ? toCents(nights.price) : undefined
}

/** The least a vehicle costs in all, and for how long: houseboats over nights, all others by the hour where they can. */
export function startingAt(
  vehicle: Vehicle,
): { price: Cents; hours: number } | { price: Cents; nights: number } | undefined {
  const byTheHour = leastByTheHour(vehicle)
  const price = leastByTheNight(vehicle)
  const isByTheNight = vehicle.type === 'houseboats' || !byTheHour
  return isByTheNight && price !== undefined ? { price, nights: leastNights } : byTheHour
}

/** Orders vehicles by their price for one hour, lowest first, those without one last; equals by name. */
export const byHourPrice = (a: Vehicle, b: Vehicle): number =>
  hourPrice(a) - hourPrice(b) || a.name.localeCompare(b.name, 'en')

const hourPrice = (vehicle: Vehicle) => priceOf(vehicle, 1) ?? Number.MAX_SAFE_INTEGER

export type Description = { [part in keyof Vehicle['descriptionEN']]: { text: string; language: Language } }

/** What is said of a boat in a language, part by part; where nothing is, what is said in the other. */
export function describedIn(
  language: Language,
  { descriptionEN: en, descriptionDE: de }: Pick<Vehicle, 'descriptionEN' | 'descriptionDE'>,
): Description {
  const said = (part: keyof Vehicle['descriptionEN']) => {
    const spoken = (language === 'de' ? [de, en] : [en, de]).find((one) => one[part].trim() !== '')
    return { text: spoken?.[part] ?? '', language: spoken === de ? ('de' as const) : ('en' as const) }
  }
  return { general: said('general'), features: said('features'), technical: said('technical') }
}

/** What a picture shows, in a language or else in the other. `i` is its place, from 0. */
export const altIn = (language: Language, { alts, altsDE }: Pick<Vehicle, 'alts' | 'altsDE'>, i: number) =>
  (language === 'de' && altsDE[i]) || alts[i]

/** How many people some boats take together. */
export const roomIn = (vehicles: readonly Pick<Vehicle, 'passengers'>[]): number =>
  vehicles.reduce((sum, { passengers }) => sum + passengers, 0)
