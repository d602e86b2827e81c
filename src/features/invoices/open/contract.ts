import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import {
  day,
  flag,
  fromJson,
  inCents,
  line,
  listFrom,
  maybe,
  money,
  paragraph,
  wholeNumber,
} from '#kit/shared/fields.ts'
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
  /** The reminder that comes next, from which day, and what it would ask for besides today. */
  next: z.nullable(z.object({ step, from: z.string(), asks: money })),
  /** The last day on which the customer is not reminded, `infinity` for good; null where nothing is paused. */
  paused_until: z.nullable(z.string()),
  consumer: z.boolean(),
})
export type OpenInvoice = z.output<typeof openInvoice>

export const pauseForm = z.object({
  customer: wholeNumber({ min: 1, max: 999_999_999, message: 'There is no such customer' }),
  until: maybe(day()),
  always: flag(),
  consumer: flag(),
})

export const pauseReminders = endpoint({
  summary: 'Until when a customer is not reminded, or that never again; without either they are. 404: no such customer',
  method: 'POST',
  path: '/api/sshp_pause_reminders/',
  access: 'admin',
  repeatable: true,
  body: pauseForm,
  answers: { 200: z.object({ status: z.literal('success') }) },
})

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

const wanted = z.object({
  invoice: z.int().check(z.positive(), z.maximum(999_999_999)),
  step,
  open: z.number().check(inCents),
  /** In place of the usual words; empty for these. Paragraphs with an empty line between. */
  subject: maybe(line({ max: 120, message: 'Please enter a subject of at most 120 characters' })),
  text: maybe(paragraph({ max: 4000, message: 'Please enter a text of at most 4,000 characters' })),
})

export type Wanted = z.output<typeof wanted>

export const previewReminder = endpoint({
  summary: 'The reminder as the customer would see it, and its words. Nothing is kept. 409: why it would not be sent',
  method: 'POST',
  path: '/api/sshp_preview_reminder/',
  access: 'admin',
  demoMayWrite: true,
  body: z.object({ reminder: z.pipe(z.transform(fromJson), wanted) }),
  answers: { 200: z.object({ subject: z.string(), text: z.string(), html: z.string() }) },
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
        .array(wanted, {
          error: 'Please choose the reminders',
        })
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
