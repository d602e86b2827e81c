import { expect, test } from 'vitest'
import { bodyPresets, subjectOf, subjectPresets } from './presets.ts'

const day = '2026-11-21'

test('Customers are written to in German in Germany, Austria and Switzerland, and else in English.', () => {
  expect(subjectPresets('Austria', day)[0]).toBe('Monatliche Rechnung November 2026')
  expect(subjectPresets('Ireland', '2026-05-01')[0]).toBe('Monthly invoice May 2026')
  expect(bodyPresets('Germany')[0]).toContain('monatliche Rechnung für die Bereitstellung Ihrer Website')
  expect(bodyPresets('Cyprus')[0]).toContain('attached the monthly invoice for providing your website')
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
