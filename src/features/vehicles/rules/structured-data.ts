import { language, prefixOf } from '#kit/shared/language.ts'
import { rentalCurrency, toUnits } from '#kit/shared/money.ts'
import { ORIGIN } from '#kit/shared/origin.ts'
import type { Vehicle } from '../contract.ts'
import { describedIn, isLet, leastByTheHour, leastByTheNight, leastNights, startingAt } from '../rules.ts'
import { words } from '../words.ts'
import { isOnOffer } from './boat.ts'

/** Where a boat is seen and booked: addresses of pages, without the language. */
export type BoatAddresses = { page: string; byHours: string; byDays: string }

const absolute = (path: string) => ORIGIN + prefixOf(language()) + path

/** How schema.org names a length of time: codes of UN/CEFACT. */
const lasting = (value: number, unitCode: 'HUR' | 'DAY') => ({ '@type': 'QuantitativeValue', value, unitCode })

/** What a boat is let for, as schema.org has it: for the shortest time on offer, over hours and over days. */
function offersOf(boat: Vehicle, { byHours, byDays }: BoatAddresses) {
  const [hours, nights] = [leastByTheHour(boat), leastByTheNight(boat)]
  const offer = (url: string, cents: number, duration: object) => ({
    '@type': 'Offer',
    url: absolute(url),
    price: toUnits(cents).toFixed(2),
    priceCurrency: rentalCurrency(),
    availability: `https://schema.org/${isOnOffer(boat) ? 'InStock' : 'OutOfStock'}`,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    eligibleDuration: duration,
    seller: { '@id': `${absolute('/RentalRevolution')}#business` },
  })
  return [
    ...(hours && isLet(boat, 'hours') ? [offer(byHours, hours.price, lasting(hours.hours, 'HUR'))] : []),
    ...(nights === undefined ? [] : [offer(byDays, nights, lasting(leastNights, 'DAY'))]),
  ]
}

/** What search engines may know of a boat in their own words. Prices are whole ones. */
export function boatData(boat: Vehicle, addresses: BoatAddresses): object {
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
    offers: offersOf(boat, addresses),
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
