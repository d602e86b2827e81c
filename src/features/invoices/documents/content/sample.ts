import { languageOf } from '#kit/shared/countries.ts'
import type { Day } from '#kit/shared/day.ts'
import { lookup } from '#kit/shared/lookup.ts'
import { freeze, type Paper, type Seller } from '../../issuing/rules/freeze.ts'
import type { Refusal } from '../../issuing/rules/refusals.ts'

type Sample = { business: string; streetAndNumber: string; zipCodeAndCity: string; vatId?: string; vatRate?: number }

/** Customers that do not exist, one of each kind of invoice. */
const samples: Readonly<Record<string, Sample>> = {
  Germany: {
    business: 'Bootsverleih Morgenrot',
    streetAndNumber: 'Kietzstraße 9',
    zipCodeAndCity: '17192 Waren',
    vatRate: 1900,
  },
  Austria: {
    business: 'Segelschule Wellenreich',
    streetAndNumber: 'Seegelände 3',
    zipCodeAndCity: '7100 Neusiedl am See',
    vatId: 'ATU12345675',
  },
  Switzerland: { business: 'Zürisee Boote AG', streetAndNumber: 'Seestrasse 12', zipCodeAndCity: '8002 Zürich' },
  Ireland: {
    business: 'Corrib Cruises',
    streetAndNumber: '4 Quay Street',
    zipCodeAndCity: 'Galway H91 E1K2',
    vatId: 'IE6388047V',
  },
  Cyprus: {
    business: 'Aphrodite Boats',
    streetAndNumber: 'Poseidonos 5',
    zipCodeAndCity: '8042 Paphos',
    vatRate: 1900,
  },
  'United Kingdom': {
    business: 'Thames Punting Ltd',
    streetAndNumber: '12 River Row',
    zipCodeAndCity: 'Oxford OX1 4AL',
  },
  'United States': {
    business: 'Lakeview Rentals LLC',
    streetAndNumber: '500 Lake Austin Blvd',
    zipCodeAndCity: 'Austin, TX 78703',
  },
  Canada: {
    business: 'Kawartha Houseboats',
    streetAndNumber: '22 Lock Street',
    zipCodeAndCity: 'Bobcaygeon, ON K0M 1A0',
  },
  Australia: { business: 'Murray River Hire', streetAndNumber: '7 Wharf Road', zipCodeAndCity: 'Echuca VIC 3564' },
}

/** Countries that a sample can be shown for. */
export const sampleCountries: readonly string[] = Object.keys(samples)

/** An invoice to a country as it would look today, or why none can be issued; undefined where there is no sample of it. */
export function sampleOf(country: string, seller: Seller, today: Day): Paper | Refusal | undefined {
  const sample = lookup(samples, country)
  if (!sample) return undefined
  const customer = {
    ...{ id: 0, name: 'Wiebke Harms', additional: '', email: '', website: '', vatId: '', vatRate: 0, leitwegId: '' },
    ...sample,
    country,
  }
  const german = languageOf(country) === 'de'
  const items = [
    { item: german ? 'Hosting und Pflege der Website' : 'Website hosting and care', price: 10_000 },
    ...(country === 'Switzerland'
      ? []
      : [{ item: german ? 'Domain und Postfächer' : 'Domain and mailboxes', price: 1390 }]),
  ]
  const frozen = freeze({ customer, seller, items, issuedOn: today })
  return typeof frozen === 'string' ? frozen : { ...frozen, reference: `${today.slice(0, 4)}-0042` }
}
