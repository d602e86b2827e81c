import { showPdf } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { wallClock } from '#kit/shared/day.ts'
import { notFound } from '#kit/shared/problem.ts'
import { changedBySending } from '../../sending/server/commands.ts'
import { draw } from '../../sending/server/routes.ts'
import * as calls from '../contract.ts'
import { decideQuote, paperOf, sendDocument } from './commands.ts'
import { readDocumentCustomers, readDownPayments, readQuotePdf, readQuotes } from './queries.ts'

/** Documents beside the monthly invoices. */
export function documentDeskRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context, ...changedBySending)
  const today = () => wallClock(env.timeZone, clock()).day

  route(app, calls.getDocumentDesk, async () => {
    const [customers, quotes, down_payments] = await Promise.all([
      readDocumentCustomers(sql),
      readQuotes(sql, today()),
      readDownPayments(sql),
    ])
    return { customers, quotes, down_payments, seller_country: env.business.country }
  })

  route(app, calls.sendDocument, (call) =>
    write(call, async (work) => ({
      status: 'success' as const,
      ...(await sendDocument({ ...work, context, form: call.body })),
    })),
  )

  route(app, calls.showDocument, async ({ query: { quote = 0, document }, caller, reply }) => {
    const sent = document ? undefined : await readQuotePdf(sql, quote)
    if (sent) return showPdf(reply, `${sent.reference}.pdf`, sent.pdf)
    if (!document) throw notFound(calls.documentMessages.gone)
    const paper = await paperOf(sql, { ...context, today: today() }, document)
    return showPdf(reply, 'draft.pdf', await draw(context, paper, caller))
  })

  route(app, calls.decideQuote, (call) => write(call, (work) => decideQuote(work, call.body.quote, call.body.accepted)))
}
