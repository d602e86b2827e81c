import type { Author } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { type WithWrite, type WriteCall, writing } from '#kit/server/http/write.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { type Day, wallClock } from '#kit/shared/day.ts'
import { notFound } from '#kit/shared/problem.ts'
import { openOf, toGiveBack } from '../../rules.ts'
import { mailInvoice } from '../../sending/server/commands.ts'
import * as calls from '../contract.ts'
import type { Creditable } from '../rules/credit.ts'
import { creditNote } from './commands/credit.ts'
import { lockInvoice } from './commands/payments.ts'
import { giveMoneyBack, takePaymentBack } from './commands/take-back.ts'
import { type DealingsRow, readCreditable, readDealings } from './queries.ts'

/** What came of an invoice, and correcting it. */
export function dealingsRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context)
  const desk = { ...context, write }

  route(app, calls.getInvoiceDealings, async ({ params }) => {
    const row = await readDealings(sql, params.invoice, env.timeZone)
    if (!row) throw notFound('There is no such invoice')
    const left = await readCreditable(sql, params.invoice)
    return presentDealings(row, left, wallClock(env.timeZone, clock()).day)
  })

  route(app, calls.takeBackPayment, (call) =>
    booking(desk, call, (tx, cashier) => takePaymentBack(tx, context, { ...call.body, cashier })),
  )

  route(app, calls.giveBack, (call) => {
    const { invoice, method, amount: shown } = call.body
    return booking(desk, call, (tx, cashier) => giveMoneyBack(tx, context, { invoice, method, shown, cashier }))
  })

  route(app, calls.creditInvoice, (call) =>
    write(call, async ({ tx, author, audit, tell }) => {
      const { mail, ...wanted } = call.body
      const { invoice, reason } = wanted
      const { id, reference } = await creditNote(tx, context, {
        ...wanted,
        issuedOn: author.day,
        issuedBy: author.name,
      })
      if (mail) await mailInvoice(tx, id, 'credit_note')
      const now = await lockInvoice(tx, invoice)
      const details = { reference: now.reference, credit_note: reference, reason, mailed: mail }
      await audit('invoice.credit', `invoice:${invoice}`, details)
      tell('invoices', 'customers', 'mails')
      return { status: 'success' as const, reference, to_give_back: toGiveBack(now) }
    }),
  )
}

const booking = (
  { write }: WithWrite,
  call: WriteCall,
  work: (tx: Transaction, cashier: Author) => Promise<{ receipt: number; position: number }>,
) =>
  write(call, async ({ tx, author, tell }) => {
    const { receipt, position } = await work(tx, author)
    tell('till', 'invoices', 'customers')
    return { status: 'success' as const, receipt, position }
  })

function presentDealings(row: DealingsRow, left: Creditable, today: Day): calls.InvoiceDealings {
  const { reference, business, currency, gross, credited, creditedBy, payments, reminders, pausedUntil } = row
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const settling = { gross, paid, credited }
  const takenBack = new Set(payments.map(({ takesBack }) => takesBack))
  return {
    reference,
    business,
    currency,
    gross,
    paid,
    credited,
    open: openOf(settling),
    to_give_back: toGiveBack(settling),
    credited_by: creditedBy,
    left,
    payments: payments.map(({ id, amount, method, day, cashier, receipt, takesBack, fromBank }) => ({
      id,
      amount,
      method,
      day,
      cashier,
      receipt,
      from_bank: fromBank,
      kind: takesBack !== null ? 'taken_back' : amount < 0 ? 'given_back' : 'payment',
      is_taken_back: takenBack.has(id),
    })),
    reminders: reminders.map(({ step, day, open }) => ({ step, day, open })),
    paused_until: pausedUntil !== null && pausedUntil >= today ? pausedUntil : null,
  }
}
