import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line } from '#kit/shared/fields.ts'

/** Whether mails to businesses reach inboxes, as far as the records of the domain they come from tell. */

const senderFinding = z.object({
  kind: z.enum(['SPF', 'DKIM', 'DMARC', 'PTR']),
  /** `unknown`: nobody could be asked. */
  state: z.enum(['fine', 'missing', 'wrong', 'unknown']),
  says: z.string(),
  /** What is to be added, or stand in its place. */
  record: z.nullable(z.object({ name: z.string(), value: z.string() })),
})
export type SenderFinding = z.output<typeof senderFinding>

const sender = z.object({
  domain: z.string(),
  /** An instant; null before they were looked up. */
  looked_at: z.nullable(z.string()),
  findings: z.array(senderFinding),
  /** Who said that mails go out nevertheless, and when. */
  word: z.nullable(z.object({ by: z.string(), at: z.string() })),
  /** Nothing goes out before the records are there or somebody gives their word. */
  holds: z.boolean(),
})
export type Sender = z.output<typeof sender>

export const getSender = endpoint({
  summary: 'What the records of our domain say about whether mails to businesses arrive, as last looked up',
  method: 'GET',
  path: '/api/sshp_get_acquisition_sender/',
  access: 'admin',
  changesWith: ['acquisition'],
  answers: { 200: sender },
})

export const lookUpSender = endpoint({
  summary: 'Looks SPF, DKIM, DMARC and PTR of our domain up again; takes up to 8 seconds',
  method: 'POST',
  path: '/api/sshp_look_up_acquisition_sender/',
  access: 'admin',
  answers: { 200: sender },
})

/** The domain that was shown. */
export const trustForm = z.object({ domain: line({ min: 1, max: 253, message: 'Please say for which domain' }) })

export const trustSender = endpoint({
  summary: "Lets mails to businesses go out whatever the records say, on one's word",
  method: 'POST',
  path: '/api/sshp_trust_acquisition_sender/',
  access: 'admin',
  repeatable: true,
  body: trustForm,
  answers: { 200: sender },
})
