import type { Context } from '#kit/server/http/context.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { issueDue } from '../run/server/commands/pending.ts'

/** Sends the invoices that are due. */
export const sending = (context: Context): Job => ({
  name: 'invoices',
  everySeconds: 2,
  run: async () => void (await issueDue(context)),
})
