import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foreignCountryOf, phoneKey } from './phone.ts'

test.each([
  ['+49 171 2345678', '491712345678'],
  ['0049 171 2345678', '491712345678'],
  ['0171 2345678', '491712345678'],
  ['0171/234-56-78', '491712345678'],
  ['+49 (0)171 2345678', '491712345678'],
  ['+49 0171 2345678', '491712345678'],
  ['491712345678', '491712345678'],
  ['1712345678', '491712345678'],
  ['＋４９ １７１ ２３４５６７８', '491712345678'],
  ['030 12345', '493012345'],
  ['+41 44 123 45 67', '41441234567'],
  ['+41 (0)44 123 45 67', '41441234567'],
  ['+39 06 1234567', '39061234567'],
  ['+999 0123', '9990123'],
  ['110', '49110'],
  ['000', ''],
  ['+', ''],
  ['', ''],
])('in Germany the phone %j is compared as %j', (phone, key) => {
  expect(phoneKey(phone, 'Germany')).toBe(key)
})

test.each([
  ['Italy', '06 1234567', '39061234567'],
  ['Austria', '0664 1234567', '436641234567'],
  ['Poland', '601 234 567', '48601234567'],
  ['Hungary', '06 1 234 5678', '3612345678'],
  ['United States', '(415) 555-0132', '14155550132'],
  ['United States', '1-415-555-0132', '14155550132'],
  ['United States', '011 49 171 2345678', '491712345678'],
  ['Australia', '0011 49 171 2345678', '491712345678'],
  ['Australia', '0412 345 678', '61412345678'],
  ['Atlantis', '0171 2345678', '01712345678'],
])('in %s the phone %j is compared as %j', (country, phone, key) => {
  expect(phoneKey(phone, country)).toBe(key)
})

const national = fc.stringMatching(/^[1-9]\d{5,9}$/)

test('a number is the same abroad and at home, with and without separators', () => {
  fc.assert(
    fc.property(national, fc.constantFrom(' ', '-', '/', '.', ' / '), fc.nat({ max: 6 }), (number, separator, at) => {
      const parted = number.slice(0, at) + separator + number.slice(at)
      const key = phoneKey(`0${number}`, 'Germany')
      for (const before of ['+49', '+49 ', '0049', '+49 (0)', '+49 0', '0', '(0)', ''])
        expect(phoneKey(before + parted, 'Germany')).toBe(key)
    }),
  )
})

test('other digits, another country, or a number that only ends alike is another number', () => {
  fc.assert(
    fc.property(national, national, fc.constantFrom('+41', '+43', '+33', '+48', '+1'), (number, other, code) => {
      const key = phoneKey(`0${number}`, 'Germany')
      fc.pre(number !== other)
      expect(phoneKey(`+49 ${other}`, 'Germany')).not.toBe(key)
      expect(phoneKey(code + number, 'Germany')).not.toBe(key)
      expect(phoneKey(`0${number.slice(1)}`, 'Germany')).not.toBe(key)
    }),
  )
})

test.each([
  ['+49 30 5550100', 'Ireland', 'Germany'],
  ['0049 30 5550100', 'Ireland', 'Germany'],
  ['0011 49 30 5550100', 'Australia', 'Germany'],
  ['+1 416 555 0100', 'Ireland', 'Canada or United States'],
  ['+52 55 5555 0100', 'Ireland', 'another country'],
  ['+1 416 555 0100', 'Canada', undefined],
  ['+353 91 555010', 'Ireland', undefined],
  ['091 555010', 'Ireland', undefined],
  ['+', 'Ireland', undefined],
  ['+49 30 5550100', '', undefined],
])('By its prefix %s is, in %j, a number of %s.', (phone, country, there) => {
  expect(foreignCountryOf(phone, country)).toBe(there)
})
