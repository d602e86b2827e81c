import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { propertyTypes } from '../rules.ts'
import { alts, locations, names } from '../words/de.ts'
import { properties } from './properties.ts'

const pictures = readdirSync('src/sites/real-estate/pictures')

const wordsIn = (text: string) => text.split(/\s+/).length

test('There are 24 properties, numbered as their addresses, three or four of each kind.', () => {
  expect(properties.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1))
  for (const kind of propertyTypes) {
    const count = properties.filter(({ type }) => type === kind).length
    expect([3, 4]).toContain(count)
  }
})

test.each(properties)('$name, $location, is described in both languages.', (property) => {
  const { name, nameDE, descriptionEN, descriptionDE } = property
  for (const text of [descriptionEN, descriptionDE]) {
    expect(wordsIn(text)).toBeGreaterThanOrEqual(60)
    expect(wordsIn(text)).toBeLessThanOrEqual(90)
    expect(text).toMatch(/^\p{Lu}.*\.$/u)
    expect(text).not.toMatch(/ {2}|"|'|\n/)
  }
  expect(nameDE).not.toBe('')
  expect(name.length).toBeLessThanOrEqual(40)
  // A text in the wrong place would be noticed by its small words.
  expect(descriptionEN).toMatch(/\b(the|and)\b/)
  expect(descriptionDE).toMatch(/\b(die|der|das|und)\b/)
})

test.each(properties)('$name costs about the same in both currencies, in round numbers.', ({ priceDE, priceEN }) => {
  expect(Number.isInteger(priceDE) && Number.isInteger(priceEN)).toBe(true)
  expect(priceDE / priceEN).toBeGreaterThan(0.91)
  expect(priceDE / priceEN).toBeLessThan(0.94)
  expect(priceDE % 1000).toBe(0)
  expect(priceEN % 1000).toBe(0)
})

test.each(properties)('$name has facts that fit its kind.', ({ type, facts: { rooms, area, plot, year } }) => {
  expect(rooms === undefined).toBe(type === 'industry')
  expect(area).toBeGreaterThan(20)
  if (type !== 'apartment') expect(plot).toBeGreaterThan(0)
  expect(year).toBeGreaterThan(1400)
  expect(year).toBeLessThanOrEqual(2026)
})

test.each(properties)('$name has its picture in all widths, and words for what is seen.', (property) => {
  const { picture, thumbnail, image, alt } = property
  for (const width of [320, 640, 1280]) expect(pictures).toContain(`${picture}-${width}.avif`)
  expect(pictures).toContain(thumbnail)
  expect(pictures).toContain(image)
  expect(alt.length).toBeGreaterThan(40)
  expect(alt.length).toBeLessThan(140)
})

test.each(Object.values(alts))('In German, too, it is said what is seen: %s', (alt) => {
  expect(alt.length).toBeGreaterThan(40)
  expect(alt.length).toBeLessThan(140)
})

test('In German no two properties share a name or a place either.', () => {
  for (const part of [names, locations, alts]) expect(new Set(Object.values(part)).size).toBe(24)
  for (const name of Object.values(names)) expect(name.length).toBeLessThanOrEqual(40)
})

test('No two properties share a name, a picture or a text.', () => {
  for (const part of [
    'name',
    'nameDE',
    'nameEN',
    'location',
    'picture',
    'alt',
    'descriptionEN',
    'descriptionDE',
  ] as const) {
    expect(new Set(properties.map((property) => property[part])).size).toBe(24)
  }
})
