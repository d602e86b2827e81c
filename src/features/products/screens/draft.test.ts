import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { seenAnew } from '#kit/ui/edits.ts'
import type { Product } from '../contract.ts'
import { checkDraft, type Edits, edited, lowered, newsOf, shownTexts, textsOf, without } from './draft.ts'

const cola: Product = {
  id: 5,
  type: 'drinks',
  name: 'Cola',
  target_stock: 24,
  actual_stock: 10,
  minimum_stock: null,
  in_carts: 0,
  price: 350,
  vat_percent: 19,
  barcode: '',
  added_or_changed_by: 'Added by Jonas Pier (06/01/26)',
}
const change = { type: 'drinks', product: cola, isAdmin: true } as const
const typed = (texts: Record<string, string>, before: Product | undefined = cola): Edits =>
  Object.entries(texts).reduce((edits, [field, text]) => edited(edits, field as 'name', text, before), {} as Edits)

test('what nobody touched follows the product, what was typed stays', () => {
  const edits = typed({ actual_stock: '24' })
  expect(shownTexts(edits, { ...cola, price: 400, actual_stock: 8 })).toEqual({
    name: 'Cola',
    target_stock: '24',
    actual_stock: '24',
    minimum_stock: '',
    price: '4.00',
    vat_percent: '19',
    barcode: '',
  })
})

test('what is sent says what was seen when the typing began', () => {
  const { form, errors } = checkDraft(typed({ actual_stock: '24' }), {
    ...change,
    product: { ...cola, price: 400, actual_stock: 8 },
  })
  expect(errors).toEqual([])
  expect(form).toMatchObject({ id: 5, actual_stock: 24, price: 400, seen: { actual_stock: 10, price: 400 } })
})

test('prices are written as the language has them, and sent as what they are', () => {
  expect(inLanguage('de', () => shownTexts({}, cola).price)).toBe('3,50')
  expect(inLanguage('de', () => checkDraft({}, change).form)).toMatchObject({ price: 350, seen: { price: 350 } })
})

test('somebody else’s change is news only where one types, until it was seen', () => {
  const now = { ...cola, actual_stock: 8, price: 400 }
  const edits = typed({ actual_stock: '24' })
  expect(newsOf(edits, now)).toEqual({ actual_stock: '8' })
  expect(newsOf(seenAnew(edits, textsOf(now)), now)).toEqual({})
  expect(newsOf(edits, { ...cola, actual_stock: 24 })).toEqual({})
  expect(newsOf(edits, undefined)).toEqual({})
})

test('numbers below what they are can be put back', () => {
  const edits = typed({ price: '3,49', actual_stock: '9', target_stock: '25' })
  expect(lowered(edits, cola)).toEqual(['price', 'actual_stock'])
  expect(shownTexts(without(edits, lowered(edits, cola)), cola)).toMatchObject({ price: '3.50', target_stock: '25' })
  expect(lowered(typed({ price: '', actual_stock: 'x' }), cola)).toEqual([])
  expect(lowered(edits, undefined)).toEqual([])
})

test('a new product needs everything, a service no stock, and an employee chooses no VAT', () => {
  const empty = { type: 'drinks', product: undefined, isAdmin: false } as const
  const wrongIn = (texts: Record<string, string>) => checkDraft(typed(texts), empty).errors.map(({ field }) => field)
  expect(wrongIn({})).toEqual(['name', 'price', 'target_stock', 'actual_stock'])
  expect(wrongIn({ name: 'Mate', price: '4', target_stock: '3' })).toEqual(['actual_stock'])
  expect(checkDraft(typed({ name: 'Wash', price: '15' }), { ...empty, type: 'services' }).form).toEqual({
    type: 'services',
    name: 'Wash',
    price: 1500,
    barcode: '',
  })
  expect(checkDraft(typed({ price: '3' }), { ...change, isAdmin: false }).errors).toEqual([
    { field: 'price', message: 'Employees can only increase price and stock' },
  ])
})

test('a minimum can be set, and taken away again', () => {
  const withOne = { ...cola, minimum_stock: 6 }
  expect(checkDraft(typed({ minimum_stock: '4' }), change).form).toMatchObject({ minimum_stock: 4 })
  expect(checkDraft(typed({ minimum_stock: '' }, withOne), { ...change, product: withOne }).form).toMatchObject({
    minimum_stock: null,
    seen: { minimum_stock: 6 },
  })
})
