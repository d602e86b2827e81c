import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, maybe, money, wholeNumber } from '#kit/shared/fields.ts'
import { currencies } from '#kit/shared/money.ts'
import { customerInvoice } from '../contract.ts'
import { invoiceKinds } from '../issuing/rules/freeze.ts'
import { month } from '../run/contract.ts'
import { customerId } from '../sending/contract.ts'

/** All documents of all customers, found by what is written on them. */

const standings = ['open', 'overdue', 'paid', 'credited', 'credit_note'] as const
export type Standing = (typeof standings)[number]

const filter = z.object({
  /** Parts of number, business or the buyer's order, in any order; or an amount as it is written. */
  search: maybe(line({ max: 70, message: 'Please search for less' })),
  state: maybe(z.enum(standings, { error: 'Please choose a state' })),
  month: maybe(month),
  customer: maybe(customerId),
  kind: maybe(z.enum(invoiceKinds, { error: 'Please choose a kind' })),
})
export type InvoiceFilter = z.output<typeof filter>

const listedInvoice = z.extend(customerInvoice, { customer: z.int(), business: z.string(), kind: z.enum(invoiceKinds) })

const asked = { method: 'GET', access: 'admin' } as const

export const getInvoiceList = endpoint({
  ...asked,
  summary:
    'Invoices and credit notes of all customers, the newest first, 50 at a time; with the first ones how all stand',
  path: '/api/sshp_get_invoice_list/',
  /** `before`: older than this one. */
  query: z.extend(filter, {
    before: maybe(wholeNumber({ min: 1, max: 999_999_999, message: 'There is no such invoice' })),
  }),
  changesWith: ['invoices', 'mails', 'till'],
  answers: {
    200: z.object({
      today: z.string(),
      /** Without their mails. */
      invoices: z.array(listedInvoice),
      next: z.nullable(z.int()),
      customers: z.array(z.object({ id: z.int(), business: z.string() })),
      /** What is open by the day on which it is due, and what was paid, as of today; of whatever state. */
      sums: z.array(
        z.object({ currency: z.enum(currencies), due_on: z.string(), count: z.int(), open: money, paid: money }),
      ),
    }),
  },
})

export const exportInvoiceList = endpoint({
  ...asked,
  summary: 'The same as a CSV file for spreadsheets, all of them',
  path: '/api/sshp_export_invoice_list/',
  query: filter,
  answers: { 200: 'text/csv' },
})
