import { expect, test } from 'vitest'
import { openOf } from '../../today/rules.ts'
import { changedWords, onSiteWords } from './change-words.ts'

test('The price of a change says what of it is paid on site: the rest is what Today and the till call open.', () => {
  const shown = { lines: [], on_site: [{ label: 'Cleaning fee', amount: 1500 }], whole: 7400, deposit: 0 }
  expect(onSiteWords(shown, false)).toBe('$15 of it on site')
  expect(onSiteWords(shown, true)).toBe('$15 of it taken at the check-out')
  expect(onSiteWords({ ...shown, on_site: [], whole: 5900 }, false)).toBeUndefined()
  const boats = [{ open_amount: 59, held: false }] as unknown as Parameters<typeof openOf>[0]['boats']
  expect(openOf({ boats })).toBe(shown.whole - 1500)
})

test('A booking that was moved to another day is told with that day.', () => {
  const done = { name: 'Mira Keller', vehicle_name: 'Eider', open: 0, hand_back: 0, is_told: false }
  const moved = { ...done, starts_at: '2026-06-04T15:00', ends_at: '2026-06-04T17:00' } as Parameters<
    typeof changedWords
  >[0]
  expect(changedWords(moved, 'money', '2026-06-04')).toBe('Mira Keller is changed: Eider, 3 pm to 5 pm.')
  expect(changedWords(moved, 'money', '2026-06-03')).toBe('Mira Keller is changed: Eider, Thu, 06/04/26, 3 pm to 5 pm.')
  const stay = { ...moved, ends_at: '2026-06-06T10:00' }
  expect(changedWords(stay, 'money', '2026-06-03')).toBe(
    'Mira Keller is changed: Eider, 06/04/26, 3 pm to 06/06/26, 10 am.',
  )
})
