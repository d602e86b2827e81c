import { answer } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
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
import { unsubscribeRoutes } from '../outgoing/server/routes/unsubscribe.ts'
import { outreachRoutes } from '../outreach/server/routes.ts'
import { handle } from './commands.ts'
import { readEntry } from './queries.ts'

export function acquisitionRoutes(app: Server, context: Context): void {
  const { sql, live } = context
  crawlRoutes(app, context)
  outreachRoutes(app, context)
  unsubscribeRoutes(app, context)

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

  route(app, handleAcquisitionEntries, async ({ body: form, caller, repeat }) => {
    const handled = await orEarlierAnswer(sql, repeat, async () =>
      answer(200, await handle(context, { form, caller, repeat })),
    )
    await live.changed(
      ...(form.acquisitionMode === 'send' ? (['acquisition', 'mails'] as const) : (['acquisition'] as const)),
    )
    return handled as NonNullable<typeof handled>
  })

  route(app, convertAcquisitionEntry, async ({ body, caller, repeat }) => {
    const converted = await orEarlierAnswer(sql, repeat, async () =>
      answer(200, await convert(context, { ...body, caller, repeat })),
    )
    await live.changed('acquisition', 'customers')
    return converted as NonNullable<typeof converted>
  })

  route(app, getAcquisitionFigures, ({ query }) => readFigures(sql, query))

  route(app, getAcquisitionBoard, ({ query }) => readBoard(sql, query, context.clock()))
}
