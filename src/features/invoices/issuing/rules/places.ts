import { lookup } from '#kit/shared/lookup.ts'

/** Where parties are, as machines read it: codes of countries, and postcode and city apart from each other. */

const codes: Readonly<Record<string, string>> = {
  Austria: 'AT',
  Belgium: 'BE',
  Bulgaria: 'BG',
  Croatia: 'HR',
  Cyprus: 'CY',
  Czechia: 'CZ',
  'Czech Republic': 'CZ',
  Denmark: 'DK',
  Estonia: 'EE',
  Finland: 'FI',
  France: 'FR',
  Germany: 'DE',
  Greece: 'GR',
  Hungary: 'HU',
  Ireland: 'IE',
  Italy: 'IT',
  Latvia: 'LV',
  Lithuania: 'LT',
  Luxembourg: 'LU',
  Malta: 'MT',
  Netherlands: 'NL',
  Poland: 'PL',
  Portugal: 'PT',
  Romania: 'RO',
  Slovakia: 'SK',
  Slovenia: 'SI',
  Spain: 'ES',
  Sweden: 'SE',
  Switzerland: 'CH',
  'United Kingdom': 'GB',
  'United States': 'US',
  Canada: 'CA',
  Australia: 'AU',
}

/** ISO 3166-1 alpha-2 of a country as the customer form names it; undefined of any other. */
export const countryCodeOf = (country: string): string | undefined => lookup(codes, country)

const letters: Readonly<Record<string, RegExp>> = {
  GB: /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i,
  IE: /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[A-Z\d]{4}\b/i,
  CA: /\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/i,
  NL: /\b\d{4} ?[A-Z]{2}\b/,
  MT: /\b[A-Z]{3} ?\d{4}\b/i,
}

/** In front of the city or behind it, with the letters that some countries write before it. */
const digits = /(?:^(?:[A-Z]{1,3}-)?\d(?:[\d-]| (?=\d)){2,8}(?=\s)|(?<=\s)(?:[A-Z]{2,3} )?\d(?:[\d-]| (?=\d)){2,9}$)/

/** `18055 Rostock`, `London SW1A 1AA`, `Austin, TX 78701`; without a postcode that is recognised, all of it is the city. */
export function placeOf(zipCodeAndCity: string, country: string): { zip?: string; city: string } {
  const text = zipCodeAndCity.replace(/\s+/g, ' ').trim()
  const pattern = letters[lookup(codes, country) ?? ''] ?? digits
  const [zip] = pattern.exec(text) ?? []
  if (zip === undefined) return { city: text }
  const city = text
    .replace(zip, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
  return city === '' ? { city: text } : { zip, city }
}

/** What to ask beside the field of an address that can be printed, but looks wrong; undefined where it does not. */
export function placeHint(zipCodeAndCity: string, country: string): string | undefined {
  const { zip, city } = placeOf(zipCodeAndCity, country)
  if (city === '') return undefined
  const [, prefix] = /^(FL|LI|CH|A|D)-/.exec(zip ?? '') ?? []
  if (prefix && !countryCodeOf(country)?.startsWith(prefix)) return `Is ${prefix}- in ${country}?`
  return zip === undefined ? 'Is the ZIP code missing?' : undefined
}
