import type { Circuit } from '#kit/server/circuit.ts'
import type { Context } from '#kit/server/context.ts'
import { unreadMails } from '#kit/server/imap.ts'
import type { Job } from '#kit/server/jobs.ts'
import { dispatch, planFollowUps } from './commands.dispatch.ts'
import { takeIn } from './commands.replies.ts'
import { readMail } from './queries.inbound.ts'
import { mailboxJob } from './queries.messages.ts'
import { isTakenIn } from './queries.suppressions.ts'

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
