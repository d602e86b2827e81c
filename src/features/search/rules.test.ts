import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayIn, fold, inOrder, isEnough, matching, wordsOf } from './rules.ts'

describe('what is compared', () => {
  test.each([
    ['Jürgen Müller', 'Juergen Mueller'],
    ['GÜNTHER', 'gunther'],
    ['Straße', 'strasse'],
    ['François', 'Francois'],
    ['Łukasz Ørsted', 'lukasz orsted'],
    ['Ju\u0308rgen', 'J\u00fcrgen'],
  ])('%s is %s', (one, other) => expect(fold(one)).toBe(fold(other)))

  test('does not change by being compared once more in another case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (said) => {
        expect(fold(said.normalize('NFC'))).toBe(fold(said.normalize('NFD')))
      }),
      { verbose: true },
    )
  })
})

describe('words', () => {
  test.each([
    ['Müller  Anna', ['muller', 'anna']],
    ['anna anna', ['anna']],
    ['0170 123 45 67', ['01234567']],
    ['+49 170 1234567', ['01234567']],
    ['0049 (170) 123-4567', ['01234567']],
    ['4567', ['4567']],
    ['034567', ['34567']],
    ['anna 1234567', ['anna', '1234567']],
    ['mira@web.example', ['mira@web.example']],
    ['100% sure_', ['100', 'sure_']],
    ['  ', []],
  ])('of %o are %o', (typed, words) => expect(wordsOf(typed)).toEqual(words))

  test('of a number are found in it however it is written, from its end', () => {
    const written = fc.tuple(
      fc.constantFrom('+49', '0049', '0'),
      fc.stringMatching(/^1[5-7]\d{8}$/),
      fc.constantFrom('', ' ', '-', '/'),
    )
    fc.assert(
      fc.property(written, written, ([start, number, gap], [otherStart]) => {
        const stored = `${otherStart}${number}`.replace(/\D/g, '')
        const typed = `${start}${gap}${number.slice(0, 3)}${gap}${number.slice(3)}`
        for (const word of wordsOf(typed)) expect(stored).toContain(word)
        expect(isEnough(wordsOf(typed))).toBe(true)
      }),
      { verbose: true },
    )
  })

  test('are five at most, and never empty', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const words = wordsOf(typed)
        expect(words.length).toBeLessThanOrEqual(5)
        expect(words).not.toContain('')
      }),
      { verbose: true },
    )
  })

  test('are enough with three letters in one of them', () => {
    expect([isEnough(['an']), isEnough(['an', 'mir']), isEnough([])]).toEqual([false, true, false])
  })
})

test('What is not over comes first by its time, then the latest that was, canceled ones last of each.', () => {
  const now = { day: '2026-06-03', hour: 12 }
  const at = (id: number, starts_at: string, ends_at: string, canceled = false) => ({
    id,
    starts_at,
    ends_at,
    canceled,
  })
  const bookings = [
    at(1, '2026-06-01T10:00', '2026-06-01T12:00'),
    at(2, '2026-06-04T10:00', '2026-06-04T12:00'),
    at(3, '2026-06-03T11:00', '2026-06-03T13:00'),
    at(4, '2026-06-02T10:00', '2026-06-02T12:00'),
    at(5, '2026-06-03T10:00', '2026-06-03T12:00'),
    at(6, '2026-06-03T12:00', '2026-06-03T14:00', true),
    at(7, '2026-06-04T10:00', '2026-06-04T12:00'),
  ]
  expect(inOrder(bookings, now).map(({ id }) => id)).toEqual([3, 2, 7, 6, 5, 4, 1])
  fc.assert(
    fc.property(fc.shuffledSubarray(bookings, { minLength: 7 }), (some) => {
      expect(inOrder(some, now)).toEqual(inOrder(bookings, now))
    }),
    { verbose: true },
  )
})

test('A day is known by its date or as it is said, in either language; without a year it is the nearest.', () => {
  const today = '2026-12-31'
  for (const [typed, day, rest] of [
    ['heute', '2026-12-31', ''],
    ['clara Morgen', '2027-01-01', 'clara'],
    ['yesterday clara', '2026-12-30', 'clara'],
    ['1.1.', '2027-01-01', ''],
    ['28.11. kanu', '2026-11-28', 'kanu'],
    ['29.2.2028', '2028-02-29', ''],
    ['29.02.', undefined, '29.02.'],
    ['31.11.26', undefined, '31.11.26'],
    ['2026-06-03 eider', '2026-06-03', 'eider'],
    ['0170.1234567', undefined, '0170.1234567'],
    ['constructor', undefined, 'constructor'],
    ['9999-12-31', '9999-12-31', ''],
  ])
    expect([typed, dayIn(String(typed), today)]).toEqual([typed, { day, rest }])
})

test('Screens are found by any part of their names, in any order, with umlauts or without.', () => {
  const screens = ['Cash Register', 'Cash position', 'Working Hours', 'Gesperrte Kunden', 'Übersicht'].map((label) => ({
    label,
  }))
  const names = (typed: string) => matching(screens, typed).map(({ label }) => label)
  expect(names('reg cash')).toEqual(['Cash Register'])
  expect(names('uebersicht')).toEqual(['Übersicht'])
  expect(names('kun')).toEqual(['Gesperrte Kunden'])
  expect(names('r')).toEqual(['Cash Register', 'Working Hours', 'Gesperrte Kunden', 'Übersicht'])
  expect(names(' ')).toEqual([])
})

test('Screens are found by words beside their names too, after those named so.', () => {
  const screens = [{ label: 'Accounting', terms: 'tax adviser, export, DATEV' }, { label: 'Exports of mails' }]
  const names = (typed: string) => matching(screens, typed).map(({ label }) => label)
  expect(names('export')).toEqual(['Exports of mails', 'Accounting'])
  expect(names('accounting datev')).toEqual(['Accounting'])
})
