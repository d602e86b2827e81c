import { expect, test } from 'vitest'
import { outreachPrices } from './prices.ts'

test.each([
  ['Germany', '2000 €', '100 €'],
  ['Cyprus', '2000 €', '100 €'],
  ['Norway', '2000 €', '100 €'],
  ['New Zealand', '2000 €', '100 €'],
  ['Switzerland', 'CHF 1900', 'CHF 95'],
  ['United Kingdom', '£1800', '£90'],
  ['United States', '$2500', '$120'],
  ['Canada', '$3300', '$165'],
  ['Australia', '$3600', '$180'],
])('A website for %s costs %s, and %s a month.', (country, setup, monthly) => {
  expect(outreachPrices(country)).toEqual({ setup, monthly })
})
