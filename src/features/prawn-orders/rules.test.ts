import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AddressField,
  addressRules,
  asName,
  emptyOrder,
  excessErrors,
  type OrderDraft,
  orderErrors,
  paymentMethods,
  remainingErrors,
} from './rules.ts'
import { words } from './words.ts'

const written: OrderDraft = {
  method: 'paypal',
  firstName: 'Wanda',
  lastName: 'Welle',
  email: 'no address at all',
  street: 'Pier 4',
  additional: 'Blue door',
  postal: '18119',
  city: 'Rostock',
  country: 'Germany',
}

test('a complete order has nothing wrong with it, whatever the email looks like', () => {
  expect(orderErrors(written)).toEqual([])
  expect(excessErrors(written)).toEqual([])
})

test('every field is required, and so is a payment method', () => {
  const messages = orderErrors(emptyOrder).map(({ field, message }) => [field, message])
  expect(messages).toEqual([
    ['method', 'Select a payment method'],
    ['firstName', 'Please enter a valid first name'],
    ['lastName', 'Please enter a valid first name'],
    ['email', 'Please enter a valid email address'],
    ['street', 'Please enter a valid street/number.'],
    ['additional', 'Please enter valid additional information.'],
    ['postal', 'Please enter a valid postal code.'],
    ['city', 'Please enter a valid city.'],
    ['country', 'Please select a valid country.'],
  ])
  expect(orderErrors({ ...written, city: '  ' })).toEqual([{ field: 'city', message: 'Please enter a valid city.' }])
})

test.each([
  ['firstName', 25],
  ['lastName', 25],
  ['email', 50],
  ['street', 50],
  ['additional', 50],
  ['postal', 10],
  ['city', 30],
  ['country', 20],
] as const)('%s takes %i characters and says at once when there are more', (field, most) => {
  expect(orderErrors({ ...written, [field]: 'a'.repeat(most) })).toEqual([])
  const tooLong = { ...written, [field]: 'a'.repeat(most + 1) }
  expect(excessErrors(tooLong).map((error) => error.field)).toEqual([field])
  expect(orderErrors(tooLong)).toEqual(excessErrors(tooLong))
  expect(remainingErrors(tooLong, [])).toEqual(excessErrors(tooLong))
})

test('choosing a card clears what was said about it, and nothing else', () => {
  const shown = orderErrors(emptyOrder)
  const rest = remainingErrors({ ...emptyOrder, method: 'apple' }, shown)
  expect(rest).toEqual(shown.filter(({ message }) => message !== words.noMethod))
  expect(remainingErrors(emptyOrder, [])).toEqual([])
})

test('names begin with a capital and go on small', () => {
  expect(['ANNA', 'anna', 'aNNA', '', 'éVA', 'o’HARA', 'ßen', '王'].map(asName)).toEqual([
    'Anna',
    'Anna',
    'Anna',
    '',
    'Éva',
    'O’hara',
    'ßen',
    '王',
  ])
})

test('a name once written stays as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => asName(asName(text)) === asName(text)))
})

const draft: fc.Arbitrary<OrderDraft> = fc.record({
  method: fc.constantFrom(undefined, ...paymentMethods),
  ...(Object.fromEntries(
    addressRules.map(({ field }) => [field, fc.string({ maxLength: 60, unit: 'binary' })]),
  ) as Record<AddressField, fc.Arbitrary<string>>),
})

test('what is said while typing is part of what keeps from ordering, and goes when it is put right', () => {
  fc.assert(
    fc.property(draft, (typed) => {
      const all = orderErrors(typed)
      expect(all).toEqual(expect.arrayContaining(remainingErrors(typed, [])))
      expect(remainingErrors(typed, all)).toEqual(all)
      for (const { field } of all) {
        const better = { ...typed, [field]: field === 'method' ? 'apple' : 'a' }
        expect(remainingErrors(better, all).map((error) => error.field)).not.toContain(field)
      }
    }),
  )
})
