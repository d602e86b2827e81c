import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { processorTime } from '#testing/processor-time.ts'
import { email, phone } from './fields.ts'

/** What a field makes of a value: `{ is }`, or the messages that are shown. */
function read(schema: z.ZodMiniType, value: unknown) {
  const result = z.safeParse(schema, value)
  return result.success ? { is: result.data } : result.error.issues.map(({ message }) => message)
}

describe('an email', () => {
  test.each([
    'anna@example.org',
    "o'neil+boats%1@mail.example.co",
    'A_B-c.d@EXAMPLE.org',
    'a@1-2.example.de',
    'jörg@müller.de',
    'test@xn--e1afmkfd.xn--p1ai',
    'почта@пример.рф',
  ])('may be %s', (text) => {
    expect(read(email(), text)).toEqual({ is: text })
  })

  test.each([
    'anna',
    '@example.org',
    'anna@example',
    'anna@example.o',
    '.anna@example.org',
    'anna.@example.org',
    'an..na@example.org',
    'anna@-example.org',
    'anna@example-.org',
    'anna@example..org',
    'anna@exa mple.org',
    'anna@example.org\nBcc: b@example.org',
    'anna,max@example.org',
    'anna@max@example.org',
    '<anna@example.org>',
    `${'a'.repeat(39)}@example.org`,
    '',
  ])('may not be %j', (text) => {
    expect(read(email(), text)).toEqual(['Please enter a valid email address'])
  })

  test('has at most 50 characters, or as many as told', () => {
    const long = `${'a'.repeat(38)}@example.org`
    expect(read(email(), long)).toEqual({ is: long })
    expect(read(email(49), long)).toHaveLength(1)
  })

  test('that is hostile and long is refused at once', async () => {
    const reading = await processorTime(() => {
      expect(read(email(), `a@${'a-'.repeat(100_000)}`)).toHaveLength(1)
      expect(read(email(100_000), `a@${'a.'.repeat(20_000)}`)).toHaveLength(1)
    })
    expect(reading).toBeLessThan(500)
  })
})

test.each([
  ['+49 171 2345678', { min: 4 }, '+491712345678'],
  [' 1234 ', { min: 4 }, '1234'],
  ['', {}, ''],
  ['1'.repeat(25), { min: 4 }, '1'.repeat(25)],
  ['1'.repeat(26), { min: 4 }, undefined],
  ['123', { min: 4 }, undefined],
  ['', { min: 4 }, undefined],
  ['+', {}, undefined],
  ['+', { min: 1 }, undefined],
  ['12+34', {}, undefined],
  ['0171/2345678', {}, '01712345678'],
  ['(0151) 23456', { min: 4 }, '015123456'],
  ['0151-23456', { min: 4 }, '015123456'],
  ['0151.23 456', { min: 4 }, '015123456'],
  ['+49 (0) 151 23456', { min: 4 }, '+4915123456'],
  ['(+49) (0) 151 23456', { min: 4 }, '+4915123456'],
  ['0151\u202f234\u2013567', { min: 4 }, '0151234567'],
  ['(0) 15', { min: 4 }, undefined],
  ['/', {}, undefined],
  ['0151 23456 ext', {}, undefined],
  ['٠١٢٣', {}, undefined],
  [491712345678, {}, undefined],
  [undefined, { min: 4 }, undefined],
])('the phone %j with %j is %j', (value, rules, is) => {
  expect(read(phone(rules), value)).toEqual(is === undefined ? ['Please enter a valid phone number'] : { is })
})
