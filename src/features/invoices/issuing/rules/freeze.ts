import { currencyOf, type Language, languageOf } from '#kit/shared/countries.ts'
import { addDays, addMonths, type Day, firstOfMonth, monthName } from '#kit/shared/day.ts'
import type { Currency } from '#kit/shared/money.ts'
import type { buyerTexts } from '../../contract/customer.ts'
import type { Theme } from '../../documents/rules/theme.ts'
import type { BankAccount } from '../../rules/accounts.ts'
import { type Item, type Line, linesOf, type Totals, totalsOf } from '../../rules.ts'
import { type Refusal, refusalOf } from './refusals.ts'
import { chargesVat, type VatCase, type VatExemption, vatCaseOf, vatWording } from './vat.ts'

/** Days until an invoice is due. */
export const daysToPay = 14

/** Every invoice has frozen these; what the table of fields has besides is missing in what is older than it. */
type FirstText = 'business' | 'website' | 'name' | 'streetAndNumber' | 'additional' | 'zipCodeAndCity'
type BuyerTexts = Record<FirstText, string> & Partial<Record<keyof typeof buyerTexts, string>>

export type Buyer = BuyerTexts & {
  country: string
  email: string
  vatId: string
  /** Of German public buyers, who take XRechnung; missing in what was frozen before there was one. */
  leitwegId?: string
}

/**
 * Who an invoice is for, the VAT rate in hundredths of a percent that applies where VAT is charged, and why none is where
 * that has a reason; missing in what was ordered before there was one.
 */
export type InvoicedCustomer = Buyer & { id: number; vatRate: number; vatExemption?: VatExemption }

export type Seller = {
  name: string
  owner: string
  streetAndNumber: string
  additional: string
  zipCodeAndCity: string
  country: string
  email: string
  phone: string
  vatId: string
  /** Missing in what was frozen before there was one, like what follows. */
  taxNumber?: string
  /** Of `account`; empty where it has none. */
  iban: string
  bic: string
  /** Where this invoice is paid to. */
  account?: BankAccount
  look?: Theme
}

export type Texts = {
  subject: string
  salutation: string
  /** HTML. */
  body: string
  /** What must be said of the VAT. */
  vatNote: string
}

/** Everything that stands on an invoice, but for its number. */
export type Frozen = Totals & {
  series: 'invoice' | 'credit_note'
  customerId: number
  issuedOn: Day
  dueOn: Day
  performedFrom: Day
  performedUntil: Day
  language: Language
  currency: Currency
  vatCase: VatCase
  seller: Seller
  buyer: Buyer
  items: Line[]
  texts: Texts
}

/** What stands on an invoice with its number, or on a credit note with the invoice that it takes back. */
export type Paper = Frozen & { reference: string; corrects?: { reference: string; issuedOn: Day } }

export type Order = {
  customer: InvoicedCustomer
  seller: Seller
  items: readonly Item[]
  issuedOn: Day
  /** When what is invoiced was done; the month of the day unless told otherwise. */
  performed?: { from: Day; until: Day }
  texts?: Partial<Omit<Texts, 'vatNote'>>
}

/** An invoice as it will stay, or why it may not be issued: see `refusalError`. */
export function freeze({ customer, seller, items, issuedOn, performed, texts }: Order): Frozen | Refusal {
  const refusal = refusalOf({ customer, seller, items })
  if (refusal) return refusal
  const { id, vatRate, vatExemption: _, ...buyer } = customer
  const vatCase = vatCaseOf(customer, seller.country)
  const lines = linesOf(items, chargesVat(vatCase) ? vatRate : 0)
  const language = languageOf(customer.country)
  const { from, until } = performed ?? monthOf(issuedOn)
  return {
    series: 'invoice',
    customerId: id,
    issuedOn,
    dueOn: addDays(issuedOn, daysToPay),
    performedFrom: from,
    performedUntil: until,
    language,
    currency: currencyOf(customer.country),
    vatCase,
    seller,
    buyer,
    items: lines,
    ...totalsOf(lines),
    texts: {
      subject: defaultSubject(language, issuedOn),
      salutation: '',
      body: '',
      ...texts,
      vatNote: vatWording(vatCase, language, seller.country),
    },
  }
}

/** The first and the last day of a day's month. */
export function monthOf(day: Day): { from: Day; until: Day } {
  const from = firstOfMonth(day)
  return { from, until: addDays(addMonths(from, 1), -1) }
}

/** 'Monatliche Rechnung November 2026' */
export const defaultSubject = (language: Language, day: Day): string =>
  `${language === 'de' ? 'Monatliche Rechnung' : 'Monthly invoice'} ${monthAndYear(language, day)}`

const germanMonths = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const

export const monthAndYear = (language: Language, day: Day): string =>
  `${language === 'de' ? germanMonths[Number(day.slice(5, 7)) - 1] : monthName(day)} ${day.slice(0, 4)}`
