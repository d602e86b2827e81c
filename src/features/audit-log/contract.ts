import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, line, maybe, wholeNumber } from '#kit/shared/fields.ts'
import { type Verb, verbs } from './content/verbs.ts'

export const auditEntry = z.object({
  id: z.int(),
  /** An instant, `2026-11-21T13:40:00Z`. */
  at: z.string(),
  /** The account, and its name as it was then. */
  actor_id: z.nullable(z.int()),
  actor: z.string(),
  /** `booking.cancel` */
  action: z.string(),
  /** `booking:17` */
  record: z.string(),
  /** What people call the record, where it is still there: a booking's reference, a boat's name. */
  label: z.nullable(z.string()),
  /** What the address of its page needs besides: the first day of a booking, the type of a boat or a product. */
  place: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.output<typeof auditEntry>

const someId = wholeNumber({ min: 1, max: 999_999_999, message: 'There is no such entry' })
const word = (message: string) => maybe(line({ max: 50, pattern: /^[\w.-]+$/, message }))

export const auditFilter = z.object({
  /** Of the account. */
  actor: maybe(wholeNumber({ min: 1, max: 1_999_999_999, message: 'Please choose a person' })),
  kind: word('Please choose a kind of record'),
  action: word('Please choose what was done'),
  /** In a whole verb, whatever it was done to. */
  verb: maybe(z.enum(Object.keys(verbs) as [Verb, ...Verb[]], { error: 'Please choose what was done' })),
  /** One thing: `booking:17`. */
  record: maybe(line({ max: 80, pattern: /^[\w-]+:/, message: 'There is no such record' })),
  /** First and last day, on the calendar of the business. */
  from: maybe(day()),
  to: maybe(day()),
  /** Words that all have to occur in name, action, record or details; or what a booking, boat, customer, invoice, business or account is called. */
  search: maybe(line({ min: 3, max: 100, message: 'Please search for 3 to 100 characters' })),
})
export type AuditFilter = z.output<typeof auditFilter>

export const getAuditLog = endpoint({
  summary: 'What staff did, newest first, 50 entries at a time',
  method: 'GET',
  path: '/api/sshp_get_audit_log/',
  access: 'root',
  /** `before`: entries older than the one with this id, the next page. */
  query: z.extend(auditFilter, { before: maybe(someId) }),
  changesWith: ['audit-log'],
  answers: { 200: z.object({ entries: z.array(auditEntry), next: z.nullable(z.int()) }) },
})

export const getAuditChoices = endpoint({
  summary: 'What the log can be filtered by: people, kinds of records and actions that occur in it',
  method: 'GET',
  path: '/api/sshp_get_audit_choices/',
  access: 'root',
  changesWith: ['audit-log', 'users'],
  answers: {
    200: z.object({
      people: z.array(z.object({ id: z.int(), name: z.string() })),
      kinds: z.array(z.string()),
      actions: z.array(z.string()),
    }),
  },
})

export const exportAuditLog = endpoint({
  summary: 'The same entries, all of them, as CSV',
  method: 'GET',
  path: '/api/sshp_export_audit_log/',
  access: 'root',
  query: auditFilter,
  answers: { 200: 'text/csv' },
})
