import type { Context } from '#kit/server/http/context.ts'
import { unreadMails } from '#kit/server/mail/imap.ts'
import type { Circuit } from '#kit/server/outbound/circuit.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { isTakenIn } from '../../outgoing/server/queries/suppressions.ts'
import { takeIn } from '../../replies/server/commands.ts'
import { readMail } from '../../replies/server/queries/inbound.ts'
import { mailboxJob } from '../../replies/server/queries/messages.ts'
import { dispatch, planFollowUps } from './commands/dispatch.ts'

/** Sends what is due to businesses, within the limits. */
export const sendingToBusinesses = (context: Context): Job => ({
  name: 'acquisition-mails',
  everySeconds: 2,
  run: async () => void (await dispatch(context)),
})

/** Asks again where nobody answered. */
export const askingAgain = (context: Context): Job => ({
  name: 'acquisition-follow-ups',
  everySeconds: 60,
  run: async () => void (await planFollowUps(context)),
})

/** Fetches answers and returned mails from the mailbox that they arrive in. */
export function readingMailbox(context: Context, url: string, circuit: Circuit): Job {
  const read = unreadMails(url, { circuit })
  return {
    name: mailboxJob,
    everySeconds: 60,
    run: () =>
      read({
        isKnown: (messageId) => isTakenIn(context.sql, messageId),
        take: async (bytes) => {
          const mail = await readMail(bytes)
          if (mail) await takeIn(context, mail)
        },
      }),
  }
}
