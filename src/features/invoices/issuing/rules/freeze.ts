import { currencyOf, type Language, languageOf } from '#kit/shared/countries.ts'
import { addDays, addMonths, type Day, firstOfMonth, monthName } from '#kit/shared/day.ts'
import type { Currency } from '#kit/shared/money.ts'
import { type buyerTexts, daysToPay } from '../../contract/customer.ts'
import type { Theme } from '../../documents/rules/theme.ts'
import type { BankAccount } from '../../rules/accounts.ts'
import { type Item, type Line, linesOf, type Totals, totalsOf } from '../../rules.ts'
import { type Refusal, refusalOf } from './refusals.ts'
import { chargesVat, type VatCase, type VatExemption, type VatSeller, vatCaseOf, vatWording } from './vat.ts'

/** `single` is beside the monthly ones; a `final` one sets off the down payments that it names. */
export const invoiceKinds = ['monthly', 'single', 'down_payment', 'final'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

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
export type InvoicedCustomer = Buyer & { id: number; vatRate: number; vatExemption?: VatExemption } & Partial<Terms>

/** When it has to be paid, and the discount for paying sooner; a rate of 0 is none. */
export type Terms = {
  dueDays: number
  discountDays: number
  /** Hundredths of a percent. */
  discountRate: number
}

export type Seller = VatSeller & {
  name: string
  owner: string
  streetAndNumber: string
  additional: string
  zipCodeAndCity: string
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
  /** Why a credit note takes back what it does. */
  reason?: string
}

/** What an invoice may have besides, kept together; missing where there is none of it. */
export type Agreed = {
  /** Off the gross where it is paid by then. */
  skonto?: { days: number; rate: number; until: Day }
  /** The buyer's own number of the order. */
  orderReference?: string
  /** The down payments that it sets off, whose lines it takes off. */
  settles?: { id: number; reference: string; issuedOn: Day }[]
  /** That it was made of. */
  quote?: { id: number; reference: string }
}

/** Everything that stands on an invoice, but for its number. */
export type Frozen = Totals & {
  series: 'invoice' | 'credit_note'
  kind: InvoiceKind
  agreed: Agreed
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
export type Paper = Frozen & {
  reference: string
  corrects?: { reference: string; issuedOn: Day; isPart?: boolean }
  /** Nothing is to be paid of it yet; it is valid until it would be due. */
  isQuote?: boolean
}

export type Order = {
  customer: InvoicedCustomer
  seller: Seller
  items: readonly Item[]
  issuedOn: Day
  /** When what is invoiced was done; the month of the day unless told otherwise. */
  performed?: { from: Day; until: Day }
  texts?: Partial<Omit<Texts, 'vatNote'>>
  kind?: InvoiceKind
  agreed?: Omit<Agreed, 'skonto'>
}

/** An invoice as it will stay, or why it may not be issued: see `refusalError`. */
export function freeze(order: Order): Frozen | Refusal {
  const { customer, seller, items, issuedOn, performed, texts, kind = 'monthly', agreed } = order
  const refusal = refusalOf({ customer, seller, items, isRest: kind === 'final' })
  if (refusal) return refusal
  const { id, vatRate, vatExemption: _, dueDays = daysToPay, discountDays = 0, discountRate = 0, ...buyer } = customer
  const vatCase = vatCaseOf(customer, seller)
  const lines = linesOf(items, vatRate, chargesVat(vatCase))
  const language = languageOf(customer.country)
  const { from, until } = spanOf(performed ?? monthOf(issuedOn), lines)
  return {
    series: 'invoice',
    kind,
    agreed: { ...agreed, ...skontoOf(issuedOn, discountDays, discountRate) },
    customerId: id,
    issuedOn,
    dueOn: addDays(issuedOn, dueDays),
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

const skontoOf = (issuedOn: Day, days: number, rate: number): Pick<Agreed, 'skonto'> =>
  rate === 0 ? {} : { skonto: { days, rate, until: addDays(issuedOn, days) } }

/** The period of the whole, in which those of its lines are. */
function spanOf({ from, until }: { from: Day; until: Day }, lines: readonly Line[]) {
  const days = [from, until, ...lines.flatMap((line) => [line.from ?? from, line.until ?? line.from ?? until])].sort()
  return { from: days[0] ?? from, until: days.at(-1) ?? until }
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
