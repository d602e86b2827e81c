import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amount, day, flag, fromJson, halfHourSteps, line, list, optional, paragraph, wholeNumber } from './fields.ts'

/** What a field makes of a value: `{ is }`, or the messages that are shown. */
function read(schema: z.ZodMiniType, value: unknown) {
  const result = z.safeParse(schema, value)
  return result.success ? { is: result.data } : result.error.issues.map(({ message }) => message)
}

const message = 'Wrong'
const wrong = [message]

describe('a line', () => {
  const name = line({ min: 3, max: 8, message, tooLong: 'Too long' })

  test.each([
    ['  Anna  ', { is: 'Anna' }],
    ['abc', { is: 'abc' }],
    ['abcdefgh', { is: 'abcdefgh' }],
    ['  abcdefgh  ', { is: 'abcdefgh' }],
    ['ab', wrong],
    [' ab ', wrong],
    ['', wrong],
    ['abcdefghi', ['Too long']],
    ['abc\ndef', wrong],
    ['abc\ndefg', wrong],
    ['abc\rdef', wrong],
    ['abc\u2028def', wrong],
    ['abc\u2029d', wrong],
    ['abc\u0000', wrong],
    ['abc\u001b', wrong],
    ['abc\u007f', wrong],
    ['\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000', ['Too long']],
    [undefined, wrong],
    [null, wrong],
    [12345, wrong],
    [['abc'], wrong],
  ])('reads %j', (value, result) => {
    expect(read(name, value)).toEqual(result)
  })

  test('must fit its pattern, and has one message when too long without another', () => {
    const digits = line({ max: 5, message, pattern: /^\d*$/ })
    expect([read(digits, '123'), read(digits, '12a'), read(digits, 'abcdef'), read(digits, '')]).toEqual([
      { is: '123' },
      wrong,
      wrong,
      { is: '' },
    ])
  })

  test('may be left out when optional', () => {
    expect(read(optional(name), undefined)).toEqual({ is: '' })
    expect(read(optional(name), 'Anna')).toEqual({ is: 'Anna' })
    expect(read(z.object({ name: optional(name) }), {})).toEqual({ is: { name: '' } })
  })
})

test('a paragraph has line breaks, each one character, and tabs but no other control characters', () => {
  const comment = paragraph({ max: 10, message })
  expect(read(comment, ' a\r\nb\r\nc\tc\r\nd\t ')).toEqual({ is: 'a\nb\nc\tc\nd' })
  expect(read(comment, 'one\u000btwo')).toEqual(wrong)
  expect(read(comment, 'elevenchars')).toEqual(wrong)
})

test.each([
  ['2', 2],
  [' 2 ', 2],
  [2, 2],
  ['0', 0],
  ['9', 9],
  ['10', undefined],
  ['-1', undefined],
  [2.5, undefined],
  ['2.5', undefined],
  ['2e0', undefined],
  ['0x2', undefined],
  ['', undefined],
  [' ', undefined],
  [null, undefined],
  [true, undefined],
  [Number.NaN, undefined],
  [[2], undefined],
  [undefined, undefined],
])('the whole number %j is %j', (value, is) => {
  expect(read(wholeNumber({ max: 9, message }), value)).toEqual(is === undefined ? wrong : { is })
})

test.each([
  ['9', 9],
  ['9.5', 9.5],
  ['9,5', 9.5],
  ['9.50', 9.5],
  [0, 0],
  [24, 24],
  [9.25, undefined],
  [9.500000000000002, undefined],
  ['9.3', undefined],
  [24.5, undefined],
  [-0.5, undefined],
  ['-1', undefined],
  ['', undefined],
  [null, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('in steps of half an hour %j is %j', (value, is) => {
  expect(read(halfHourSteps({ message }), value)).toEqual(is === undefined ? wrong : { is })
})

test('half-hour steps and whole numbers keep to their limits', () => {
  const shortest = halfHourSteps({ min: 0.5, max: 2, message })
  expect([0, 0.5, 2, 2.5].map((value) => z.safeParse(shortest, value).success)).toEqual([false, true, true, false])
  const persons = wholeNumber({ min: 1, max: 3, message })
  expect([0, 1, 3, 4].map((value) => z.safeParse(persons, value).success)).toEqual([false, true, true, false])
})

test.each([
  ['89.5', 89.5],
  ['89,50', 89.5],
  [89.5, 89.5],
  [0, 0],
  ['1234567', undefined],
  [0.005, undefined],
  ['1.005', undefined],
  [-1, undefined],
  ['-1', undefined],
  ['', undefined],
  [null, undefined],
  [Number.NaN, undefined],
])('the amount %j is %j', (value, is) => {
  expect(read(amount({ message }), value)).toEqual(is === undefined ? wrong : { is })
})

test('every amount of whole cents is one, as number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      expect(read(amount({ message }), cents / 100)).toEqual({ is: cents / 100 })
      expect(read(amount({ message }), (cents / 100).toFixed(2))).toEqual({ is: cents / 100 })
    }),
  )
})

test.each([
  [['true', 'on', '1', 'yes', true], { is: true }],
  [['false', '0', 'no', '', undefined, false], { is: false }],
  [['maybe', 'TRUE', 1, 0, null, [], {}], ['Please choose yes or no']],
])('the flags %j are %j', (values, result) => {
  for (const value of values) expect(read(flag(), value)).toEqual(result)
})

test('a flag that is left out of a form is false, a number is missing', () => {
  expect(read(z.object({ agreed: flag() }), {})).toEqual({ is: { agreed: false } })
  expect(read(z.object({ adults: wholeNumber({ max: 9, message }) }), {})).toEqual(wrong)
})

test.each(['2026-06-01', '2028-02-29', '2000-02-29', '2026-12-31', '1000-01-01', '9999-12-31'])(
  '%s is a day',
  (text) => {
    expect(read(day(), text)).toEqual({ is: text })
  },
)

test.each([
  '2027-02-29',
  '1900-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-06-32',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '0999-12-31',
  '26-06-01',
  '2026-6-1',
  '06/01/2026',
  '2026-06-01T00:00',
  ' 2026-06-01',
  '+012026-06-01',
  '',
  20260601,
  null,
  undefined,
])('%j is no day', (value) => {
  expect(read(day(), value)).toEqual(['Please select a valid date'])
})

test('a day is every day that exists and no other', () => {
  const part = (max: number) => fc.nat(max).map((n) => String(n).padStart(2, '0'))
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), part(14), part(33), (...parts) => {
      expect(z.safeParse(day(), parts.join('-')).success).toBe(isDate(parts.join('-')))
    }),
  )
})

function isDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}

test('a list is one value or several, and neither none nor too many', () => {
  const days = list(day(), { max: 2, message })
  expect(read(days, '2026-06-01')).toEqual({ is: ['2026-06-01'] })
  expect(read(days, ['2026-06-01', '2026-06-02'])).toEqual({ is: ['2026-06-01', '2026-06-02'] })
  expect([read(days, undefined), read(days, []), read(days, Array(3).fill('2026-06-01'))]).toEqual([
    wrong,
    wrong,
    wrong,
  ])
  expect(read(days, ['2026-06-01', 'x'])).toEqual(['Please select a valid date'])
})

test.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ['null', null],
  ['{"a":', '{"a":'],
  ['', ''],
  [{ a: 1 }, { a: 1 }],
  [undefined, undefined],
])('JSON in a form: %o stands for %o', (sent, meant) => {
  expect(fromJson(sent)).toEqual(meant)
})

test('what is stacked on one letter without end is clipped, and what people write is kept', () => {
  const schema = line({ min: 1, max: 50, message: 'Please enter a valid name' })
  expect(schema.parse(`Zalgo${'\u20dd'.repeat(44)}`)).toBe(`Zalgo${'\u20dd'.repeat(12)}`)
  expect(schema.parse('Nguye\u0302\u0303n 👨🏽‍👩🏽‍👧🏽‍👦🏽')).toBe('Nguye\u0302\u0303n 👨🏽‍👩🏽‍👧🏽‍👦🏽')
  expect(schema.safeParse(`a${'\u0301'.repeat(50)}`).success).toBe(false)
})
