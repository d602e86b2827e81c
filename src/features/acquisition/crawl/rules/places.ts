import { type LookupState, lookupStateOf, type PlaceLanguage } from '../content/places-states.ts'

/** What a places lookup is asked for the businesses of a state, and how its answers are read. */

export type Provider = 'google' | 'overpass'

export type Question = {
  /** What is looked for, as an entry keeps it: `Bootsverleih Bayern, Deutschland`. */
  term: string
  language: PlaceLanguage
  /** ISO 3166-1: `DE`. */
  region: string
  /** Overpass: what an element must be, and in which area. */
  filters: readonly string[]
  area: { code: string; name: string }
}

/** A business as a lookup knows it; empty where it does not. */
export type FoundPlace = { place: string; business: string; website: string; email: string; phone: string }

/** What is rented out, in the words people look for it. */
const terms: Readonly<Record<PlaceLanguage, readonly string[]>> = {
  de: [
    ...['Bootsverleih', 'Bootsvermietung', 'Motorboot mieten', 'Kanuverleih', 'Kajakverleih', 'SUP-Verleih'],
    ...['Tretbootverleih', 'Segelboot mieten', 'Hausboot mieten', 'Yachtcharter', 'Wassersport Verleih'],
  ],
  en: [
    ...['boat rental', 'motor boat rental', 'pontoon boat rental', 'canoe rental', 'kayak rental'],
    ...[
      'paddle board rental',
      'pedal boat rental',
      'sailboat rental',
      'houseboat rental',
      'yacht charter',
      'jet ski rental',
    ],
  ],
  fr: [
    ...['location de bateaux', 'location de bateaux à moteur', 'location de canoës', 'location de kayaks'],
    ...['location de paddle', 'location de pédalos', 'location de voiliers', 'location de yachts'],
  ],
  it: ['noleggio barche', 'noleggio barche a motore', 'noleggio canoe e kayak', 'noleggio pedalò', 'noleggio yacht'],
}

/** How many of them are asked in languages other than the first. */
const inSecondLanguage = 4

/** Where things are hired rather than rented. */
const hiring: ReadonlySet<string> = new Set(['GB', 'IE', 'AU', 'CY'])
const british = ['narrowboat hire', 'sailing boat hire'] as const

function termsFor(language: PlaceLanguage, country: string): readonly string[] {
  if (language !== 'en' || !hiring.has(country)) return terms[language]
  return [...terms.en.map((term) => term.replace(' rental', ' hire')), ...(country === 'GB' ? british : [])]
}

/** How names say it, for what the map knows otherwise: part of a regular expression of Overpass. */
const inNames: Readonly<Record<PlaceLanguage, string>> = {
  de: '(boots?|kanu|kajak|sup|tretboot|segelboot|motorboot|hausboot|floß)[ -]?(verleih|vermietung)|yacht-?charter|bootscharter|kanustation',
  en: '(boat|canoe|kayak|paddle ?board|pontoon|yacht|narrowboat|jet ?ski)s? (rental|hire|charter)s?|boat hire|boat rental',
  fr: 'location (de |d.)?(bateau|cano|kayak|paddle|pédalo|voilier|yacht)',
  it: 'noleggio (di )?(barc|gommon|cano|kayak|pedal|yacht)',
}

const mapped: readonly (readonly [term: string, filters: readonly string[]])[] = [
  ['amenity=boat_rental', ['["amenity"="boat_rental"]', '["shop"="boat_rental"]', '["amenity"="boat_sharing"]']],
  [
    'rental=boat',
    [
      '["rental"~"boat|canoe|kayak|yacht|pedalo|sup",i]',
      '["shop"~"^(boat|water_sports)$"]["rental"~"yes|only"]',
      '["shop"="rental"]["boat"]',
      '["office"~"yacht_charter|boat_rental"]',
      '["canoe_rental"="yes"]',
      '["kayak_rental"="yes"]',
    ],
  ],
]

/** Keys without which a name alone would be looked for among everything there is. */
const tradeKeys = ['shop', 'office', 'tourism', 'leisure', 'club', 'sport', 'craft'] as const

/** Undefined where no queries are set up. In the order in which they are asked; the same every time. */
export function questionsFor(provider: Provider, country: string, state: string): Question[] | undefined {
  const lookup = lookupStateOf(country, state)
  if (!lookup) return undefined
  return provider === 'google' ? googleQuestions(lookup) : overpassQuestions(lookup)
}

const googleQuestions = ({ country, code, names }: LookupState): Question[] =>
  names.flatMap(({ language, state, country: countryName }, index) =>
    termsFor(language, country)
      .slice(0, index === 0 ? undefined : inSecondLanguage)
      .map((term) => ({
        term: `${term} ${state}, ${countryName}`,
        language,
        region: country,
        filters: [],
        area: { code, name: state },
      })),
  )

function overpassQuestions({ country, code, names }: LookupState): Question[] {
  const [{ language, state } = { language: 'en' as const, state: '' }] = names
  const about = { language, region: country, area: { code, name: state } }
  const called = names.map((name) => inNames[name.language]).join('|')
  return [
    ...mapped.map(([term, filters]) => ({ ...about, term: `${term} ${state}`, filters })),
    { ...about, term: `name ${state}`, filters: tradeKeys.map((key) => `["${key}"]["name"~"${called}",i]`) },
  ]
}

/** The body of Google Places API (New), `places:searchText`: https://developers.google.com/maps/documentation/places/web-service/text-search */
export const googleBody = ({ term, language, region }: Question, pageToken: string) => ({
  textQuery: term,
  languageCode: language,
  regionCode: region,
  pageSize: 20,
  ...(pageToken !== '' && { pageToken }),
})

export const googleFields = [
  ...['id', 'displayName', 'websiteUri', 'internationalPhoneNumber', 'nationalPhoneNumber', 'businessStatus'],
  'addressComponents',
]
  .map((field) => `places.${field}`)
  .concat('nextPageToken')
  .join(',')

/**
 * The question in Overpass QL: https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL. The area comes first in the
 * answer, so that one that is unknown is told from an empty one; it is then asked for by name.
 */
export function overpassQuery({ filters, area }: Question, by: 'code' | 'name'): string {
  const found =
    by === 'code'
      ? `area["ISO3166-2"="${area.code}"]`
      : `area["boundary"="administrative"]["admin_level"~"^[4-6]$"]["name"="${area.name}"]`
  const parts = filters.map((filter) => `nwr${filter}(area.here);`).join('')
  return `[out:json][timeout:120];${found}->.here;.here out ids;(${parts});out tags 2000;`
}
