import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'

/** Leaving: with one click in the mail program (RFC 8058), or on the page that every mail links to. */

const token = z
  .string({ error: 'This link is not complete' })
  .check(z.maxLength(300, { error: 'This link is not complete' }))

const params = z.object({ token })

export const oneClickUnsubscribe = endpoint({
  summary: 'One-click unsubscribe (RFC 8058): takes the recipient of a mail off. Repeated: the same',
  method: 'POST',
  path: '/api/sshp_unsubscribe/:token/',
  access: 'anyone',
  foreign: true,
  params,
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click', { error: 'Please send List-Unsubscribe=One-Click' }) }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const showUnsubscribe = endpoint({
  summary: 'Leads to the page on which one can unsubscribe; takes nobody off by itself',
  method: 'GET',
  path: '/api/sshp_unsubscribe/:token/',
  access: 'anyone',
  params,
  answers: { 200: 'text/html' },
})

export const probeUnsubscribe = endpoint({
  summary: 'The same without a body: mail programs and virus scanners try links. Takes nobody off',
  method: 'HEAD',
  path: '/api/sshp_unsubscribe/:token/',
  access: 'anyone',
  params,
  answers: { 200: 'text/html' },
})

const ownAddress = z.object({
  /** Who was written to. */
  address: z.string(),
  /** What may be left as a whole; null with a provider of mailboxes, where strangers are. */
  domain: z.nullable(z.string()),
  /** What is never written to any more. */
  done: z.nullable(z.enum(['address', 'domain'])),
})
export type OwnAddress = z.output<typeof ownAddress>

export const readUnsubscribe = endpoint({
  summary: 'Whom the link of a mail would take off. 404: it is none of ours. Nothing is changed',
  method: 'POST',
  path: '/api/sshp_read_unsubscribe/',
  access: 'anyone',
  demoMayWrite: true,
  body: z.object({ link: token }),
  answers: { 200: ownAddress },
})

export const confirmUnsubscribe = endpoint({
  summary:
    'Takes the recipient of a mail off, or everybody at their domain. 404: the link is none of ours. Repeated: the same',
  method: 'POST',
  path: '/api/sshp_confirm_unsubscribe/',
  access: 'anyone',
  demoMayWrite: true,
  body: z.object({
    link: token,
    scope: z._default(z.enum(['address', 'domain'], { error: 'Please choose what to take off' }), 'address'),
  }),
  answers: { 200: ownAddress },
})
