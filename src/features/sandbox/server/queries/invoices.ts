import { defaultLook } from '#features/invoices/documents/rules/theme.ts'
import { sellerOf } from '#features/invoices/documents/server/queries/theme.ts'
import { freeze } from '#features/invoices/issuing/rules/freeze.ts'
import { refusalError } from '#features/invoices/issuing/rules/refusals.ts'
import { invoicePdf } from '#features/invoices/server/pdf/invoice.ts'
import { accountOfBusiness } from '#features/invoices/server/queries/accounts.ts'
import type { Business } from '#kit/server/settings/env.ts'
import { currencyOf } from '#kit/shared/countries.ts'
import type { Currency } from '#kit/shared/money.ts'
import { invalid } from '#kit/shared/problem.ts'
import { amount, choice, day, line, number, under, type ValuesOf } from '../../rules/fields.ts'
import { type Hands, pdfTemplate, type Template } from './template.ts'

const invoice = {
  ...under('The invoice', {
    reference: line('Number', '2026-0042', { max: 20, pattern: /^[\w-]+$/ }),
    issuedOn: day('Day', (today) => today),
    item: line('First line', 'Hosting and care of the website', { max: 200 }),
    price: amount('Its price, net', 100, ''),
    more: line('All other lines', 'Booking module', { max: 200 }),
    morePrice: amount('Price of each, net', 49.9, ''),
    lines: number('Lines', 2, { max: 60 }),
  }),
  ...under('The customer', {
    business: line('Business', 'Seeadler Bootsverleih GmbH', { max: 60 }),
    name: line('Name', 'Grace Hopper'),
    streetAndNumber: line('Street and house number', 'Uferweg 3'),
    additional: line('Additional address details', '', { optional: true }),
    zipCodeAndCity: line('ZIP code and city', '82319 Starnberg'),
    country: choice(
      'Country',
      {
        Germany: 'Germany',
        Austria: 'Austria',
        France: 'France',
        Cyprus: 'Cyprus',
        Switzerland: 'Switzerland',
        'United Kingdom': 'United Kingdom',
        'United States': 'United States',
      },
      'Germany',
    ),
    vatId: line('VAT id', '', { max: 20, optional: true }),
    vatRate: number('VAT, where it is charged, in percent', 19, { max: 27 }),
  }),
}

/** Of the business for euros, for other currencies made up. */
const accountIn = (currency: Currency, business: Business) => ({
  ...accountOfBusiness(business),
  ...(currency === 'CHF' && { iban: 'CH9300762011623852957', bic: 'SAMPCHZZXXX' }),
  ...(!['EUR', 'CHF'].includes(currency) && { iban: '', bic: '', details: 'Account number: 98765432' }),
  currency,
})

function documentOf(values: ValuesOf<typeof invoice>, { env }: Hands) {
  const { reference, issuedOn, item, price, more, morePrice, lines, vatRate, ...buyer } = values
  const rest = Array.from({ length: lines - 1 }, () => ({ item: more, price: morePrice }))
  const customer = { ...buyer, id: 0, email: '', website: '', vatRate: vatRate * 100 }
  const frozen = freeze({
    customer,
    seller: sellerOf(env.business, accountIn(currencyOf(buyer.country), env.business), defaultLook),
    items: [{ item, price }, ...rest],
    issuedOn,
  })
  if (typeof frozen === 'string') throw invalid([refusalError(frozen)])
  return { ...frozen, reference }
}

export const invoicePapers: readonly Template[] = [
  pdfTemplate({
    id: 'invoice',
    name: 'Invoice',
    group: 'Agency',
    about: "To the agency's customers, in their language and currency, with the VAT that their country asks for.",
    fields: invoice,
    makes: invoicePdf,
    fileName: ({ reference }) => `${reference}.pdf`,
    from: (values, hands) => [documentOf(values, hands)],
  }),
]
