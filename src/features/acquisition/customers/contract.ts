import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, maybe, wholeNumber } from '#kit/shared/fields.ts'
import { acquisitionEntry, entryId } from '../contract.ts'
import { acquisitionMessages } from '../entries/contract/handle.ts'

/** A customer that may be the same business. */
export const similarCustomer = z.object({
  id: z.int(),
  business: z.string(),
  /** What they share. */
  same: z.array(z.enum(['business', 'website', 'email'])),
})
export type SimilarCustomer = z.output<typeof similarCustomer>

const converted = z.object({
  status: z.literal('success'),
  /** The new customer, shown at /invoices. */
  customer: z.object({ id: z.int(), business: z.string() }),
  /** As it is now: of the stage `customer`. */
  entry: acquisitionEntry,
})
export type Converted = z.output<typeof converted>

export const convertAcquisitionEntry = endpoint({
  summary:
    'Makes a customer of a business, with its data. Mails that wait to be sent to it are canceled. 404: no such entry. 409: CHANGED_MEANWHILE; ALREADY_CONVERTED with `customer`; ALREADY_CUSTOMER with `customers` that have its name, website or email, unless `anyway`',
  method: 'POST',
  path: '/api/sshp_convert_acquisition_entry/',
  access: 'admin',
  repeatable: true,
  body: z.object({
    id: entryId,
    /** Although there is a customer with this name, website or email. */
    anyway: flag(),
    version: maybe(wholeNumber({ min: 1, max: 999_999_999, message: acquisitionMessages.gone })),
  }),
  answers: { 200: converted },
})
