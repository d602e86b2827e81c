import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, line, optional } from '#kit/shared/fields.ts'

export const vatIdCheck = z.object({
  /** As it is kept: in capitals, without spaces, with the country in front. */
  vatId: z.string(),
  /** It looks like one of the customer's country. */
  format: z.boolean(),
  /** Its check digits are right, where it has any. */
  checksum: z.boolean(),
  /** What is wrong with it by itself, as a sentence; empty where nothing is. */
  message: z.string(),
  vies: z.object({
    /** `not_asked`: something is wrong with the id, or VIES does not know such ones. */
    state: z.enum(['valid', 'invalid', 'unknown', 'not_asked']),
    /** Of the business, where the member state tells them; the address in several lines. */
    name: z.string(),
    address: z.string(),
    /** When VIES said so, ISO 8601. Null where it did not. */
    askedAt: z.nullable(z.string()),
    /** Why there is no answer of today: what is told then is what VIES said before, if it did. Null where there is one. */
    problem: z.nullable(z.enum(['off', 'unreachable', 'busy', 'strange'])),
  }),
})
export type VatIdCheck = z.output<typeof vatIdCheck>

export const checkVatId = endpoint({
  summary:
    "Looks at a VAT id by format and check digits, and asks VIES, the European Commission's register, whose answer is kept for a day",
  method: 'GET',
  path: '/api/sshp_check_vat_id/',
  access: 'admin',
  query: z.object({
    vatId: line({ min: 1, max: 40, message: 'Please enter a VAT id of at most 40 characters' }),
    /** The customer's. */
    country: optional(line({ max: 50, message: 'Please choose a country' })),
    /** Asks VIES again, whatever it said before. */
    again: flag(),
  }),
  answers: { 200: vatIdCheck },
})
