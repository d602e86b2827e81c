import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { wholeNumber } from '#kit/shared/fields.ts'
import { words } from './words.ts'

/**
 * `waiting` until its time; `sending` while the server talks to the mail server; `sent`; `failed` after the last
 * try; `canceled` by staff; `unclear` when sending broke off, so that nobody knows whether it arrived.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'canceled', 'unclear'] as const
export type MailState = (typeof mailStates)[number]

export const mail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  /** Its text is for the recipient only. */
  confidential: z.boolean(),
  /** Its recipient may decline such mails: it is sent again where it was ordered, which looks whether they have. */
  declinable: z.boolean(),
  /** Both are instants, `2026-11-21T13:40:00Z`. */
  created_at: z.string(),
  /** When it is due; for a sent mail, when it went; for one that was tried last, when that was. */
  at: z.string(),
  tries: z.int(),
  /** Why the last try failed. */
  error: z.nullable(z.string()),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.int() })),
})
export type Mail = z.output<typeof mail>

const mailId = wholeNumber({ min: 1, max: 999_999_999, message: () => words.noMail })
const id = z.object({ id: mailId })
const attachment = z.extend(id, { index: wholeNumber({ max: 20, message: () => words.noAttachment }) })

/** `before`: mails older than this id, the next page. */
const page = z.object({ before: z.optional(mailId) })
const mailList = z.object({ mails: z.array(mail), next: z.nullable(z.int()) })
const done = { 200: z.object({ status: z.literal('success') }) }

export const listMails = endpoint({
  summary: 'All mails with their state, or those in one state, newest first, 50 at a time',
  method: 'GET',
  path: '/api/mailbox/',
  access: 'admin',
  changesWith: ['mails'],
  query: z.extend(page, { state: z.optional(z.enum(mailStates, { error: () => words.noState })) }),
  answers: { 200: mailList },
})

export const getMail = endpoint({
  summary: 'One mail with its state',
  method: 'GET',
  path: '/api/mailbox/:id/',
  access: 'admin',
  changesWith: ['mails'],
  params: id,
  answers: { 200: mail },
})

export const readMail = endpoint({
  summary: 'The HTML body of a mail, to be shown in a sandboxed frame',
  method: 'GET',
  path: '/api/mailbox/:id/html/',
  access: 'admin',
  params: id,
  answers: { 200: 'text/html' },
})

export const readMailAttachment = endpoint({
  summary: 'An attachment of a mail',
  method: 'GET',
  path: '/api/mailbox/:id/attachments/:index/',
  access: 'admin',
  params: attachment,
  answers: { 200: 'application/octet-stream' },
})

export const cancelMail = endpoint({
  summary: 'Keeps a waiting mail from being sent. 409: it does not wait any more',
  method: 'POST',
  path: '/api/mailbox/:id/cancel/',
  access: 'admin',
  params: id,
  answers: done,
})

export const resendMail = endpoint({
  summary: 'Sends a failed, canceled or unclear mail (again). 409: it is in another state',
  method: 'POST',
  path: '/api/mailbox/:id/resend/',
  access: 'admin',
  params: id,
  answers: done,
})

export const listMyMails = endpoint({
  summary: "The mails of this visitor's own booking of the last 24 hours, while no mail server is set up",
  method: 'GET',
  path: '/api/my_mailbox/',
  access: 'anyone',
  changesWith: ['mails'],
  query: page,
  answers: { 200: mailList },
})

export const getMyMail = endpoint({
  summary: "One mail of this visitor's own booking",
  method: 'GET',
  path: '/api/my_mailbox/:id/',
  access: 'anyone',
  changesWith: ['mails'],
  params: id,
  answers: { 200: mail },
})

export const readMyMail = endpoint({
  summary: "The HTML body of a mail of this visitor's own booking",
  method: 'GET',
  path: '/api/my_mailbox/:id/html/',
  access: 'anyone',
  params: id,
  answers: { 200: 'text/html' },
})

export const readMyMailAttachment = endpoint({
  summary: "An attachment of a mail of this visitor's own booking",
  method: 'GET',
  path: '/api/my_mailbox/:id/attachments/:index/',
  access: 'anyone',
  params: attachment,
  answers: { 200: 'application/octet-stream' },
})
