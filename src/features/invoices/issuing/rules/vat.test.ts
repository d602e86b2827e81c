import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargesVat, missingOfVat, vatCaseOf, vatCategoryOf, vatExemptions, vatWording } from './vat.ts'

test.each([
  ['Germany', '§ 19 UStG', '§ 19 UStG'],
  ['Austria', '§ 6 Abs. 1 Z 27 UStG', '§ 6 Abs. 1 Z 27 UStG'],
  ['Switzerland', 'Art. 10 MWSTG', 'Art. 10 MWSTG'],
  ['Ireland', 'Article 284 of Directive 2006/112/EC', 'Artikel 284 der Richtlinie 2006/112/EG'],
])('A small business in %s says so by %s.', (country, english, german) => {
  const seller = { country, smallBusiness: true }
  const vatCase = vatCaseOf({ country, vatId: '', vatRate: 1900 }, seller)
  expect(vatCategoryOf(vatCase, 0)).toEqual({ code: 'E' })
  expect(vatWording(vatCase, 'en', country)).toBe(`Exempt from VAT: small enterprise (${english}).`)
  expect(vatWording(vatCase, 'de', country)).toBe(`Umsatzsteuerfrei: Steuerbefreiung für Kleinunternehmer (${german}).`)
})

const customer = fc.record({
  country: fc.constantFrom('Germany', 'Austria', 'Ireland', 'Cyprus', 'Switzerland', 'United Kingdom'),
  vatId: fc.constantFrom('', 'IE6388047V'),
  vatRate: fc.constantFrom(0, 700, 1900),
  vatExemption: fc.constantFrom(...vatExemptions),
})

test('Whoever buys, a small business charges no VAT and misses nothing, and what was not taxed before is as it was.', () => {
  fc.assert(
    fc.property(customer, fc.constantFrom('Germany', 'Austria', 'Switzerland'), (of, country) => {
      const [usual, small] = [vatCaseOf(of, { country }), vatCaseOf(of, { country, smallBusiness: true })]
      expect(chargesVat(small)).toBe(false)
      expect(missingOfVat(of, { country, smallBusiness: true })).toBeUndefined()
      if (!chargesVat(usual) && missingOfVat(of, { country }) === undefined) expect(small).toBe(usual)
    }),
    { numRuns: 200 },
  )
})
