import { inDollars } from '#features/cash-register/rules/currencies.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { invalid } from '#kit/shared/problem.ts'
import * as calls from '../../../contract.ts'
import { type UnpaidInvoiceRow, unpaidStatement } from '../../../open/server/queries/unpaid.ts'
import { openOf } from '../../../rules.ts'
import {
  type LockedInvoice,
  lockInvoice,
  openChanged,
  recordInvoicePayment,
  refuseSettled,
} from '../commands/payments.ts'

/** The agency's cash register: which invoices are unpaid, and taking their money. */
export function invoicePaymentRoutes(app: Server, context: Context): void {
  const { sql } = context
  const write = writing(context)

  route(app, calls.getUnpaidInvoices, async () => {
    const rows = await unpaidStatement(sql)
    return { unpaid_invoices_list: rows.map((row) => present(context, row)) }
  })

  route(app, calls.saveInvoicePayment, ({ body, ...call }) =>
    write(call, async ({ tx, author, tell }) => {
      const invoice = await lockInvoice(tx, body.main_item)
      refuseSettled(invoice)
      if (body.open !== undefined && body.open !== invoice.open) throw openChanged(invoice)
      const amount = body.amount ?? invoice.open
      if (amount === 0) throw invalid([{ field: 'amount', message: calls.checkAmount }])
      if (amount > invoice.open) throw tooMuch(invoice)
      const payment = { invoice: invoice.id, amount, method: body.method, cashier: author }
      const { receipt, position, left } = await recordInvoicePayment(tx, context, payment)
      tell('till', 'invoices', 'customers')
      return { status: 'success' as const, receipt, position, left }
    }),
  )
}

function present({ env }: Context, row: UnpaidInvoiceRow): calls.UnpaidInvoice {
  const open = openOf(row)
  return {
    id: row.id,
    reference: row.reference,
    business: row.business,
    website: row.website,
    name: row.name,
    email: row.email,
    day: row.day,
    due_on: row.dueOn,
    income: inDollars(open, row.currency, env.perDollar),
    open,
    currency: row.currency,
    items: row.items.map(({ item, net }) => ({ item, price: net })),
    net: row.net,
    vat: row.vat,
    total: row.gross,
    paid: row.paid,
  }
}

function tooMuch({ open, currency }: LockedInvoice) {
  const message = `Only ${formatMoney(open, currency)} are open`
  return invalid([{ field: 'amount', message }], message)
}
