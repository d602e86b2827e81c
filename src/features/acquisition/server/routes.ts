import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { invalid, notFound } from '#kit/shared/problem.ts'
import { getAcquisitionBoard } from '../board/contract.ts'
import { readBoard } from '../board/server/queries.ts'
import { getAcquisitionEntry, getAcquisitionList } from '../contract.ts'
import { crawlRoutes } from '../crawl/server/routes.ts'
import { convertAcquisitionEntry } from '../customers/contract.ts'
import { convert } from '../customers/server/commands.ts'
import { acquisitionMessages, handleAcquisitionEntries, screenBusinesses } from '../entries/contract/handle.ts'
import { pastedErrors } from '../entries/rules/form.ts'
import { candidatesOf } from '../entries/rules/screening.ts'
import { readList } from '../entries/server/queries/list.ts'
import { screen } from '../entries/server/queries/screening.ts'
import { getAcquisitionFigures } from '../figures/contract.ts'
import { readFigures } from '../figures/server/queries.ts'
import { senderRoutes } from '../outgoing/server/routes/sender.ts'
import { unsubscribeRoutes } from '../outgoing/server/routes/unsubscribe.ts'
import { outreachRoutes } from '../outreach/server/routes.ts'
import { changedByOutreach } from '../replies/server/commands/messages.ts'
import { handle } from './commands.ts'
import { readEntry } from './queries.ts'

export function acquisitionRoutes(app: Server, context: Context): void {
  const { sql } = context
  const write = writing(context)
  crawlRoutes(app, context)
  outreachRoutes(app, context)
  unsubscribeRoutes(app, context)
  senderRoutes(app, context)
  route(app, getAcquisitionList, ({ query }) => readList(sql, query))

  route(app, getAcquisitionEntry, async ({ params }) => {
    const entry = await readEntry(sql, params.id)
    if (!entry) throw notFound(acquisitionMessages.gone)
    return entry
  })

  route(app, screenBusinesses, async ({ body }) => {
    const candidates = candidatesOf(body.newBusinesses)
    const errors = pastedErrors(candidates).filter(({ message }) => message === acquisitionMessages.tooMany)
    if (errors.length > 0) throw invalid(errors, errors[0]?.message)
    return screen(sql, candidates)
  })

  route(app, handleAcquisitionEntries, (call) =>
    write(call, (writes) => {
      writes.tell(...(call.body.acquisitionMode === 'send' ? changedByOutreach : (['acquisition'] as const)))
      return handle(writes, call.body)
    }),
  )

  route(app, convertAcquisitionEntry, (call) =>
    write(call, (writes) => {
      writes.tell('acquisition', 'customers')
      return convert(writes, call.body)
    }),
  )

  route(app, getAcquisitionFigures, ({ query }) => readFigures(sql, query))

  route(app, getAcquisitionBoard, ({ query }) => readBoard(sql, query, context.clock()))
}
