import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, line, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { entryId, legalBases, stages } from '../contract.ts'
import { acquisitionNote } from '../notes/contract.ts'

/** Mails to businesses: what waits, what went out, and what came back. */

const most = 999_999_999
const messageId = wholeNumber({ min: 1, max: most, message: 'There is no such mail' })
const success = { 200: z.object({ status: z.literal('success') }) }

/** `queued`: in the outbox. `unclear`: its sending broke off, so that nobody knows whether it arrived. */
export const messageStates = ['waiting', 'queued', 'sent', 'failed', 'unclear', 'canceled'] as const
export type MessageState = (typeof messageStates)[number]

export const acquisitionMessage = z.object({
  id: z.int(),
  entry: z.int(),
  business: z.string(),
  kind: z.enum(['first', 'follow_up', 'reply']),
  state: z.enum(messageStates),
  to: z.string(),
  subject: z.string(),
  country: z.string(),
  preset: z.string(),
  /** Instants: when it is due, and when it went out. */
  due_at: z.string(),
  sent_at: z.nullable(z.string()),
  /** Why it was not sent. */
  error: z.nullable(z.string()),
  ordered_by: z.string(),
})
export type AcquisitionMessage = z.output<typeof acquisitionMessage>

export const outreachSettings = z.object({
  hourly_limit: z.int(),
  daily_limit: z.int(),
  /** After the first mail, and after the one before; 0: never, and nothing after it. */
  follow_up_days: z.int(),
  second_follow_up_days: z.int(),
  third_follow_up_days: z.int(),
  paused: z.boolean(),
  changed_by: z.string(),
})
export type OutreachSettings = z.output<typeof outreachSettings>

export const outgoing = z.object({
  settings: outreachSettings,
  /** Mails of the last hour and of the last 24 hours, as far as the limits go. */
  sent: z.object({ hour: z.int(), day: z.int() }),
  /** When the next one may go out: an instant; null where it may at once. */
  free_at: z.nullable(z.string()),
  /** The next to go out first, at most 100; and how many there are. */
  waiting: z.array(acquisitionMessage),
  waiting_total: z.int(),
  /** Those that failed or are unclear, the latest first, at most 50. */
  troubled: z.array(acquisitionMessage),
  /** Mails that will be followed by another unless somebody answers, the next first, at most 50: when, as `due_at`. */
  follow_ups: z.array(acquisitionMessage),
  follow_ups_total: z.int(),
  /** Returned mails and answers are fetched from the mailbox by themselves. */
  reads_mailbox: z.boolean(),
  /** The mailbox stays away. `read_at`: when it was last read, an instant; null: never. */
  mailbox_away: z.nullable(z.object({ read_at: z.nullable(z.string()) })),
})
export type Outgoing = z.output<typeof outgoing>

export const getOutgoing = endpoint({
  summary: 'Mails to businesses that wait, failed or will be followed up, and how much may be sent',
  method: 'GET',
  path: '/api/sshp_get_acquisition_outgoing/',
  access: 'admin',
  changesWith: ['acquisition', 'mails'],
  answers: { 200: outgoing },
})

const daysAfter = wholeNumber({ min: 0, max: 90, message: 'Please enter a number from 0 to 90' })

export const outreachForm = z.object({
  hourlyLimit: wholeNumber({ min: 1, max: 1000, message: 'Please enter a number from 1 to 1000' }),
  dailyLimit: wholeNumber({ min: 1, max: 10_000, message: 'Please enter a number from 1 to 10000' }),
  followUpDays: daysAfter,
  secondFollowUpDays: z._default(daysAfter, 0),
  thirdFollowUpDays: z._default(daysAfter, 0),
  paused: flag(),
})

export const setOutreach = endpoint({
  summary: 'Sets how many mails go out within an hour and a day, when is asked again, and whether any go out at all',
  method: 'POST',
  path: '/api/sshp_set_acquisition_outreach/',
  access: 'admin',
  body: outreachForm,
  answers: success,
})

const oneMessage = z.object({ message: messageId })

export const cancelMessage = endpoint({
  summary: 'Keeps a waiting mail, or the follow-up of a sent one, from going out. 404: no such mail. 409: too late',
  method: 'POST',
  path: '/api/sshp_cancel_acquisition_message/',
  access: 'admin',
  body: oneMessage,
  answers: success,
})

export const sendMessageNow = endpoint({
  summary:
    'Lets a waiting mail go out as soon as the limits allow, and one that failed, is unclear or was canceled go out again. 404: no such mail. 409: it is on its way, SUPPRESSED, CUSTOMER, ALREADY_WAITING, ENTRY_GONE, LEGAL_BASIS_MISSING',
  method: 'POST',
  path: '/api/sshp_send_acquisition_message/',
  access: 'admin',
  body: oneMessage,
  answers: success,
})

// The history of a business ---------------------------------------------------------------------------

export const eventKinds = [
  'answered',
  'bounced',
  'soft_bounced',
  'complained',
  'unsubscribed',
  'converted',
  'reopened',
] as const
export type EventKind = (typeof eventKinds)[number]

export const acquisitionEvent = z.object({
  id: z.int(),
  kind: z.enum(eventKinds),
  /** What they wrote, or what their mail server said. */
  words: z.string(),
  at: z.string(),
  /** Empty where it came by itself. */
  noted_by: z.string(),
  /** It is a mail of theirs, and can be answered. */
  came: z.boolean(),
})
export type AcquisitionEvent = z.output<typeof acquisitionEvent>

export const history = z.object({
  stage: z.enum(stages),
  legal: z.object({ basis: z.enum(legalBases), note: z.string(), by: z.string(), at: z.nullable(z.string()) }),
  /** The latest first. */
  messages: z.array(acquisitionMessage),
  events: z.array(acquisitionEvent),
  notes: z.array(acquisitionNote),
  /** When is asked again unless they answer. */
  follow_up_at: z.nullable(z.string()),
})
export type History = z.output<typeof history>

export const getHistory = endpoint({
  summary: 'What was written to a business and what came back. 404: there is no such entry',
  method: 'GET',
  path: '/api/sshp_get_acquisition_history/:id/',
  access: 'admin',
  changesWith: ['acquisition', 'mails'],
  params: z.object({ id: entryId }),
  answers: { 200: history },
})

export const readMessage = endpoint({
  summary:
    'A mail to a business as a page for a frame: to the letter as it was sent, or as it would be now. 404: there is none',
  method: 'GET',
  path: '/api/sshp_read_acquisition_message/:id/',
  access: 'admin',
  params: z.object({ id: messageId }),
  answers: { 200: 'text/html' },
})

const typed = (max: number) => z._default(line({ max, message: `Please enter at most ${max} characters` }), '')

/** What a mail is made of, as far as the form has it: it may be unfinished. */
const outreachDraft = z.object({
  entry: entryId,
  ...{ business: typed(50), email: typed(50), country: typed(50) },
  ...{ subject: typed(120), salutation: typed(50), name: typed(50) },
  /** HTML, or text without any. */
  body: z._default(paragraph({ max: 10_000, message: 'Please enter a valid body' }), ''),
  legalBasis: z._default(z.enum(legalBases), ''),
})
export type OutreachDraft = z.output<typeof outreachDraft>

export const previewDraft = endpoint({
  summary:
    'The mail that would be sent to an entry with what is typed, and why it would not be. Nothing is kept. 404: there is no such entry',
  method: 'POST',
  path: '/api/sshp_preview_acquisition_message/',
  access: 'admin',
  demoMayWrite: true,
  sendsEmpty: true,
  body: outreachDraft,
  answers: {
    200: z.object({
      to: z.string(),
      subject: z.string(),
      html: z.string(),
      /** Null where it could go out. */
      refusal: z.nullable(z.string()),
    }),
  },
})

/** What staff may note; the rest comes by itself. */
export const notedKinds = ['answered', 'bounced', 'unsubscribed', 'reopened'] as const
export type NotedKind = (typeof notedKinds)[number]

export const noteForm = z.object({
  entry: entryId,
  kind: z.enum(notedKinds, { error: 'Please say what happened' }),
  words: z._default(paragraph({ max: 5000, message: 'Please enter at most 5,000 characters' }), ''),
})

export const noteEvent = endpoint({
  summary:
    'Notes that a business answered, does not exist, wants no mails, or is written to again after all. 404: no such entry. 409: it stands there already, or SUPPRESSED',
  method: 'POST',
  path: '/api/sshp_note_acquisition_event/',
  access: 'admin',
  repeatable: true,
  body: noteForm,
  answers: success,
})

/** Bytes of a mail that is taken in. */
export const mostMailBytes = 5 * 1024 * 1024

const mailFile = z.custom<Blob | Uint8Array>(
  (value) =>
    (value instanceof Uint8Array && value.length > 0 && value.length <= mostMailBytes) ||
    (value instanceof Blob && value.size > 0 && value.size <= mostMailBytes),
  { error: 'Please choose a saved mail (.eml) of at most 5 MB' },
)

/**
 * What a mail that came in was: an answer, one that was returned (`bounced` for good, `soft_bounced` otherwise), a
 * `complained` one, written by a machine (`automatic`), nothing of ours (`other`), or taken in before (`known`).
 */
export const inboundOutcomes = [
  'answered',
  'bounced',
  'soft_bounced',
  'complained',
  'automatic',
  'other',
  'known',
] as const
export type InboundOutcome = (typeof inboundOutcomes)[number]

export const takeInMail = endpoint({
  summary: 'Takes in a mail that came back or answers one of ours, once. 422: the file is no mail',
  method: 'POST',
  path: '/api/sshp_take_in_acquisition_mail/',
  access: 'admin',
  bodyLimit: mostMailBytes + 64 * 1024,
  body: z.object({ file: mailFile }),
  answers: {
    200: z.object({
      outcome: z.enum(inboundOutcomes),
      /** Whose mail it is about. */
      entries: z.array(z.object({ id: z.int(), business: z.string() })),
      words: z.string(),
    }),
  },
})
