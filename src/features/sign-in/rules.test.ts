import fc from 'fast-check'
import { expect, test } from 'vitest'
import { password } from './contract.ts'
import { capitalised, passwordFrom, passwordLetters } from './rules.ts'

test.each([
  ['jonas', 'Jonas'],
  ['PIER', 'Pier'],
  ['anna-lena', 'Anna-lena'],
  ["O'NEIL", "O'neil"],
  ['ÖZGÜR', 'Özgür'],
  ['émile', 'Émile'],
  ['van DYK', 'Van dyk'],
  ['ßeta', 'ßeta'],
  ['𐐨𐐀', '𐐀𐐨'],
  ['', ''],
])('%s is written %s', (given, written) => {
  expect(capitalised(given)).toBe(written)
})

test('a name that was capitalised stays as it is, and one of plain letters keeps its length', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zÄÖÜäöüéèñ' -]{1,25}$/), (name) => {
      const once = capitalised(name)
      expect(capitalised(once)).toBe(once)
      expect(once).toHaveLength(name.length)
      expect(once.toLowerCase()).toBe(name.toLowerCase())
    }),
  )
})

test('any mailed password is one that the login takes, and tells 80 bits', () => {
  expect(new Set(passwordLetters).size).toBe(32)
  const numbers = fc.array(fc.nat(31), { minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(numbers, (random) => {
      const made = passwordFrom(random)
      expect(made).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
      expect(password.safeParse(made).success).toBe(true)
      expect([...made.replaceAll('-', '')].map((letter) => passwordLetters.indexOf(letter))).toEqual(random)
    }),
  )
})
