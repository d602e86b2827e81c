import type { Context } from '#kit/server/http/context.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { receiptMinutes } from '../contract.ts'
import { letGo } from './commands.ts'
import { lastArchived, listLeft, listUnarchived } from './queries.ts'

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

/** An archive may take its time; after so many hours nobody else would notice that it does not come. */
const mostHours = 12

/** Keeps the device's log with each closing, up to the signature of the closing itself. Where it fails, the next turn does. */
export const archiving = ({ sql, signer, clock }: Context): Job => ({
  name: 'tse-archives',
  everySeconds: 300,
  async run() {
    const serial = (await signer?.describe())?.serial
    if (!signer || !serial) return
    for (const { closing, at, counter } of await listUnarchived(sql, serial)) {
      const first = (await lastArchived(sql, serial)) + 1
      const bytes = await signer.device.archive(first, counter)
      if (!bytes && Temporal.Instant.from(at).until(clock()).total('hours') > mostHours)
        throw new Error(`The log of closing ${closing} does not come`)
      if (!bytes) return
      await sql`
        INSERT INTO till_archives (business, closing, serial, first_counter, last_counter, bytes, sha256, kept_at)
        VALUES ('rental', ${closing}, ${serial}, ${first}, ${counter}, ${bytes}, ${sha256(bytes)}, ${clock().toString()})
        ON CONFLICT DO NOTHING`
    }
  },
})
