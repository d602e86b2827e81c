import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'

/** What went wrong and what is due in the agency's office, beside what its inbox says. */
export const dueKinds = ['jobs', 'backups', 'mails', 'invoices', 'bank', 'answers'] as const
export type DueKind = (typeof dueKinds)[number]

const due = z.object({
  kind: z.enum(dueKinds),
  /** At least one. */
  count: z.int(),
  /** Of jobs: which ones. */
  names: z.array(z.string()),
})
export type Due = z.output<typeof due>

export const getDue = endpoint({
  summary:
    'What failed (jobs, backups of the last day, mails of the last 30 days) and what is due (overdue invoices, bank lines that belong to none, businesses that answered); nothing of what there is none of',
  method: 'GET',
  path: '/api/sshp_get_due/',
  access: 'root',
  changesWith: ['mails', 'invoices', 'acquisition', 'backups'],
  answers: { 200: z.object({ due: z.array(due) }) },
})
