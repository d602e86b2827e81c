import { showPdf } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Caller, route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { mailPage } from '#kit/server/mail/page.ts'
import { throttle } from '#kit/server/security/throttle.ts'
import { type Day, wallClock } from '#kit/shared/day.ts'
import { contentToSend, draftContent, factsOf, keptContent, previewOf } from '../../documents/server/policy/preview.ts'
import { type Agency, agencyOf } from '../../documents/server/queries/rules.ts'
import { readLogo } from '../../documents/server/queries/theme.ts'
import type { Paper } from '../../issuing/rules/freeze.ts'
import { cancelOrder, resendInvoice, sendOrder } from '../../run/server/commands/pending.ts'
import { type OrderRow, readPendingOrders } from '../../run/server/queries/orders.ts'
import { invoicePdf } from '../../server/pdf/invoice.ts'
import * as calls from '../contract.ts'
import { frozenOf } from '../rules.ts'
import { changedBySending } from './commands.ts'

/** Drawing one takes its time. */
const pdfsOfCaller = { limit: 90, seconds: 60 }

/** What waits to be sent, sending it again, and how it will look. */
export function sendingRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context)

  route(app, calls.getInvoiceOrders, async ({ query }) => {
    const { day } = wallClock(env.timeZone, clock())
    const orders = await readPendingOrders(sql, query.customer)
    const agency = await agencyOf(sql, env.business)
    return { orders: orders.map((order) => presentOrder(order, agency, day)) }
  })

  route(app, calls.cancelInvoiceOrder, (call) =>
    write(call, async ({ tx, author, tell }) => {
      await cancelOrder(tx, call.body.order, author)
      tell(...changedBySending)
    }),
  )

  route(app, calls.sendInvoiceOrder, (call) =>
    write(call, async ({ tx, author, tell }) => {
      const { id, reference } = await sendOrder(tx, context, call.body.order, author)
      tell(...changedBySending)
      return { status: 'success' as const, invoice: id, reference }
    }),
  )

  route(app, calls.resendInvoice, (call) =>
    write(call, async ({ tx, author, tell }) => {
      const { to, reference } = await resendInvoice(tx, call.body.invoice, author)
      tell(...changedBySending)
      return { status: 'success' as const, to, reference }
    }),
  )

  route(app, calls.previewInvoice, async ({ body }) => {
    const preview = await previewOf(sql, context, draftContent(body, context))
    const { mail } = preview
    return {
      ...(await factsOf(sql, preview)),
      from: `${env.business.name} <${env.business.email}>`,
      to: mail.to,
      reply_to: mail.replyTo ?? env.business.email,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: (mail.attachments ?? []).map(({ name }) => name),
    }
  })

  route(app, calls.getIssueFacts, async ({ query }) =>
    factsOf(sql, await previewOf(sql, context, await contentToSend(sql, context, query.order))),
  )

  route(app, calls.showInvoiceMail, async ({ query, reply }) => {
    const { mail } = await previewOf(sql, context, await keptContent(sql, context, query))
    return mailPage(reply, mail.html)
  })

  route(app, calls.previewInvoicePdf, async ({ body, caller }) => {
    const { paper, mail } = await previewOf(sql, context, draftContent(body, context))
    const [{ name } = { name: 'draft.pdf' }] = mail.attachments ?? []
    return { name, pdf: (await draw(context, paper, caller)).toString('base64') }
  })

  route(app, calls.showInvoicePdf, async ({ query, caller, reply }) => {
    const { paper } = await previewOf(sql, context, await keptContent(sql, context, query))
    return showPdf(reply, 'draft.pdf', await draw(context, paper, caller))
  })
}

/** The PDF of a draft; somebody gets only so many in a minute. */
export async function draw({ sql }: Context, paper: Paper, caller: Caller): Promise<Buffer> {
  await throttle(sql, `invoice-preview:${caller.id}`, pdfsOfCaller)
  return invoicePdf(paper, { logo: await readLogo(sql) })
}

const nothing = { net: 0, vat: 0, gross: 0, currency: 'EUR' as const }

/** An order with what it comes to; what cannot be invoiced as it is comes to nothing. */
export function presentOrder(order: OrderRow, seller: Agency, today: Day): calls.InvoiceOrder {
  const frozen = frozenOf(order.content, seller, today)
  const { net, vat, gross, currency } = typeof frozen === 'string' ? nothing : frozen
  const { customer, texts } = order.content
  return {
    id: order.id,
    customer: order.customerId,
    business: customer.business,
    to: customer.email,
    state: order.state,
    due_at: order.dueAt,
    run: order.run?.slice(0, 7) ?? null,
    subject: texts.subject,
    currency,
    net,
    vat,
    gross,
    error: order.error,
    invoice: order.invoice,
    reference: order.reference,
    ordered_by: order.orderedBy,
  }
}
