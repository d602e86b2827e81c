import { sendFile, showPdf } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { notFound } from '#kit/shared/problem.ts'
import { exportTill } from '../../export/server/commands.ts'
import { saidReason } from '../../server/commands/record.ts'
import { closingFileName, closingPdf } from '../../server/pdf/closing.ts'
import { readDiscountLimit } from '../../server/queries.ts'
import * as calls from '../contract.ts'
import { presentReport } from '../rules/report.ts'
import { words } from '../words.ts'
import { closeTill, moveCash, openTill } from './commands.ts'
import { presentClosing, readClosingPage, readClosings } from './queries/closings.ts'
import { OpenPeriods } from './queries/report.ts'

const business = 'rental'

/** The day of the rental's till: float, cash in and out, reports and closings. */
export function closingRoutes(app: Server, context: Context): void {
  const { sql, signer, env } = context
  const write = writing(context, 'till')
  const till = { business, context } as const
  const periods = new OpenPeriods()

  route(app, calls.getTill, async () => {
    const [{ closing, report, carried, outage }, most] = await Promise.all([
      periods.read(sql, business),
      readDiscountLimit(sql),
    ])
    const presented = presentReport(closing, report)
    const movements = presented.movements.map(({ reason, ...move }) => ({ ...move, reason: saidReason(reason) }))
    return {
      is_open: report.movements.some(({ kind }) => kind === 'opening'),
      carried,
      report: { ...presented, movements },
      discount_percent: most,
      tse: signer ? (outage ? ('outage' as const) : ('ok' as const)) : ('none' as const),
    }
  })

  route(app, calls.setDiscountLimit, ({ body: { percent }, ...call }) =>
    write(call, async ({ tx, audit, tell }) => {
      await tx`UPDATE business_settings SET discount_percent = ${percent} WHERE business = ${business}`
      await audit('till.discount', `till:${business}`, { percent })
      tell('till')
      return { status: 'success' as const }
    }),
  )

  route(app, calls.openTill, (call) =>
    write(call, (writes) => openTill(writes, till, call.body.float, call.body.reason)),
  )

  route(app, calls.moveCash, (call) => write(call, (writes) => moveCash(writes, till, call.body)))

  route(app, calls.closeTill, ({ body, ...call }) => {
    const count = {
      closing: body.closing,
      countedCash: body.counted_cash,
      countedCard: body.counted_card,
      pieces: body.pieces,
      withdrawn: body.withdrawn,
      note: body.note,
    }
    return write(call, (writes) => closeTill(writes, till, count, periods))
  })

  route(app, calls.getClosings, ({ query }) => readClosingPage(sql, business, query.before))

  route(app, calls.getClosingPdf, async ({ params, reply }) => {
    const [entry] = await readClosings(sql, business, { only: params.closing })
    if (!entry) throw notFound(words.noClosing)
    const closing = presentClosing(entry)
    const file = await closingPdf(closing, env)
    return showPdf(reply, closingFileName(closing), file)
  })

  route(app, calls.exportTill, async ({ query, reply }) => {
    const file = await exportTill(sql, business, query, context)
    return sendFile(reply, { name: `till-${query.from}-to-${query.to}.zip`, type: 'application/zip', bytes: file })
  })
}
