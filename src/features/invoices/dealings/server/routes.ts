import { answer } from '#kit/server/http/answer.ts'
import { audit, authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, type Caller, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer, rememberAnswer } from '#kit/server/http/repeat.ts'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { toUnits } from '#kit/shared/money.ts'
import { notFound } from '#kit/shared/problem.ts'
import { mailInvoice } from '../../sending/server/commands.ts'
import * as calls from '../contract.ts'
import { openOf } from '../rules/payments.ts'
import { creditNote } from './commands/credit.ts'
import { lockInvoice } from './commands/payments.ts'
import { giveMoneyBack, takePaymentBack } from './commands/take-back.ts'
import { type DealingsRow, readDealings } from './queries.ts'

type Booked = { status: 'success'; receipt: number; position: number }
type Credited = { status: 'success'; reference: string; to_give_back: number }

/** What came of an invoice, and correcting it. */
export function dealingsRoutes(app: Server, context: Context): void {
  const { sql, live, env } = context
  const by = (caller: Caller) => authorOf(caller, context)

  route(app, calls.getInvoiceDealings, async ({ params }) => {
    const row = await readDealings(sql, params.invoice, env.timeZone)
    if (!row) throw notFound('There is no such invoice')
    return presentDealings(row)
  })

  route(app, calls.takeBackPayment, async (call) => {
    const { payment, reason } = call.body
    return booking(call, (tx) => takePaymentBack(tx, context, { payment, reason, cashier: by(call.caller) }))
  })

  route(app, calls.giveBack, async (call) => {
    const { invoice, method, amount } = call.body
    return booking(call, (tx) =>
      giveMoneyBack(tx, context, { invoice, method, shown: amount, cashier: by(call.caller) }),
    )
  })

  async function booking(
    { repeat }: Pick<Call<typeof calls.giveBack>, 'repeat'>,
    work: (tx: Transaction) => Promise<{ receipt: number; position: number }>,
  ): Promise<Booked> {
    const booked = await orEarlierAnswer<Booked>(sql, repeat, async () =>
      answer(
        200,
        await transaction(sql, async (tx) => {
          const { receipt, position } = await work(tx)
          const done: Booked = { status: 'success', receipt, position }
          await rememberAnswer(tx, repeat, 200, done)
          return done
        }),
      ),
    )
    await live.changed('till', 'invoices', 'customers')
    return (booked as NonNullable<typeof booked>).body
  }

  route(app, calls.creditInvoice, async (call) => {
    const credited = await orEarlierAnswer<Credited>(sql, call.repeat, async () => answer(200, await credit(call)))
    await live.changed('invoices', 'customers', 'mails')
    return credited as NonNullable<typeof credited>
  })

  const credit = ({ body, caller, repeat }: Call<typeof calls.creditInvoice>) =>
    transaction(sql, async (tx): Promise<Credited> => {
      const author = by(caller)
      const { paid, reference: taken } = await lockInvoice(tx, body.invoice)
      const { id, reference } = await creditNote(tx, context, {
        invoice: body.invoice,
        issuedOn: author.day,
        issuedBy: author.name,
      })
      if (body.mail) await mailInvoice(tx, id, 'credit_note')
      const details = { reference: taken, credit_note: reference, reason: body.reason, mailed: body.mail }
      await audit(tx, author, 'invoice.credit', `invoice:${body.invoice}`, details)
      const credited: Credited = { status: 'success', reference, to_give_back: toUnits(paid) }
      await rememberAnswer(tx, repeat, 200, credited)
      return credited
    })
}

function presentDealings(row: DealingsRow): calls.InvoiceDealings {
  const { reference, business, currency, gross, creditedBy, payments, reminders } = row
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const credited = creditedBy !== null
  const takenBack = new Set(payments.map(({ takesBack }) => takesBack))
  return {
    reference,
    business,
    currency,
    gross: toUnits(gross),
    paid: toUnits(paid),
    open: toUnits(openOf({ gross, paid, credited })),
    to_give_back: toUnits(credited ? Math.max(0, paid) : 0),
    credited_by: creditedBy,
    payments: payments.map(({ id, amount, method, day, cashier, receipt, takesBack, fromBank }) => ({
      id,
      amount: toUnits(amount),
      method,
      day,
      cashier,
      receipt,
      from_bank: fromBank,
      kind: takesBack !== null ? 'taken_back' : amount < 0 ? 'given_back' : 'payment',
      is_taken_back: takenBack.has(id),
    })),
    reminders: reminders.map(({ step, day, open }) => ({ step, day, open: toUnits(open) })),
  }
}
