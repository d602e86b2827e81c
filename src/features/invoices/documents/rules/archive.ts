import { inFileName } from '#kit/shared/file-name.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import type { Buyer } from '../../issuing/rules/freeze.ts'

const endings = { pdf: '.pdf', xml: '.xml', xrechnung: ' XRechnung.xml' } as const
export type PaperKind = keyof typeof endings

/**
 * `2026-0001 Seewind.pdf`, `2026-0001 Seewind XRechnung.xml`: without what file systems do not take, and never longer than
 * they allow.
 */
export function documentFileName(reference: string, business: string, kind: PaperKind = 'pdf'): string {
  const safe = inFileName(business)
  return `${[reference, safe].filter((part) => part !== '').join(' ')}${endings[kind]}`
}

export const indexHeader = [
  'Number',
  'Date',
  'Customer',
  'Country',
  'Net',
  'VAT',
  'Gross',
  'Currency',
  'State',
  'Paid on',
  'Made at',
] as const

const states = { open: 'open', paid: 'paid', credited: 'credited', credit_note: 'credit note' } as const

/** A row of the index that lies beside the papers. Amounts are numbers in the currency's unit, so that negative ones do not count as formulas. */
export const indexRow = (invoice: {
  reference: string
  day: string
  buyer: Pick<Buyer, 'business' | 'country'>
  net: Cents
  vat: Cents
  gross: Cents
  currency: string
  state: keyof typeof states
  paidOn: string | null
  madeAt: string
}): (string | number)[] => [
  invoice.reference,
  invoice.day,
  invoice.buyer.business,
  invoice.buyer.country,
  toUnits(invoice.net),
  toUnits(invoice.vat),
  toUnits(invoice.gross),
  invoice.currency,
  states[invoice.state],
  invoice.paidOn ?? '',
  invoice.madeAt,
]
