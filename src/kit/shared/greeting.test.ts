import { expect, test } from 'vitest'
import { greetingOf, salutationsOf } from './greeting.ts'

test('People are written to in German in Germany, Austria and Switzerland, and else in English.', () => {
  expect(salutationsOf('Switzerland')).toEqual(['Sehr geehrter', 'Sehr geehrte', 'Sehr geehrtes'])
  expect(salutationsOf('Canada')).toEqual(['Dear'])
})

test.each([
  ['', 'Anna Muster', 'de', 'Guten Tag Anna Muster'],
  ['', 'Anna Muster', 'en', 'Dear Anna Muster'],
  ['Sehr geehrte', 'Anna Muster', 'de', 'Sehr geehrte Anna Muster'],
  ['Sehr geehrter', '', 'de', 'Sehr geehrte Damen und Herren'],
  ['Guten Tag', ' ', 'de', 'Sehr geehrte Damen und Herren'],
  ['Dear', '', 'en', 'Dear Sir or Madam'],
  ['', '', 'en', 'Dear Sir or Madam'],
  ['Hallo zusammen', '', 'de', 'Hallo zusammen'],
] as const)('%j and the name %j make in %s: %s', (salutation, name, language, greeting) => {
  expect(greetingOf(salutation, name, language)).toBe(greeting)
})
