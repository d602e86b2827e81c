import * as z from 'zod/mini'
import { customerTypes } from '#features/customers/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, line, maybe, wholeNumber } from '#kit/shared/fields.ts'

/** What a business may be won for. */
export const acquisitionTypes = customerTypes
export type AcquisitionType = (typeof acquisitionTypes)[number]

/** How far an entry came, in the order of the way. */
export const stages = ['new', 'contacted', 'followed_up', 'answered', 'customer', 'unsubscribed', 'bounced'] as const
export type Stage = (typeof stages)[number]

/** Why somebody may be written to; empty as long as nobody said. */
export const legalBases = ['', 'consent', 'request', 'customer', 'other'] as const

/** Fields in which another entry says the same. */
export const doubleFields = ['business', 'website', 'email', 'phone'] as const
export type DoubleField = (typeof doubleFields)[number]

export const acquisitionEntry = z.object({
  id: z.int(),
  business: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  type: z.enum(acquisitionTypes),
  country: z.string(),
  state: z.string(),
  /** Instants at which mails went out, oldest first. */
  contactDates: z.array(z.string()),
  active: z.boolean(),
  subject: z.string(),
  salutation: z.string(),
  name: z.string(),
  /** HTML. */
  body: z.string(),
  /** What the body was taken from; empty where it was written freely. */
  preset: z.string(),
  note: z.string(),
  searchTerm: z.string(),
  /** Hours. */
  delay: z.number(),
  stage: z.enum(stages),
  legalBasis: z.enum(legalBases),
  /** How and when it was given. */
  legalNote: z.string(),
  /** Its address or domain is never written to again: why. */
  suppressed: z.nullable(z.string()),
  /** It is a customer, in words; `became`: it was made one of this entry. */
  customer: z.nullable(z.object({ reason: z.string(), became: z.boolean() })),
  /** A mail is on its way: when it is due, an instant. */
  waitingUntil: z.nullable(z.string()),
  /** Fields that another entry shares. */
  doubles: z.array(z.enum(doubleFields)),
  added_or_changed_by: z.string(),
  /** Grows with every change. */
  version: z.int(),
})
export type AcquisitionEntry = z.output<typeof acquisitionEntry>

export const entryId = wholeNumber({ min: 1, max: 999_999_999, message: 'This entry does not exist any more' })

const listQuery = z.object({
  /** In business, website, email or phone, whatever its case. */
  search: z.optional(line({ max: 100, message: 'Please search for at most 100 characters' })),
  type: maybe(z.enum(acquisitionTypes, { error: 'Please choose a type' })),
  country: z.optional(line({ max: 50, message: 'Please choose a country' })),
  state: z.optional(line({ max: 50, message: 'Please choose a state' })),
  stage: maybe(z.enum(stages, { error: 'Please choose how far it came' })),
  /** Only those that are, or are not. */
  active: maybe(flag()),
  /** Only those that share a field with another entry. */
  double: maybe(flag()),
  /** Entries older than this id: the next page. */
  before: z.optional(entryId),
})

export const getAcquisitionList = endpoint({
  summary: 'Businesses to be won, newest first, 50 at a time, by filters and a search; with how many there are at all',
  method: 'GET',
  path: '/api/sshp_get_acquisition_list/',
  access: 'admin',
  changesWith: ['acquisition', 'customers'],
  query: listQuery,
  answers: {
    200: z.object({
      acquisition_list: z.array(acquisitionEntry),
      /** To ask for the next page with; null on the last one. */
      next: z.nullable(z.int()),
      /** How many match the filters and the search. */
      found: z.int(),
      /** How many there are at all. */
      total: z.int(),
    }),
  },
})

export const getAcquisitionEntry = endpoint({
  summary: 'One business to be won. 404: it is not there any more',
  method: 'GET',
  path: '/api/sshp_get_acquisition_entry/:id/',
  access: 'admin',
  changesWith: ['acquisition', 'customers'],
  params: z.object({ id: entryId }),
  answers: { 200: acquisitionEntry },
})
