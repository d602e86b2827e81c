import { showPdf } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { wallClock } from '#kit/shared/day.ts'
import { notFound } from '#kit/shared/problem.ts'
import { readRules } from '../../documents/server/queries/rules.ts'
import { changedBySending } from '../../sending/server/commands.ts'
import { draw } from '../../sending/server/routes.ts'
import * as calls from '../contract.ts'
import { decideQuote, paperOf, sendDocument } from './commands.ts'
import { readDocumentCustomers, readDownPayments, readQuotePdf, readQuotes } from './queries.ts'

/** Documents beside the monthly invoices. */
export function documentDeskRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context, ...changedBySending)

  route(app, calls.getDocumentDesk, async () => ({
    customers: await readDocumentCustomers(sql),
    quotes: await readQuotes(sql, wallClock(env.timeZone, clock()).day),
    down_payments: await readDownPayments(sql),
    seller_country: env.business.country,
    small_business: (await readRules(sql)).small_business,
  }))

  route(app, calls.sendDocument, (call) =>
    write(call, async (work) => {
      const sent = await sendDocument({ ...work, context, form: call.body })
      return { status: 'success' as const, ...sent }
    }),
  )

  route(app, calls.showDocument, async ({ query: { quote = 0, document }, caller, reply }) => {
    if (document)
      return showPdf(reply, 'draft.pdf', await draw(context, await paperOf(sql, context, document), caller), true)
    const sent = await readQuotePdf(sql, quote)
    if (!sent?.pdf) throw notFound('There is no such quote')
    return showPdf(reply, `${sent.reference}.pdf`, sent.pdf)
  })

  route(app, calls.decideQuote, (call) => write(call, (work) => decideQuote(work, call.body.quote, call.body.accepted)))
}
