import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { type Day, wallClock } from '#kit/shared/day.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import { lastBankDay } from '../../bank/server/queries.ts'
import type { InvoiceRules } from '../../documents/rules/rules.ts'
import { readRules } from '../../documents/server/queries/rules.ts'
import { openOf } from '../../rules.ts'
import * as calls from '../contract.ts'
import { nextReminder } from '../rules/reminders.ts'
import { chargesOf, chargesTotal } from '../rules/terms.ts'
import { composeReminder, pauseReminders, sendReminder } from './commands/reminders.ts'
import { reminderWords } from './emails/reminder.ts'
import { type OpenInvoiceRow, readOpen } from './queries.ts'

/** What is open, and reminding of it. */
export function openInvoiceRoutes(app: Server, context: Context): void {
  const { sql, live, env, clock } = context
  const write = writing(context, 'invoices')
  const today = () => wallClock(env.timeZone, clock()).day

  route(app, calls.getOpenInvoices, async () => {
    const [rows, bankUntil, rules] = await Promise.all([readOpen(sql, env.timeZone), lastBankDay(sql), readRules(sql)])
    return {
      today: today(),
      invoices: rows.map((row) => present(row, rules, today())),
      bank_until: bankUntil,
      automatic: env.invoiceReminders,
    }
  })

  route(app, calls.pauseReminders, (call) => {
    const { customer, always, until: day, consumer } = call.body
    if (day !== undefined && day < today())
      throw invalid([{ field: 'until', message: 'Please choose a day that is not over' }])
    const until = always ? 'infinity' : (day ?? null)
    return write(call, ({ tx, author }) => pauseReminders(tx, { customer, until, consumer }, author))
  })

  route(app, calls.previewReminder, async ({ body }) => {
    const composed = await transaction(sql, (tx) => composeReminder(tx, context, body.reminder, today()))
    const { subject, html } = composed.mail
    return { subject, html, text: reminderWords(composed.reminder).text }
  })

  route(app, calls.sendReminders, async ({ body, caller }) => {
    const by = authorOf(caller, context)
    const skipped: { invoice: number; reason: string }[] = []
    for (const one of body.reminders) {
      await transaction(sql, (tx) => sendReminder(tx, context, one, by)).catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error
        skipped.push({ invoice: one.invoice, reason: error.message })
      })
    }
    const sent = body.reminders.length - skipped.length
    if (sent > 0) await live.changed('invoices', 'mails')
    return { sent, skipped }
  })
}

function present(row: OpenInvoiceRow, rules: InvoiceRules, today: Day): calls.OpenInvoice {
  const { id, reference, customerId, business, email, day, dueOn, currency, gross, reminders } = row
  const { pausedUntil, isConsumer, payments } = row
  const open = openOf(row)
  const next = nextReminder({ dueOn, open, sent: reminders, pausedUntil }, rules)
  const debt = { open, currency, isConsumer, payments, sent: reminders }
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
    reminders: reminders.map(({ step, day }) => ({ step, day })),
    next: next ? { ...next, asks: chargesTotal(chargesOf(debt, next.step, today, rules)) } : null,
    paused_until: pausedUntil !== null && pausedUntil >= today ? pausedUntil : null,
    consumer: isConsumer,
  }
}
