import { expect, test } from 'vitest'
import { isSupported, supportedCountries } from '../content/countries.ts'
import { formCountries, regionsOf } from '../content/regions.ts'
import { bodyHtml, bodyPresets, greetingOf, salutationsOf, saysSomething, subjectOf, subjectPresets } from './texts.ts'

const day = '2026-11-21'

test('Customers are written to in German in Germany, Austria and Switzerland, and else in English.', () => {
  expect(salutationsOf('Switzerland')).toEqual(['Sehr geehrter', 'Sehr geehrte', 'Sehr geehrtes'])
  expect(salutationsOf('Canada')).toEqual(['Dear'])
  expect(subjectPresets('Austria', day)[0]).toBe('Monatliche Rechnung November 2026')
  expect(subjectPresets('Ireland', '2026-05-01')[0]).toBe('Monthly invoice May 2026')
  expect(bodyPresets('Germany')[0]).toContain('monatliche Rechnung für die Bereitstellung Ihrer Website')
  expect(bodyPresets('Cyprus')[0]).toContain('attached the monthly invoice for providing your website')
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

test.each([
  ['Monatliche Rechnung Oktober 2026', 'Monatliche Rechnung November 2026'],
  ['Monatliche Rechnung März 2025', 'Monatliche Rechnung November 2026'],
  ['Monatliche Rechnung', 'Monatliche Rechnung November 2026'],
  ['Your invoice for May 2026', 'Your invoice for November 2026'],
  ['Invoice for the new shop October 2026', 'Invoice for the new shop October 2026'],
  ['', ''],
])('the subject %j is of its month: %j', (subject, now) => {
  expect(subjectOf(subject, day)).toBe(now)
})

test.each([
  ['Hello\nthere\n\nBye', '<p>Hello<br>there</p><p>Bye</p>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ['Tom &amp; Jerry', '<p>Tom &amp; Jerry</p>'],
  ['<p>As it is</p>\n', '<p>As it is</p>'],
  ['   ', ''],
])('the text %j becomes %j', (text, html) => {
  expect(bodyHtml(text)).toBe(html)
})

test.each([
  ['<p>&nbsp;</p><br>', false],
  ['', false],
  ['<p>x</p>', true],
])('%j says something: %s', (html, says) => {
  expect(saysSomething(html)).toBe(says)
})

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
