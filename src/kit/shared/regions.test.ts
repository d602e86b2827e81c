import { expect, test } from 'vitest'
import { isSupported, supportedCountries } from './countries.ts'
import { formCountries, regionsOf } from './regions.ts'

test('States are offered for each country of the form, and every one of these is supported.', () => {
  const counts = Object.fromEntries(formCountries.map((country) => [country, new Set(regionsOf(country)).size]))
  expect(counts).toEqual({
    Germany: 16,
    Austria: 9,
    Switzerland: 26,
    Ireland: 26,
    Cyprus: 6,
    'United Kingdom': 4,
    'United States': 50,
    Canada: 13,
    Australia: 6,
  })
  expect(formCountries.every(isSupported)).toBe(true)
  expect(supportedCountries).toHaveLength(33)
  expect([regionsOf('France'), isSupported('Norway'), isSupported('constructor')]).toEqual([[], false, false])
})
