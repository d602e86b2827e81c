import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, inCents, listFrom, maybe } from '#kit/shared/fields.ts'
import { customerId, invoiceOrder, orderId } from '../sending/contract.ts'

/** The monthly run: a month's invoices prepared, reviewed and approved together. */

export const month = z
  .string({ error: 'Please choose a month' })
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'Please choose a month' }))

export const invoiceRun = z.object({
  /** `2026-11` */
  month: z.string(),
  orders: z.array(invoiceOrder),
  /**
   * Customers that are held back, those too that were deactivated since it was prepared, and why: the reason and the field
   * of the form that it is about.
   */
  skipped: z.array(
    z.object({
      customer: z.int(),
      business: z.string(),
      reason: z.string(),
      field: z.string(),
      /** `anyway`: can be released as it is; `mend`: once that is mended. */
      release: z.enum(['mend', 'anyway']),
    }),
  ),
  /** Customers that could be invoiced, and came in or were mended after it was prepared. */
  ready: z.array(z.object({ customer: z.int(), business: z.string() })),
  /** How many are ready. */
  not_prepared: z.int(),
  /** Active customers that were invoiced for the month otherwise. */
  invoiced: z.int(),
})
export type InvoiceRun = z.output<typeof invoiceRun>

export const getInvoiceRun = endpoint({
  summary:
    "A month's run of invoices: what is to be reviewed, on its way and sent, and who is left out; this month's without one",
  method: 'GET',
  path: '/api/sshp_get_run/',
  access: 'admin',
  query: z.object({ month: maybe(month) }),
  changesWith: ['invoices', 'customers'],
  answers: { 200: invoiceRun },
})

export const prepareRun = endpoint({
  summary:
    'Prepares the invoices of all active customers that were not invoiced for a month, for review. Those under review already are made anew. 422: the month is to come, or over for long',
  method: 'POST',
  path: '/api/sshp_prepare_run/',
  access: 'admin',
  repeatable: true,
  body: z.object({ month: maybe(month) }),
  answers: { 200: z.object({ status: z.literal('success'), prepared: z.int() }) },
})

export const chooseRunOrders = endpoint({
  summary:
    'Leaves invoices out of their run, or takes them in again. 404: no such order. 409: one of them is on its way',
  method: 'POST',
  path: '/api/sshp_choose_run_orders/',
  access: 'admin',
  repeatable: true,
  body: z.object({
    orders: z.pipe(
      listFrom,
      z.array(orderId).check(z.minLength(1, { error: 'Please choose an invoice' }), z.maxLength(5000)),
    ),
    included: flag(),
  }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const releaseRunCustomer = endpoint({
  summary:
    'Takes one customer that was held back into the run for a month, for review. 404: no such customer. 409: STILL_WAITING unless `anyway`, ALREADY_INVOICED, ORDER_APPROVED. 422: what is in the way still',
  method: 'POST',
  path: '/api/sshp_release_run_customer/',
  access: 'admin',
  repeatable: true,
  body: z.object({
    month,
    customer: customerId,
    /** Although another invoice for the month waits to be sent. */
    anyway: flag(),
  }),
  answers: { 200: z.object({ status: z.literal('success'), order: z.int() }) },
})

const seen = z.object({ id: orderId, gross: z.number({ error: 'Please look at the run again' }).check(inCents) })

export const approveRun = endpoint({
  summary:
    'Sends invoices of a run that were seen, but for those of customers who were deactivated since. 409 RUN_CHANGED: one of them is not as it was shown; none is sent then',
  method: 'POST',
  path: '/api/sshp_approve_run/',
  access: 'admin',
  repeatable: true,
  body: z.object({
    month,
    orders: z.pipe(
      listFrom,
      z.array(seen).check(z.minLength(1, { error: 'Please choose an invoice' }), z.maxLength(5000)),
    ),
  }),
  answers: {
    200: z.object({
      status: z.literal('success'),
      approved: z.int(),
      /** What was held back. */
      dropped: z.array(z.object({ order: z.int(), business: z.string(), reason: z.string() })),
    }),
  },
})
