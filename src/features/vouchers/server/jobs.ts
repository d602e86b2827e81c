import { transferDeadlines } from '#features/payments/rules.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { addDays, daysBetween, wallClock } from '#kit/shared/day.ts'
import { giveUpOrder, remindOfTransfer } from './commands/orders.ts'
import type { MailsOf } from './emails/voucher-mails.ts'
import { listToGiveUp, listToRemind } from './queries.ts'

const { dueOn, releaseOn } = transferDeadlines('2026-06-01')
const daysOfGrace = daysBetween(dueOn, releaseOn)

/**
 * Reminds of transfers on the day they are due, and gives the orders up when nothing has come after the days of grace.
 * Each order is a transaction of its own: whatever happens in between, none is reminded of twice. Who could only be
 * reminded late has the same time from then on.
 */
export const voucherReminders = ({ sql, env, clock, live, log }: Context, mails: MailsOf): Job => ({
  name: 'voucher-reminders',
  everySeconds: 900,
  async run() {
    const now = clock()
    const today = wallClock(env.timeZone, now).day
    const dueBy = addDays(today, -daysOfGrace)
    const overdue = await listToGiveUp(sql, dueBy, env.timeZone)
    const due = await listToRemind(sql, today)
    const done = [
      ...(await each(overdue, (tx, id) => giveUpOrder(tx, id, mails, true))),
      ...(await each(due, (tx, id) => remindOfTransfer(tx, id, mails, now.toString()))),
    ]
    if (done.includes(true)) await live.changed('vouchers', 'mails')

    async function each(rows: readonly { id: number }[], work: (tx: Transaction, id: number) => Promise<boolean>) {
      const outcomes: boolean[] = []
      for (const { id } of rows) {
        outcomes.push(
          await transaction(sql, (tx) => work(tx, id)).catch((error: unknown) => {
            log.warn({ err: error, voucher: id }, 'a voucher order could not be followed up')
            return false
          }),
        )
      }
      return outcomes
    }
  },
})
