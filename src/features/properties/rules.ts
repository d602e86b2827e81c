import { formatExact, toCents } from '#kit/shared/money.ts'
import { words } from './words.ts'

/** Kinds of properties, in the order of the filter's buttons. */
export const propertyTypes = ['city', 'nature', 'coast', 'abroad', 'island', 'apartment', 'industry'] as const
export type PropertyType = (typeof propertyTypes)[number]

/** Texts are in English with prices in dollars, or in German with prices in euros. */
export type OfferLanguage = 'en' | 'de'

/** What a card of the catalog shows. Its texts are the words of the language that is spoken. */
export type Listing = {
  /** Its address: /PresentationPro/catalog/{id}. */
  id: number
  type: PropertyType
  location: string
  /** Where it is not Germany, as ISO 3166 has it. */
  country?: 'ES' | 'GR' | 'IT' | 'NO' | 'PT'
  /** What it is, in a few words. */
  name: string
  /** Whole euros. */
  priceDE: number
  /** Whole dollars. */
  priceEN: number
  facts: Facts
  /** Name of its pictures: `{picture}-640.avif`. */
  picture: PropertyPicture
  /** What is seen on them. */
  alt: string
}

export type Facts = {
  /** Halls have none to count. */
  rooms?: number
  /** Living area, of halls floor area, in square metres. */
  area: number
  /** Ground that belongs to it, in square metres. */
  plot?: number
  /** When it was built. */
  year: number
}

/** What is said of a property where it is shown large, in both languages. */
export type Texts = Readonly<Record<'nameDE' | 'nameEN' | 'descriptionDE' | 'descriptionEN', string>>

/** A property with all that is known of it; `thumbnail` and `image` are names of its smallest and largest picture. */
export type Property = Listing & Texts & { thumbnail: string; image: string }

export type PropertyPicture =
  | 'canal-house'
  | 'corner-house'
  | 'harbour-house'
  | 'white-terrace'
  | 'penthouse'
  | 'courtyard'
  | 'garden-flat'
  | 'timber-tower'
  | 'forest-cabin'
  | 'lake-house'
  | 'alpine-farmhouse'
  | 'heath-pavilion'
  | 'dune-house'
  | 'thatched-house'
  | 'cliff-house'
  | 'tuscan-villa'
  | 'patio-house'
  | 'fjord-cabin'
  | 'cycladic-house'
  | 'finca'
  | 'lighthouse'
  | 'brick-mill'
  | 'logistics-hall'
  | 'workshop'

export const catalogPath = '/PresentationPro/catalog'

/** The address of the catalog or, with an id, of a property in it; the filter stays in it. */
export const addressOf = (id?: number, filter?: PropertyType): string =>
  `${catalogPath}${id === undefined ? '' : `/${id}`}${filter ? `?type=${filter}` : ''}`

/** The filter that an address asks for (`?type=coast`); undefined is all, as is a kind that does not exist. */
export function filterOf(search: string): PropertyType | undefined {
  const asked = new URLSearchParams(search).get('type')
  return propertyTypes.find((type) => type === asked)
}

export const filtered = <L extends Pick<Listing, 'type'>>(listings: readonly L[], filter: PropertyType | undefined) =>
  filter ? listings.filter(({ type }) => type === filter) : listings

/** `$1,390,000`, or `1.290.000 €` in German. */
export const priceOf = ({ priceDE, priceEN }: Pick<Listing, 'priceDE' | 'priceEN'>, language: OfferLanguage): string =>
  (language === 'en' ? formatExact(toCents(priceEN), 'USD', 'en') : formatExact(toCents(priceDE), 'EUR', 'de'))
    .replace(/[.,]00\b/, '')
    .replace(' ', '\u00a0')

/** Square feet of square metres, rounded. */
export const squareFeet = (squareMetres: number): number => Math.round(squareMetres / 0.09290304)

const grouped = (amount: number, language: OfferLanguage) =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '.')

/** `8,600 m²`, with the thousands set apart as the language does. */
export const metresOf = (area: number, language: OfferLanguage): string => `${grouped(area, language)}\u00a0m²`

/** `236 m² / 2,540 sq ft`, in German `236 m²`. */
export const areaOf = (area: number, language: OfferLanguage): string =>
  language === 'de'
    ? metresOf(area, 'de')
    : `${metresOf(area, 'en')} / ${grouped(squareFeet(area), 'en')}\u00a0sq\u00a0ft`

/** `3 properties`, for who cannot see how many are left. */
export const countInWords = (count: number): string => words.counted(count)

/** How much room a card has in its row of the catalog. */
export type Span = 'feature' | 'lead' | 'side' | 'opener' | 'third'

const rows: Readonly<Record<'wideFirst' | 'three' | 'wideLast' | 'alone', readonly Span[]>> = {
  wideFirst: ['lead', 'side'],
  three: ['opener', 'third', 'third'],
  wideLast: ['side', 'lead'],
  alone: ['feature'],
}
const rhythm = [rows.wideFirst, rows.three, rows.wideLast, rows.alone]

/** Spans for so many cards, row by row, none of which is left half empty. Three open with the largest. */
export function spansFor(count: number): Span[] {
  if (count === 3) return [...rows.alone, ...rows.wideLast]
  if (count === 4) return [...rows.wideFirst, ...rows.wideLast]
  const spans: Span[] = []
  for (let row = 0; spans.length < count; row++) {
    const left = count - spans.length
    const next = rhythm[row % rhythm.length] ?? rows.alone
    spans.push(...(next.length <= left ? next : left === 2 ? rows.wideLast : rows.alone))
  }
  return spans
}

const picked = [10, 1, 16, 14, 21, 6, 24, 19]

/** What the start page shows of all: one of each kind, and one more to fill the rows. */
export const picks = <L extends Pick<Listing, 'id'>>(listings: readonly L[]): L[] =>
  picked.flatMap((id) => listings.filter((listing) => listing.id === id))
