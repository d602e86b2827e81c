import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, maybe } from '#kit/shared/fields.ts'
import { acquisitionTypes } from '../contract.ts'

/** How many came how far. Each step counts all that reached it, wherever they are by now. */
export const reached = z.object({
  /** In the list, or ever written to. */
  new: z.int(),
  contacted: z.int(),
  followed_up: z.int(),
  answered: z.int(),
  customer: z.int(),
  unsubscribed: z.int(),
  bounced: z.int(),
})
export type Reached = z.output<typeof reached>

export const getAcquisitionFigures = endpoint({
  summary: 'How many businesses reached which step, at all, by the preset that first wrote to them, and by country',
  method: 'GET',
  path: '/api/sshp_get_acquisition_figures/',
  access: 'admin',
  changesWith: ['acquisition'],
  query: z.object({
    type: maybe(z.enum(acquisitionTypes, { error: 'Please choose a type' })),
    country: z.optional(line({ max: 50, message: 'Please choose a country' })),
  }),
  answers: {
    200: z.object({
      funnel: reached,
      /** Of those written to, most contacted first; an empty preset is a text written freely. */
      presets: z.array(z.extend(reached, { preset: z.string() })),
      /** By the subject of the first mail, `{business}` in the place of names; most contacted first, at most 30. */
      subjects: z.array(z.extend(reached, { subject: z.string() })),
      /** Most contacted first. */
      countries: z.array(z.extend(reached, { country: z.string() })),
    }),
  },
})
