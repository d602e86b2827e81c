import { fileRows } from '#features/figures/rules/tables.ts'
import { sendSpreadsheet } from '#kit/server/documents/csv.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { writing } from '#kit/server/http/write.ts'
import { addDays, wallClock } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import { notFound } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { countSheet, marginSheet, orderDays, orderSheet } from '../rules.ts'
import { words } from '../words.ts'
import { close, countProduct, receive } from './commands.ts'
import { readCounts, readGoods } from './queries.ts'

/** Stock by count, what to order again, and what products earn. */
export function stockRoutes(app: Server, context: Context): void {
  const { sql, clock, env } = context
  const write = writing(context, 'products')
  const goodsOf = (days: number, seesCost: boolean) => {
    const since = addDays(wallClock(env.timeZone, clock()).day, -days)
    return readGoods(sql, { since, timeZone: env.timeZone, seesCost })
  }
  const countOf = async (id: number, seesCost: boolean) => {
    const [count] = await readCounts(sql, seesCost, id)
    if (!count) throw notFound(words.noCount)
    return countSheet(count.lines, env.timeZone)
  }

  route(app, calls.getStock, async ({ caller, query }) => ({ goods: await goodsOf(query.days, caller.admin) }))
  route(app, calls.getCounts, async ({ caller }) => ({ counts: await readCounts(sql, caller.admin) }))
  route(app, calls.exportStock, ({ query, caller: { admin }, reply }) =>
    inLanguage(query.language ?? language(), async () => {
      const { table, days = orderDays, count = 0 } = query
      const ofGoods = { orders: orderSheet, margins: marginSheet }
      const sheet = table === 'count' ? await countOf(count, admin) : ofGoods[table](await goodsOf(days, admin))
      return sendSpreadsheet(reply, `stock-${table}-${table === 'count' ? count : days}`, fileRows(sheet))
    }),
  )
  route(app, calls.receiveGoods, (call) => write(call, (writes) => receive(writes, call.body)))
  route(app, calls.countProduct, (call) => write(call, (writes) => countProduct(writes, call.body)))
  route(app, calls.closeCount, (call) => write(call, (writes) => close(writes, call.body)))
}
