import { language, prefixOf } from '#kit/shared/language.ts'
import { type Cents, rentalCurrency, toUnits } from '#kit/shared/money.ts'
import { ORIGIN } from '#kit/shared/origin.ts'
import type { Offer, Vehicle } from '../contract.ts'
import {
  describedIn,
  isLet,
  leastByTheHour,
  leastByTheNight,
  leastNights,
  type PriceSpan,
  startingAt,
} from '../rules.ts'
import { words } from '../words.ts'
import { isOnOffer } from './boat.ts'

/** Where a boat is seen and booked: addresses of pages, without the language. */
export type BoatAddresses = { page: string; byHours: string; byDays: string }

const absolute = (path: string) => ORIGIN + prefixOf(language()) + path

/** How schema.org names a length of time: codes of UN/CEFACT. */
const lasting = (value: number, over: Offer) => ({ '@type': 'QuantitativeValue', value, unitCode: codes[over] })
const codes = { hours: 'HUR', days: 'DAY' }

/** What can be added to a booking, what its price is for, and in which ways to book. */
export type AddOn = { name: string; price: Cents; per: 'booking' | 'day' | 'hour' | 'person'; flows: readonly Offer[] }

/** What the price rules make of a boat, and what can be added. */
type Costs = { spans: readonly PriceSpan[]; addOns: readonly AddOn[] }

const amount = (cents: Cents) => toUnits(cents).toFixed(2)

/** Where rules make it depend on the day: from what to what. */
const rangeOf = ({ least, most }: PriceSpan) => ({
  '@type': 'PriceSpecification',
  minPrice: amount(least),
  maxPrice: amount(most),
  priceCurrency: rentalCurrency(),
})

const addOnOffer = ({ name, price, per }: AddOn) => ({
  '@type': 'Offer',
  name,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: amount(price),
    priceCurrency: rentalCurrency(),
    unitCode: { booking: 'C62', day: 'DAY', hour: 'HUR', person: 'IE' }[per],
  },
})

/** What a boat is let for, as schema.org has it: for the shortest time on offer, over hours and over days. */
function offersOf(boat: Vehicle, { byHours, byDays }: BoatAddresses, { spans, addOns }: Costs) {
  const [hours, nights] = [leastByTheHour(boat), leastByTheNight(boat)]
  const offer = (over: Offer, cents: Cents, length: number) => {
    const span = spans.find((one) => one.over === over && one.length === length)
    const along = addOns.filter(({ flows }) => flows.includes(over))
    return {
      '@type': 'Offer',
      url: absolute(over === 'hours' ? byHours : byDays),
      price: amount(cents),
      priceCurrency: rentalCurrency(),
      availability: `https://schema.org/${isOnOffer(boat) ? 'InStock' : 'OutOfStock'}`,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      eligibleDuration: lasting(length, over),
      seller: { '@id': `${absolute('/RentalRevolution')}#business` },
      ...(span && span.least < span.most && { priceSpecification: rangeOf(span) }),
      ...(along.length > 0 && { addOn: along.map(addOnOffer) }),
    }
  }
  return [
    ...(hours && isLet(boat, 'hours') ? [offer('hours', hours.price, hours.hours)] : []),
    ...(nights === undefined ? [] : [offer('days', nights, leastNights)]),
  ]
}

/** What search engines may know of a boat in their own words. Prices are whole ones. */
export function boatData(boat: Vehicle, addresses: BoatAddresses, costs: Costs): object {
  const { page } = addresses
  const pictures = [boat.path1, boat.path2, boat.path3, boat.path4, boat.path5, boat.path6]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${absolute(page)}#boat`,
    name: boat.name,
    description: describedIn(language(), boat).general.text,
    category: words.typeTitles[boat.type],
    url: absolute(page),
    image: pictures.flatMap((path) => (path === null ? [] : [ORIGIN + path])),
    additionalProperty: [{ '@type': 'PropertyValue', name: words.people, value: boat.passengers }],
    offers: offersOf(boat, addresses, costs),
  }
}

/** What is on offer in all: the least and the most that one pays for a boat, and how many there are. */
export function fleetData(fleet: readonly Vehicle[]): { priceRange: string; makesOffer: object } | undefined {
  const prices = fleet.filter(isOnOffer).flatMap((boat) => startingAt(boat)?.price ?? [])
  if (prices.length === 0) return undefined
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map((cents) => toUnits(cents).toFixed(2)) as [
    string,
    string,
  ]
  const currency = rentalCurrency()
  return {
    priceRange: low === high ? `${currency} ${low}` : `${currency} ${low}–${high}`,
    makesOffer: {
      '@type': 'AggregateOffer',
      url: absolute('/RentalRevolution/overview/all'),
      lowPrice: low,
      highPrice: high,
      priceCurrency: currency,
      offerCount: prices.length,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    },
  }
}
