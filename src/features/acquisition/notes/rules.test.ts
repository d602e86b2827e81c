import { expect, test } from 'vitest'
import { asksForCall, nextWorkday } from './rules.ts'

test.each([
  'Rufen Sie bitte an.',
  'Das klingt gut.\nRufen Sie mich gerne nächste Woche an, am besten vormittags!',
  'Bitte um Rückruf unter 0351 123.',
  'Können Sie mich bitte anrufen?',
  'Please call me on Monday.',
  'Interesting. Could you give us a call?',
  'Please don’t send a contract yet. Call us first.',
])('Asks for a call: %s', (words) => {
  expect(asksForCall(words)).toBe(true)
})

test.each([
  'Bitte rufen Sie nicht an.',
  'Rufen Sie uns bitte nicht mehr an',
  'Please do not call us.',
  'Never call me again',
  'We call it a rental.',
  'Schreiben Sie uns bitte.',
  '',
])('Asks for none: %s', (words) => {
  expect(asksForCall(words)).toBe(false)
})

test('The next day on which one works.', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
  expect(days.map(nextWorkday)).toEqual(['2026-11-27', '2026-11-30', '2026-11-30', '2026-11-30'])
})
