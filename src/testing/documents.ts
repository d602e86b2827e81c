import { creditableOf, creditOf, type Taking } from '#features/invoices/dealings/rules/credit.ts'
import {
  freeze,
  type InvoicedCustomer,
  type Order,
  type Paper,
  type Seller,
} from '#features/invoices/issuing/rules/freeze.ts'
import type { BankAccount } from '#features/invoices/rules/accounts.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { currencyOf } from '#kit/shared/countries.ts'
import type { Currency } from '#kit/shared/money.ts'

const none = { iban: '', bic: '', bank: '', details: '' }
const of = (currency: Currency, account: Partial<BankAccount>): BankAccount => ({
  ...none,
  currency,
  holder: 'Sternsinger',
  ...account,
})

/** Where money of each currency goes: with an IBAN, with numbers of their own kind, and with nothing but words. */
export const accounts: Readonly<Record<Currency, BankAccount>> = {
  EUR: of('EUR', { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bank: 'Commerzbank' }),
  CHF: of('CHF', { iban: 'CH9300762011623852957', bic: 'UBSWCHZH80A' }),
  GBP: of('GBP', { bank: 'Barclays', details: 'Sort code 20-00-00\nAccount number 12345678' }),
  USD: of('USD', { bic: 'CHASUS33', details: 'Routing number 021000021\nAccount 123 456 789' }),
  CAD: of('CAD', { details: 'By cheque' }),
  AUD: of('AUD', { bank: 'NAB', details: 'BSB 082-902, account 1234' }),
}

const places: Readonly<Record<string, string>> = {
  Germany: '18055 Rostock',
  Austria: '7100 Neusiedl am See',
  Switzerland: '6353 Weggis',
  Ireland: 'Galway H91 X0X0',
  Cyprus: '3014 Limassol',
  Greece: '105 57 Athens',
  'United Kingdom': 'London SW1A 1AA',
  'United States': 'Austin, TX 78701',
  Canada: 'Toronto ON M5V 2T6',
  Australia: 'Noosaville QLD 4566',
}

export const sampleSeller: Seller = readEnv({}).business

/** Someone in a country who is invoiced, at 19 % where VAT is charged. */
export const customerIn = (country: string, changes: Partial<InvoicedCustomer> = {}): InvoicedCustomer => ({
  id: 7,
  business: 'Seewind',
  name: 'Grete Sander',
  streetAndNumber: 'Hafenstrasse 4',
  additional: '',
  zipCodeAndCity: places[country] ?? '10115 Berlin',
  country,
  email: 'office@seewind.example',
  website: 'https://seewind.example',
  vatId: '',
  vatRate: 1900,
  ...changes,
})

export type PaperOrder = Partial<Omit<Order, 'customer'>> & { customer?: InvoicedCustomer }

/** Invoice 2026-0001 of November 21, 2026 over 340.00 and 13.90 net to someone in Germany, unless told otherwise. */
export function documentOf(order: PaperOrder = {}): Paper {
  const customer = order.customer ?? customerIn('Germany')
  const items = [
    { item: 'Hosting', price: 34_000 },
    { item: 'Domain', price: 1390 },
  ]
  const seller = { ...sampleSeller, account: accounts[currencyOf(customer.country)], ...order.seller }
  const frozen = freeze({ items, issuedOn: '2026-11-21', ...order, customer, seller })
  if (typeof frozen === 'string') throw new Error(frozen)
  return { ...frozen, reference: '2026-0001' }
}

/** The credit note that takes it back, or some of its lines, a week later. */
export function creditNoteOf(paper: Paper, lines?: readonly Taking[]): Paper {
  const [part, issuedOn] = [creditOf(creditableOf(paper, []), lines), '2026-11-28']
  if (typeof part === 'string') throw new Error(part)
  const isPart = lines !== undefined
  const corrects = { reference: paper.reference, issuedOn: paper.issuedOn, isPart }
  const note = { ...part, issuedOn, dueOn: issuedOn, reference: 'CN-2026-0001', corrects }
  return { ...paper, series: 'credit_note', ...note }
}
