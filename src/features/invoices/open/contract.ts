import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { inCents, listFrom, money } from '#kit/shared/fields.ts'
import { currencies } from '#kit/shared/money.ts'

/** What is open and since when, and reminding of it. Amounts are in the currency of the invoice. */

const step = z.union([z.literal(1), z.literal(2), z.literal(3)])

const openInvoice = z.object({
  id: z.int(),
  reference: z.string(),
  customer: z.int(),
  business: z.string(),
  /** Where a reminder would go; empty where nowhere. */
  email: z.string(),
  day: z.string(),
  due_on: z.string(),
  currency: z.enum(currencies),
  gross: money,
  open: money,
  reminders: z.array(z.object({ step, day: z.string() })),
  /** The reminder that comes next, and from which day. */
  next: z.nullable(z.object({ step, from: z.string() })),
})
export type OpenInvoice = z.output<typeof openInvoice>

export const getOpenInvoices = endpoint({
  summary: 'Invoices that are not paid in full, the longest due first, with the reminders so far',
  method: 'GET',
  path: '/api/sshp_get_open_invoices/',
  access: 'admin',
  changesWith: ['invoices', 'customers', 'till'],
  answers: {
    200: z.object({
      today: z.string(),
      invoices: z.array(openInvoice),
      /** The last day of which a bank statement was taken in. */
      bank_until: z.nullable(z.string()),
      /** Reminders go out by themselves. */
      automatic: z.boolean(),
    }),
  },
})

export const sendReminders = endpoint({
  summary:
    'Sends the reminders that were looked at, each once and only on what is open as shown; what cannot be sent says why',
  method: 'POST',
  path: '/api/sshp_send_reminders/',
  access: 'admin',
  body: z.object({
    /** JSON: the step and the open amount as shown. */
    reminders: z.pipe(
      listFrom,
      z
        .array(
          z.object({
            invoice: z.int().check(z.positive(), z.maximum(999_999_999)),
            step,
            open: z.number().check(inCents),
          }),
          {
            error: 'Please choose the reminders',
          },
        )
        .check(
          z.minLength(1, { error: 'Please choose the reminders' }),
          z.maxLength(200, { error: 'At most 200 at once' }),
        ),
    ),
  }),
  answers: {
    200: z.object({
      sent: z.int(),
      skipped: z.array(z.object({ invoice: z.int(), reason: z.string() })),
    }),
  },
})
