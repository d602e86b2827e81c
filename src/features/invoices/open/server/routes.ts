import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { wallClock } from '#kit/shared/day.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { lastBankDay } from '../../bank/server/queries.ts'
import { openOf } from '../../rules.ts'
import { getOpenInvoices, type OpenInvoice, sendReminders } from '../contract.ts'
import { nextReminder } from '../rules/reminders.ts'
import { sendReminder } from './commands/reminders.ts'
import { type OpenInvoiceRow, readOpen } from './queries.ts'

/** What is open, and reminding of it. */
export function openInvoiceRoutes(app: Server, context: Context): void {
  const { sql, live, env, clock } = context

  route(app, getOpenInvoices, async () => {
    const [rows, bankUntil] = await Promise.all([readOpen(sql, env.timeZone), lastBankDay(sql)])
    return {
      today: wallClock(env.timeZone, clock()).day,
      invoices: rows.map(present),
      bank_until: bankUntil,
      automatic: env.invoiceReminders,
    }
  })

  route(app, sendReminders, async ({ body, caller }) => {
    const by = authorOf(caller, context)
    const skipped: { invoice: number; reason: string }[] = []
    for (const { invoice, step, open } of body.reminders) {
      await transaction(sql, (tx) => sendReminder(tx, context, { invoice, step, open }, by)).catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error
        skipped.push({ invoice, reason: error.message })
      })
    }
    const sent = body.reminders.length - skipped.length
    if (sent > 0) await live.changed('invoices', 'mails')
    return { sent, skipped }
  })
}

function present(row: OpenInvoiceRow): OpenInvoice {
  const { id, reference, customerId, business, email, day, dueOn, currency, gross, reminders } = row
  const open = openOf(row)
  return {
    id,
    reference,
    customer: customerId,
    business,
    email,
    day,
    due_on: dueOn,
    currency,
    gross,
    open,
    reminders,
    next: nextReminder({ dueOn, open, sent: reminders }) ?? null,
  }
}
