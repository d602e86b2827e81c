import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { maybe, money } from '#kit/shared/fields.ts'
import { currencies } from '#kit/shared/money.ts'
import { vatCases } from '../issuing/rules/vat.ts'
import { month } from '../run/contract.ts'

/** For the owner and the tax adviser: VAT of a month by rate and case, its bookings, and what comes back every month. */

const ofMonth = z.object({
  /** `2026-11`, the month that the invoices are for. */
  month: z.string(),
  total: money,
  /** How it came from the month before: `gained` and `lost` of customers that had none before, and have none now. */
  ...{ gained: money, more: money, less: money, lost: money },
})
export type RecurringMonth = z.output<typeof ofMonth>

const currency = z.enum(currencies)
const figures = z.object({
  today: z.string(),
  month: z.string(),
  /** The rate in hundredths of a percent; how many invoices and credit notes. */
  vat: z.array(
    z.object({
      ...{ currency, vat_case: z.enum(vatCases), vat_rate: z.int(), count: z.int() },
      ...{ net: money, vat: money, gross: money },
    }),
  ),
  /** `now`: net, what active customers are invoiced each month. */
  recurring: z.array(z.object({ currency, now: money, months: z.array(ofMonth) })),
})
export type InvoiceFigures = z.output<typeof figures>

export const getInvoiceFigures = endpoint({
  summary:
    "VAT of a month's invoices less credit notes, last month's without one; and monthly revenue of the year before this month",
  method: 'GET',
  path: '/api/sshp_get_invoice_figures/',
  access: 'admin',
  query: z.object({ month: maybe(month) }),
  changesWith: ['invoices', 'customers'],
  answers: { 200: figures },
})

export const exportInvoiceBatch = endpoint({
  summary: "A month's invoices and credit notes of one currency as a DATEV booking batch. 409: NO_ACCOUNTS",
  method: 'GET',
  path: '/api/sshp_datev_export/',
  access: 'admin',
  query: z.object({ month, currency }),
  answers: { 200: 'text/csv' },
})
