import { lookup } from './lookup.ts'
import type { Currency } from './money.ts'

export type Language = 'en' | 'de'

/** Countries of the European Union, as forms name them. */
const union: ReadonlySet<string> = new Set([
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Cyprus',
  'Czechia',
  'Czech Republic',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Ireland',
  'Italy',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Poland',
  'Portugal',
  'Romania',
  'Slovakia',
  'Slovenia',
  'Spain',
  'Sweden',
])

const currencies: Readonly<Record<string, Currency>> = {
  Switzerland: 'CHF',
  'United Kingdom': 'GBP',
  'United States': 'USD',
  Canada: 'CAD',
  Australia: 'AUD',
}

const germanSpeaking: ReadonlySet<string> = new Set(['Germany', 'Austria', 'Switzerland'])

/** All that forms know. */
export const supportedCountries: readonly string[] = [
  ...union,
  'Switzerland',
  'United Kingdom',
  'United States',
  'Canada',
  'Australia',
]

export const isSupported = (country: string): boolean => supportedCountries.includes(country)

export const isInUnion = (country: string): boolean => union.has(country)

/** What is paid with in a country; euros where it has none of the currencies above. */
export const currencyOf = (country: string): Currency => lookup(currencies, country) ?? 'EUR'

/** What people in a country are written to in. */
export const languageOf = (country: string): Language => (germanSpeaking.has(country) ? 'de' : 'en')
