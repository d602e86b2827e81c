import { authoredBy } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { wallClock } from '#kit/shared/day.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { readRules } from '../../../documents/server/queries/rules.ts'
import { openOf } from '../../../rules.ts'
import { dueReminder } from '../../rules/reminders.ts'
import { sendReminder } from '../commands/reminders.ts'
import { readOpen } from '../queries.ts'

/** At which hour of the business's day reminders go out by themselves, at the earliest. */
const hour = 8

/** Sends the reminders that are due, where the installation wants that to happen by itself. */
export const reminding = (context: Context): Job => ({
  name: 'invoice-reminders',
  everySeconds: 1800,
  async run() {
    const { env, sql, live, log, clock } = context
    const now = wallClock(env.timeZone, clock())
    if (!env.invoiceReminders || now.hour < hour) return
    let sent = 0
    const rules = await readRules(sql)
    for (const { id, dueOn, email, reminders, pausedUntil, ...row } of await readOpen(sql, env.timeZone)) {
      const open = openOf(row)
      const step = dueReminder({ dueOn, open, sent: reminders, pausedUntil }, now.day, rules)
      if (step === undefined || email === '') continue
      const by = authoredBy({ id: null, name: env.business.name }, context)
      await transaction(sql, (tx) => sendReminder(tx, context, { invoice: id, step, open }, by))
        .then(() => sent++)
        .catch((error: unknown) => {
          // It was paid meanwhile: whoever looks next sees it as it is.
          if (!(error instanceof ProblemError)) log.warn({ err: error, invoice: id }, 'a reminder was not sent')
        })
    }
    if (sent > 0) await live.changed('invoices', 'mails')
  },
})
