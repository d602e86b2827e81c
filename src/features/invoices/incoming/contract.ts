import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, line, maybe, money, optional, wholeNumber } from '#kit/shared/fields.ts'

/** Invoices that others send to the agency: XRechnung and ZUGFeRD. Amounts are in the currency of the invoice. */

/** Bytes that a file may have. */
export const mostBytes = 10 * 1024 * 1024

export const incomingStates = ['new', 'checked', 'paid', 'rejected'] as const

const listed = z.object({
  id: z.int(),
  state: z.enum(incomingStates),
  seller: z.string(),
  number: z.string(),
  issued_on: z.nullable(z.string()),
  due_on: z.nullable(z.string()),
  /** Below zero where it is given back. */
  due: money,
  currency: z.string(),
  /** Rules that it breaks. */
  findings: z.int(),
  /** Another one of this seller has the number, and is not rejected. */
  is_double: z.boolean(),
  paid_on: z.nullable(z.string()),
  /** Why it is rejected. */
  reason: z.string(),
})
export type Incoming = z.output<typeof listed>

const params = z.object({ incoming: wholeNumber({ min: 1, max: 999_999_999, message: 'There is no such invoice' }) })

export const getIncomingInvoices = endpoint({
  summary:
    'Invoices that came in: first those to pay, by the day they are due, then the last ones of the others, 1000 in all',
  method: 'GET',
  path: '/api/sshp_get_incoming_invoices/',
  access: 'admin',
  changesWith: ['invoices'],
  answers: { 200: z.object({ today: z.string(), invoices: z.array(listed) }) },
})

export const getIncomingInvoice = endpoint({
  summary: 'What an invoice says that came in, in words, and which rules of EN 16931 it breaks. 404: no such invoice',
  method: 'GET',
  path: '/api/sshp_get_incoming_invoice/:incoming/',
  access: 'admin',
  params,
  answers: {
    200: z.object({
      file_name: z.string(),
      sha256: z.string(),
      parts: z.array(z.object({ title: z.string(), rows: z.array(z.object({ name: z.string(), text: z.string() })) })),
      findings: z.array(z.object({ rule: z.string(), text: z.string() })),
    }),
  },
})

export const getIncomingFile = endpoint({
  summary: 'The file of an invoice that came in, byte for byte. 404: no such invoice',
  method: 'GET',
  path: '/api/sshp_get_incoming_file/:incoming/',
  access: 'admin',
  params,
  answers: { 200: 'application/octet-stream' },
})

export const takeInInvoice = endpoint({
  summary:
    'Takes in an e-invoice, XRechnung or ZUGFeRD, and keeps the file for good. 409 TAKEN_IN: it is here. 422: it is none, or damaged',
  method: 'POST',
  path: '/api/sshp_take_in_invoice/',
  access: 'admin',
  bodyLimit: mostBytes + 64 * 1024,
  body: z.object({
    file: z.custom<Blob | Uint8Array>(
      (file) => {
        const size = file instanceof Uint8Array ? file.length : file instanceof Blob ? file.size : 0
        return size > 0 && size <= mostBytes
      },
      { error: 'Please choose an e-invoice of at most 10 MB' },
    ),
    file_name: optional(line({ max: 200, message: 'The name of the file is too long' })),
  }),
  answers: { 200: z.object({ id: z.int() }) },
})

export const markForm = z.object({
  ...params.shape,
  /** As it was shown. */
  before: z.enum(incomingStates),
  state: z.enum(incomingStates),
  /** Of a paid one. */
  paid_on: maybe(day('Please enter the day it was paid')),
  /** Of a rejected one. */
  reason: optional(line({ max: 200, message: 'This reason is too long' })),
})

export const markIncoming = endpoint({
  summary:
    'Says that an invoice is checked, was paid on a day or is rejected for a reason. 404: no such invoice. 409 STATE_CHANGED: somebody else was first',
  method: 'POST',
  path: '/api/sshp_mark_incoming_invoice/',
  access: 'admin',
  body: markForm,
  answers: { 200: z.object({ status: z.literal('success') }) },
})
