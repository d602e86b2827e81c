import { sendFile, showPdf } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { addMonths, firstOfMonth, monthName, wallClock } from '#kit/shared/day.ts'
import { notFound } from '#kit/shared/problem.ts'
import { bankRoutes } from '../bank/server/routes.ts'
import { downloadInvoices, getCustomerInvoices, getInvoicePdf } from '../contract.ts'
import { invoicePaymentRoutes } from '../dealings/server/routes/payments.ts'
import { dealingsRoutes } from '../dealings/server/routes.ts'
import { archiveOf } from '../documents/server/commands/archive.ts'
import { documentRoutes } from '../documents/server/routes.ts'
import { figuresRoutes } from '../figures/server/routes.ts'
import { incomingRoutes } from '../incoming/server/routes.ts'
import { listRoutes, presentInvoice } from '../list/server/routes.ts'
import { reminding } from '../open/server/jobs/reminders.ts'
import { openInvoiceRoutes } from '../open/server/routes.ts'
import { runRoutes } from '../run/server/routes.ts'
import { readInvoiceMails } from '../sending/server/queries/mails.ts'
import { sendingRoutes } from '../sending/server/routes.ts'
import { documentDeskRoutes } from '../single/server/routes.ts'
import { sending } from './jobs.ts'
import { readInvoicesOf, readPaper } from './queries.ts'

/** The papers, one, a customer's or a month's; and taking the money. */
export function invoiceRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  invoicePaymentRoutes(app, context)
  documentRoutes(app, context)
  sendingRoutes(app, context)
  runRoutes(app, context)
  dealingsRoutes(app, context)
  openInvoiceRoutes(app, context)
  listRoutes(app, context)
  figuresRoutes(app, context)
  bankRoutes(app, context)
  documentDeskRoutes(app, context)
  incomingRoutes(app, context)
  app.jobs.push(sending(context), reminding(context))

  route(app, getInvoicePdf, async ({ params, reply }) => {
    const paper = await readPaper(sql, params.invoice)
    if (!paper) throw notFound('There is no such invoice')
    return showPdf(reply, `${paper.reference}.pdf`, paper.bytes)
  })

  route(app, getCustomerInvoices, async ({ params }) => {
    const invoices = await readInvoicesOf(sql, params.customer, env.timeZone)
    if (!invoices) throw notFound('There is no such customer')
    const mails = await readInvoiceMails(sql, params.customer)
    return { invoices: invoices.map((invoice) => presentInvoice(invoice, mails)) }
  })

  route(app, downloadInvoices, async ({ query, reply }) => {
    const lastMonth = addMonths(firstOfMonth(wallClock(env.timeZone, clock()).day), -1)
    const month = query.month ? `${query.month}-01` : lastMonth
    const archive = await archiveOf(context, month)
    if (!archive) throw notFound(`There are no invoices of ${monthName(month)} ${month.slice(0, 4)}`)
    return sendFile(reply, { name: `invoices-${month.slice(0, 7)}.zip`, type: 'application/zip', bytes: archive })
  })
}
