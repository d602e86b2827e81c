import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amount, inCents, maybe, money, moneyField } from './fields.ts'
import { formatPlain } from './money.ts'
import { fromWire, toWire } from './wire.ts'

const message = 'Wrong'
const answered = z.object({
  name: z.string(),
  price: money,
  back: z.nullable(money),
  count: z.number(),
  lines: z.array(z.object({ label: z.string(), amount: z.optional(money) })),
  end: z.union([z.object({ kind: z.literal('open') }), z.object({ kind: z.literal('paid'), paid: z.array(money) })]),
})
const sent = z.object({
  litres: amount({ message }),
  price: moneyField({ message }),
  less: maybe(moneyField({ message }).check(z.refine((value) => value > 0))),
  voucher: z._default(moneyField({ message }), 0),
  back: z.number().check(inCents),
  lines: z.nullable(z.array(z.object({ amount: z.number().check(z.positive(), inCents) }))),
})

const some = fc.integer({ min: 0, max: 99_999_999 })
const cents = fc.integer({ min: -99_999_999, max: 99_999_999 })
const answers = fc.record({
  name: fc.string(),
  price: cents,
  back: fc.option(cents),
  count: fc.integer(),
  lines: fc.array(fc.oneof(fc.record({ label: fc.string(), amount: cents }), fc.record({ label: fc.string() }))),
  end: fc.oneof(fc.constant({ kind: 'open' }), fc.record({ kind: fc.constant('paid'), paid: fc.array(cents) })),
})
const forms = fc.record({
  litres: some.map((hundredths) => hundredths / 100),
  price: some,
  less: fc.option(fc.integer({ min: 1, max: 99_999_999 }), { nil: undefined }),
  voucher: some,
  back: cents,
  lines: fc.option(fc.array(fc.record({ amount: fc.integer({ min: 1, max: 99_999_999 }) }))),
})

/** What fails names its seed. */
const always = <T>(of: fc.Arbitrary<T>, holds: (one: T) => void) => fc.assert(fc.property(of, holds), { numRuns: 500 })

test('An answer arrives with the cents it left with, and is on its way what a price list says.', () =>
  always(answers, (answer) => {
    const text = JSON.stringify(toWire(answered, answer))
    expect(fromWire(answered, JSON.parse(text))).toEqual(answer)
    const { price, count, name } = JSON.parse(text) as typeof answer
    expect([price, count, name]).toEqual([Number(formatPlain(answer.price)), answer.count, answer.name])
    expect(answered.safeParse(answer).success).toBe(true)
  }))

test('A form arrives with the cents it left with, as JSON and as text.', () =>
  always(forms, (form) => {
    const way = toWire(sent, form)
    expect(sent.parse(JSON.parse(JSON.stringify(way)))).toEqual(JSON.parse(JSON.stringify(form)))
    expect(sent.parse({ ...way, price: String(way.price), voucher: formatPlain(form.voucher) })).toEqual(form)
  }))

test('What was read is sent on as it came, so that a repetition is known again.', () =>
  always(forms, (form) => {
    const way = toWire(sent, form)
    expect(JSON.stringify(toWire(sent, sent.parse(way)))).toBe(JSON.stringify(way))
  }))

test('Nothing but money is touched, and no value that was given.', () => {
  const answer = { price: 8950, extra: 8950, lines: [{ label: '8950', amount: 5 }], end: { kind: 'paid', paid: [-1] } }
  const kept = structuredClone(answer)
  expect(toWire(answered, answer)).toEqual({
    ...{ price: 89.5, extra: 8950, lines: [{ label: '8950', amount: 0.05 }] },
    end: { kind: 'paid', paid: [-0.01] },
  })
  expect(answer).toEqual(kept)
  expect(Object.keys(toWire(answered, answer))).toEqual(Object.keys(answer))
  expect(toWire('application/pdf', answer)).toBe(answer)
  expect(toWire(undefined, answer)).toBe(answer)
  expect(toWire(z.object({ count: z.number() }), answer)).toBe(answer)
  expect(toWire(answered, null)).toBe(null)
})

test('Half a cent is none: a number with more decimals than an answer can have is a mistake.', () =>
  expect([money.safeParse(89.5).success, money.safeParse(8950).success]).toEqual([false, true]))
