import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { email, line, wholeNumber } from '#kit/shared/fields.ts'

/** Who is never written to again. */

export const suppressionReasons = ['unsubscribed', 'bounced', 'complained', 'by_hand'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

export const suppression = z.object({
  id: z.int(),
  kind: z.enum(['address', 'domain']),
  value: z.string(),
  reason: z.enum(suppressionReasons),
  note: z.string(),
  /** Empty where it came by itself. */
  added_by: z.string(),
  at: z.string(),
})
export type Suppression = z.output<typeof suppression>

const suppressionId = wholeNumber({ min: 1, max: 999_999_999, message: 'This address is not in the list any more' })

export const getSuppressions = endpoint({
  summary: 'Addresses and domains that are never written to, the latest first, 50 at a time',
  method: 'GET',
  path: '/api/sshp_get_acquisition_suppressions/',
  access: 'admin',
  changesWith: ['acquisition'],
  query: z.object({
    search: z.optional(line({ max: 100, message: 'Please search for at most 100 characters' })),
    /** Those older than this id: the next page. */
    before: z.optional(suppressionId),
  }),
  answers: {
    200: z.object({ suppressions: z.array(suppression), next: z.nullable(z.int()), total: z.int() }),
  },
})

const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i
const addressOrDomain = line({ min: 1, max: 253, message: 'Please enter an email address or a domain' }).check(
  z.refine((value) => domain.test(value) || email(253).safeParse(value).success, {
    error: 'Please enter an email address or a domain',
  }),
)

export const addSuppression = endpoint({
  summary: 'Never writes to an address or a domain again. 409: it is there already. 422: the domain is of strangers',
  method: 'POST',
  path: '/api/sshp_add_acquisition_suppression/',
  access: 'admin',
  body: z.object({
    value: addressOrDomain,
    note: z._default(line({ max: 300, message: 'Please enter at most 300 characters' }), ''),
  }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const removeSuppression = endpoint({
  summary: 'Takes one off the list. 404: it is not there. 409 THEIR_WISH: they asked for it themselves',
  method: 'POST',
  path: '/api/sshp_remove_acquisition_suppression/',
  access: 'admin',
  body: z.object({ id: suppressionId }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
