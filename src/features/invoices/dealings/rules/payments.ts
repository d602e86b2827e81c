import type { EntryContent, TillPaymentMethod } from '#features/cash-register/contract/ledger.ts'
import { partsInEuros, type Rates, worthOf } from '#features/cash-register/rules/currencies.ts'
import { negated } from '#features/cash-register/sale/rules.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'
import type { Line } from '../../rules.ts'

/** What came in for an invoice, as the ledger of the till keeps it. All amounts are cents of the invoice's currency. */

export type PaidInvoice = {
  id: number
  reference: string
  business: string
  currency: Currency
  items: readonly Pick<Line, 'item' | 'net'>[]
  vat: Cents
  gross: Cents
}

/** Why an invoice counts as paid although less came: the bank kept a fee, or who paid soon a discount. */
export const shortReasons = ['fee', 'discount'] as const
export type Short = { cents: Cents; as: (typeof shortReasons)[number] }
const shortLabels = { fee: 'Bank fee', discount: 'Discount for paying early' } as const

/** What an amount was paid for: the items and the VAT where it is all of it, else a part that names the invoice. */
export function paidFor({ reference, items, vat, gross }: Omit<PaidInvoice, 'id'>, amount: Cents) {
  if (amount !== gross) return [{ item: `Part of invoice ${reference}`, amount }]
  return [
    ...items.map(({ item, net }) => ({ item, amount: net })),
    ...(vat === 0 ? [] : [{ item: 'VAT', amount: vat }]),
  ]
}

/**
 * The entry of a payment. The invoice has declared its tax already, so none is due on the money; what it is worth in
 * dollars and euros is frozen with the rates of the day. What never came of the amount is a line of its own.
 */
export function paymentContent(
  invoice: PaidInvoice,
  {
    amount,
    method,
    rates,
    short,
  }: { amount: Cents; method: TillPaymentMethod; rates: Rates; short?: Short | undefined },
): EntryContent {
  const { id: invoiceId, reference, business, currency } = invoice
  const label = short && `${shortLabels[short.as]} of ${reference}`
  const came = amount - (short?.cents ?? 0)
  const parts = [...paidFor(invoice, amount), ...(short && label ? [{ item: label, amount: 0 - short.cents }] : [])]
  const line = { kind: 'invoice', quantity: 1, vatPercent: 0, invoiceId } as const
  const euros = partsInEuros(
    parts.map((part) => part.amount),
    currency,
    rates,
  )
  return {
    lines: [
      { ...line, label: `Invoice ${reference}`, unitPrice: amount, amount },
      ...(short && label ? [{ ...line, label, unitPrice: 0 - short.cents, amount: 0 - short.cents }] : []),
    ],
    payments: [{ method, amount: came }],
    customer: business,
    worth: worthOf(came, currency, rates),
    products: parts.map((part, i) => ({ ...part, inEuros: euros[i] ?? 0 })),
  }
}

/** The entry of money given back for an invoice that was taken back by a credit note. */
export function refundContent(
  { id: invoiceId, reference, business, currency }: Omit<PaidInvoice, 'items' | 'vat' | 'gross'>,
  { amount, method, rates }: { amount: Cents; method: TillPaymentMethod; rates: Rates },
): EntryContent {
  const back = 0 - amount
  const worth = worthOf(back, currency, rates)
  return {
    lines: [
      {
        kind: 'invoice',
        label: `Given back for invoice ${reference}`,
        quantity: -1,
        unitPrice: amount,
        amount: back,
        vatPercent: 0,
        invoiceId,
      },
    ],
    payments: [{ method, amount: back }],
    customer: business,
    worth,
    products: [{ item: `Given back for invoice ${reference}`, amount: back, inEuros: worth.inEuros }],
  }
}

/** The entry of a payment taken back, line by line, by the rates of the day on which it was booked. */
export function takenBackContent(content: EntryContent, reason: string): EntryContent {
  const products = content.products?.map(({ item, amount, inEuros }) => ({
    item: `Taken back: ${item}`,
    amount: 0 - amount,
    inEuros: 0 - inEuros,
  }))
  return { ...negated(content, reason), ...(products && { products }) }
}
