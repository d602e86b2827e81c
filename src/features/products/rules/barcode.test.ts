import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorsOf } from '#kit/shared/fields.ts'
import { productForm } from '../contract.ts'
import { barcodeOf, hasRightDigit } from './barcode.ts'

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })

test('Of ten last digits one makes a number an EAN-8, UPC-A or EAN-13, and a digit read wrong is noticed.', () => {
  fc.assert(
    fc.property(fc.constantFrom(7, 11, 12).chain(digits), fc.nat(), fc.integer({ min: 1, max: 9 }), (all, at, by) => {
      const right = Array.from({ length: 10 }, (_, last) => [...all, last].join('')).filter(hasRightDigit)
      expect(right).toHaveLength(1)
      const read = [...(right[0] as string)].map(Number)
      const i = at % read.length
      read[i] = ((read[i] as number) + by) % 10
      expect(hasRightDigit(read.join(''))).toBe(false)
    }),
  )
})

test('Known codes are right, a UPC-A is the EAN-13 with a zero, and what is no number is a text of one’s own.', () => {
  for (const code of ['4006381333931', '96385074', '036000291452', 'BEER-1', '12345', ''])
    expect(hasRightDigit(code)).toBe(true)
  expect(hasRightDigit('4006381333932')).toBe(false)
  expect(['036000291452', '0036000291452', ' beer '].map(barcodeOf)).toEqual(['0036000291452', '0036000291452', 'beer'])
  fc.assert(fc.property(fc.string(), (text) => barcodeOf(barcodeOf(text)) === barcodeOf(text)))
})

test('The form says what is wrong with a barcode, and takes none for the one there is.', () => {
  const form = { type: 'drinks', name: 'Cola', target_stock: 1, actual_stock: 1, price: 1 }
  const said = (barcode: string) => errorsOf(productForm, { ...form, barcode }).map(({ message }) => message)
  expect(said('4006381333932')).toEqual([expect.stringMatching(/^This is no EAN or UPC/)])
  expect([said('a b'), said('x'.repeat(33))].flat()).toEqual(
    Array.from({ length: 2 }, () => 'Please enter a barcode of at most 32 signs, without spaces'),
  )
  expect([said(''), said(' 96385074 ')]).toEqual([[], []])
  expect(productForm.parse(form).barcode).toBeUndefined()
})
