import { expect, test } from 'vitest'
import { openOf } from '../../today/rules.ts'
import { onSiteWords } from './change-words.ts'

test('The price of a change says what of it is paid on site: the rest is what Today and the till call open.', () => {
  const shown = { lines: [], on_site: [{ label: 'Cleaning fee', amount: 1500 }], whole: 7400, deposit: 0 }
  expect(onSiteWords(shown, false)).toBe('$15 of it on site')
  expect(onSiteWords(shown, true)).toBe('$15 of it taken at the check-out')
  expect(onSiteWords({ ...shown, on_site: [], whole: 5900 }, false)).toBeUndefined()
  const boats = [{ open_amount: 59, held: false }] as unknown as Parameters<typeof openOf>[0]['boats']
  expect(openOf({ boats })).toBe(shown.whole - 1500)
})
