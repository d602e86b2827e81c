import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { email, line, paragraph } from '#kit/shared/fields.ts'
import { words } from '../words.ts'

/** Characters of a message. */
export const longestMessage = 2000

/** What a visitor writes to a business. */
export const contactRequest = z.object({
  sender: line({ min: 1, max: 50, message: () => words.noName }),
  email: email(50),
  body: paragraph({
    min: 1,
    max: longestMessage,
    message: () => words.noMessage,
    tooLong: () => words.longMessage,
  }),
  /** People do not see this field: a program that fills in whatever it finds gives itself away. */
  topic: z.optional(z.unknown()),
})
export type ContactRequest = z.output<typeof contactRequest>

const answers = { 201: z.object({ status: z.literal('success') }) }

/** How visitors write to each business, from the form on its home page. */
export const sendContactRequest = {
  agency: endpoint({
    summary: 'Writes to the agency: into its inbox, and by mail to its owner. 429: too many from one place or address',
    method: 'POST',
    path: '/api/sshp_send_contact_request/',
    access: 'anyone',
    repeatable: true,
    // Whoever tried the test account out may well become a customer: here they write as themselves.
    demoMayWrite: true,
    body: contactRequest,
    answers,
  }),
  rental: endpoint({
    summary:
      'Writes to the rental: into its inbox, and by mail to its owner. 429: too many from one place or address. 403 SHOWCASE: nobody is written to here',
    method: 'POST',
    path: '/api/rere_send_contact_request/',
    access: 'anyone',
    repeatable: true,
    body: contactRequest,
    answers,
  }),
} as const
