import { currencyOf } from '#kit/shared/countries.ts'
import type { Day } from '#kit/shared/day.ts'
import { neutralSalutation } from '#kit/shared/greeting.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import {
  type Agreed,
  freeze,
  type InvoicedCustomer,
  type InvoiceKind,
  type Seller,
  type Texts,
} from '../issuing/rules/freeze.ts'
import { refusalError, refusalOf } from '../issuing/rules/refusals.ts'
import { unprintableError } from '../issuing/rules/unprintable.ts'
import { notSetUp } from '../rules/accounts.ts'
import type { Item } from '../rules.ts'
import { bodyPresets, subjectOf, subjectPresets } from './rules/presets.ts'

/** What an order keeps until its invoice is issued: everything but the number and the day. */
export type OrderContent = {
  customer: InvoicedCustomer
  items: Item[]
  performed: { from: Day; until: Day }
  texts: Omit<Texts, 'vatNote'>
  /** Wanted although the customer has an invoice for the month. */
  again?: boolean
} & Besides

/** What is not missing of documents beside the monthly ones. */
type Besides = { kind?: InvoiceKind; agreed?: Omit<Agreed, 'skonto'> }

/** A customer as an invoice would be ordered of it. */
export type Orderable = {
  customer: InvoicedCustomer
  active: boolean
  items: Item[]
  subject: string
  salutation: string
  /** HTML. */
  body: string
} & Besides

/**
 * When a mail goes out that waits for some hours: they pass as they do, whatever the clocks are set to meanwhile, to the
 * next full minute, so that it is told everywhere as it is.
 */
export const dueAfter = (now: Temporal.Instant, hours: number): Temporal.Instant =>
  hours === 0
    ? now
    : now.add({ seconds: Math.round(hours * 3600) }).round({ smallestUnit: 'minute', roundingMode: 'ceil' })

/** What an order of this customer would hold, in the month that begins with a day. */
export function contentOf(of: Orderable, performed: { from: Day; until: Day }): OrderContent {
  const { country } = of.customer
  return {
    customer: of.customer,
    items: of.items,
    ...(of.kind && { kind: of.kind, agreed: of.agreed ?? {} }),
    performed,
    texts: {
      subject: subjectOf(of.subject.trim() || subjectPresets(country, performed.from)[0], performed.from),
      salutation: of.salutation.trim() || neutralSalutation(country),
      body: of.body.trim() || bodyPresets(country)[0],
    },
  }
}

/** The invoice of an order, issued on a day; or why there is none. */
export const frozenOf = ({ again: _, ...content }: OrderContent, seller: Seller, issuedOn: Day) =>
  freeze({ ...content, seller, issuedOn })

type Place = { seller: Seller; currencies: ReadonlySet<Currency> }

/** Why a customer cannot be invoiced, beside the field that says so; undefined where nothing is in the way. */
export function obstacleOf(
  { customer, active, items, kind }: Orderable,
  { seller, currencies }: Place,
): FieldError | undefined {
  if (!active) return { field: 'isActive', message: 'The customer is inactive' }
  if (customer.email === '') return { field: 'email', message: 'Please enter a valid email address' }
  const refusal = refusalOf({ customer, seller, items, isRest: kind === 'final' })
  if (refusal) return refusalError(refusal)
  const unprintable = unprintableError(customer, items)
  if (unprintable) return unprintable
  const currency = currencyOf(customer.country)
  return currencies.has(currency) ? undefined : { field: 'country', message: notSetUp(customer.country, currency) }
}

export type CurrencyTotal = { currency: Currency; count: number; net: Cents; vat: Cents; gross: Cents }

/** What invoices come to, each currency by itself, the largest first. */
export function totalsByCurrency(
  invoices: readonly { currency: Currency; net: Cents; vat: Cents; gross: Cents }[],
): CurrencyTotal[] {
  const totals = new Map<Currency, CurrencyTotal>()
  for (const { currency, net, vat, gross } of invoices) {
    const sum = totals.get(currency) ?? { currency, count: 0, net: 0, vat: 0, gross: 0 }
    totals.set(currency, {
      currency,
      count: sum.count + 1,
      net: sum.net + net,
      vat: sum.vat + vat,
      gross: sum.gross + gross,
    })
  }
  return [...totals.values()].sort((a, b) => b.gross - a.gross)
}
