import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clipClusters } from './clusters.ts'

test.each([
  'Nguyễn Thị Ánh Tuyết, viết bằng dấu rời: Nguyê\u0303n Thi\u0323',
  'कार्त्स्न्य और क्षत्रिय, हिन्दी में लिखा हुआ एक लंबा वाक्य',
  'น้ำที่นี่เย็นมากและพี่น้องทุกคนก็ชอบที่นี่',
  'བསྒྲུབས་བརྒྱུད་ཧྲཱིཾཿ',
  'ខ្ញុំស្រឡាញ់ស្ត្រីខ្មែរ မြန်မာစာ',
  'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים بِسْمِ ٱللّٰهِ',
  '👩🏽‍❤️‍💋‍👨🏿👨🏽‍👩🏽‍👧🏽‍👦🏽🏴󠁧󠁢󠁥󠁮󠁧󠁿🏳️‍🌈1️⃣🇩🇪🇫🇷🇩🇪🇫🇷🇩🇪🇫🇷🇩🇪🇫🇷',
  '한글과 일본어 日本語のとても長い文章、ｶﾞｷﾞｸﾞ',
  'H\u0301\u0300\u0302\u0303e\u0308\u0304l\u0327\u0323lo\u0361\u035c',
  'Stern & Söhne, 82319 Starnberg',
  '',
])('%s stays as it is', (text) => {
  expect(clipClusters(text)).toBe(text)
})

test.each([
  ['marks', '\u0301'],
  ['rings', '\u20dd'],
  ['vowels', '\u0e49'],
  ['skin tones', '\u{1f3fd}'],
  ['joined emoji', '\u200d👩'],
  ['joined syllables', '\u094dक'],
  ['parts of syllables', '\u1100'],
])('%s without end are clipped', (_, mark) => {
  const clipped = clipClusters(`a${mark.repeat(900)} b`)
  expect(Array.from(clipped).length).toBeLessThan(20)
  expect(clipped).toMatch(/^a.* b$/u)
})

test('signs that browsers join although they are not emoji to look at are clipped too', () => {
  expect(Array.from(clipClusters('©\u200d'.repeat(500))).length).toBeLessThan(20)
  expect(Array.from(clipClusters(`${'®\u200d'.repeat(500)} b`)).length).toBeLessThan(20)
})

test('only the letter itself is clipped, not what comes after it, however much that is', () => {
  const family = `👩${'\u200d👩'.repeat(6)}`
  const began = performance.now()
  expect(clipClusters(family + '👧'.repeat(20_000))).toMatch(/^👩(\u200d👩){5}(👧){20000}$/u)
  expect(performance.now() - began).toBeLessThan(5000)
})

const segments = (text: string) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
const pieces = fc.constantFrom(
  'a',
  ' ',
  '👩',
  '\u200d',
  '\u0301',
  '\u20dd',
  '\u{1f3fd}',
  '\u094d',
  'क',
  '\u1100',
  '\u1161',
  '©',
  '中',
  '\ufe0f',
)

test('no letter is longer afterwards, and it is clipped once for all', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(pieces, fc.constantFrom(1, 1, 1, 13)), { maxLength: 120 }), (all) => {
      const clipped = clipClusters(all.map(([piece, times]) => piece.repeat(times)).join(''))
      for (const segment of segments(clipped)) expect(Array.from(segment).length).toBeLessThanOrEqual(13)
      expect(clipClusters(clipped)).toBe(clipped)
    }),
  )
})
