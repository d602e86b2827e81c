import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listings } from './content/listings.ts'
import {
  addressOf,
  areaOf,
  countInWords,
  filtered,
  filterOf,
  metresOf,
  picks,
  priceOf,
  propertyTypes,
  type Span,
  spansFor,
  squareFeet,
} from './rules.ts'
import * as de from './words/de.ts'
import * as en from './words/en.ts'

const languages = ['en', 'de'] as const

test('An address says which kind is shown and which property is open.', () => {
  expect(addressOf()).toBe('/PresentationPro/catalog')
  expect(addressOf(7)).toBe('/PresentationPro/catalog/7')
  expect(addressOf(undefined, 'coast')).toBe('/PresentationPro/catalog?type=coast')
  expect(addressOf(13, 'coast')).toBe('/PresentationPro/catalog/13?type=coast')
})

test('The filter of an address is read back, and anything else is all.', () => {
  for (const type of propertyTypes) expect(filterOf(new URL(addressOf(3, type), 'http://x').search)).toBe(type)
  for (const search of ['', '?', '?type=', '?type=all', '?type=Coast', '?kind=coast', '?type=castle&type=coast']) {
    expect(filterOf(search)).toBeUndefined()
  }
  fc.assert(
    fc.property(fc.string(), (asked) => {
      const isKnown = (propertyTypes as readonly string[]).includes(asked)
      expect(filterOf(`?${new URLSearchParams({ type: asked })}`)).toBe(isKnown ? asked : undefined)
    }),
  )
})

test('Each property is shown by exactly one filter, in the order of all.', () => {
  expect(filtered(listings, undefined)).toEqual(listings)
  expect(propertyTypes.flatMap((type) => filtered(listings, type)).toSorted((one, other) => one.id - other.id)).toEqual(
    listings.toSorted((one, other) => one.id - other.id),
  )
  for (const type of propertyTypes) {
    const shown = filtered(listings, type)
    expect(shown).toEqual(listings.filter((listing) => shown.includes(listing)))
  }
})

test('Prices are dollars in English and euros in German, as each language writes them.', () => {
  const price = { priceEN: 1_390_000, priceDE: 1_290_000 }
  expect(priceOf(price, 'en')).toBe('$1,390,000')
  expect(priceOf(price, 'de')).toBe('1.290.000\u00a0€')
  expect(priceOf({ priceEN: 950, priceDE: 900 }, 'de')).toBe('900\u00a0€')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000_000 }), (amount) => {
      for (const language of languages) {
        const printed = priceOf({ priceEN: amount, priceDE: amount }, language)
        expect(Number(printed.replaceAll(/\D/g, ''))).toBe(amount)
        expect(printed).toMatch(language === 'en' ? /^\$\d{1,3}(,\d{3})*$/ : /^\d{1,3}(\.\d{3})*\u00a0€$/)
      }
    }),
  )
})

test('Areas are square metres, and in English square feet as well.', () => {
  expect(squareFeet(100)).toBe(1076)
  expect(areaOf(236, 'en')).toBe('236\u00a0m² / 2,540\u00a0sq\u00a0ft')
  expect(areaOf(12_400, 'de')).toBe('12.400\u00a0m²')
  expect(metresOf(12_400, 'en')).toBe('12,400\u00a0m²')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (area) => {
      expect(Math.abs(squareFeet(area) * 0.09290304 - area)).toBeLessThan(0.05)
    }),
  )
})

test('A count is said in words.', () => {
  expect(countInWords(24)).toBe('24 properties')
  expect(countInWords(1)).toBe('1 property')
})

/** Columns of twelve that a card takes on a desk. */
const columns: Readonly<Record<Span, number>> = { feature: 12, lead: 7, side: 5, opener: 4, third: 4 }

test('Cards fill their rows, however many there are.', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), (count) => {
      const spans = spansFor(count)
      expect(spans).toHaveLength(count)
      let filled = 0
      for (const span of spans) {
        filled += columns[span]
        expect(filled).toBeLessThanOrEqual(12)
        if (filled === 12) filled = 0
      }
      expect(filled).toBe(0)
    }),
  )
  expect(spansFor(3)).toEqual(['feature', 'side', 'lead'])
  expect(spansFor(8)).toEqual(['lead', 'side', 'opener', 'third', 'third', 'side', 'lead', 'feature'])
})

test('The start page shows eight properties of all kinds.', () => {
  const shown = picks(listings)
  expect(new Set(shown).size).toBe(8)
  expect(new Set(shown.map(({ type }) => type)).size).toBe(propertyTypes.length)
})

test('Each kind has a name of its own in both languages.', () => {
  for (const { typeNames } of [en, de]) expect(new Set(Object.values(typeNames)).size).toBe(propertyTypes.length)
})
