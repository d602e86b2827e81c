import type { Context } from '#kit/server/http/context.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { receiptMinutes } from '../contract.ts'
import { letGo } from './commands.ts'
import { listLeft } from './queries.ts'

/** Ends at the device what came to nothing. While it does not answer, the next turn does. */
export const endingReceipts = (context: Context): Job => ({
  name: 'tse-transactions',
  everySeconds: 60,
  async run() {
    const { sql, signer, clock } = context
    if (!signer) return
    const before = clock().subtract({ minutes: receiptMinutes }).toString()
    for (const { id } of await listLeft(sql, before)) await letGo(context, id)
  },
})
