import type { Context } from '#kit/server/context.ts'
import { route, type Server } from '#kit/server/http.ts'
import { type Day, firstOfMonth, wallClock } from '#kit/shared/day.ts'
import * as calls from '../contract.sending.ts'
import { approveRun, candidatesOf, chooseRunOrders, prepareRun } from './commands.run.ts'
import { readRunOrders } from './queries.orders.ts'
import { presentOrder, writing } from './routes.sending.ts'

/** The monthly run: preparing, reviewing and approving a month's invoices. */
export function runRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context)
  const todayOf = (): Day => wallClock(env.timeZone, clock()).day
  const monthFrom = (month: string | undefined, today: Day): Day => (month ? `${month}-01` : firstOfMonth(today))

  route(app, calls.getInvoiceRun, async ({ query }) => {
    const today = todayOf()
    const month = monthFrom(query.month, today)
    const orders = await readRunOrders(sql, month)
    const { ready, skipped, invoiced } = await candidatesOf(sql, month, env.business)
    const known = new Set(orders.map(({ customerId }) => customerId))
    return {
      month: month.slice(0, 7),
      orders: orders.map((order) => presentOrder(order, env.business, today)),
      // What failed says itself why.
      skipped: skipped.filter(({ customer }) => !known.has(customer)),
      not_prepared: ready.filter(({ customer }) => !known.has(customer.id)).length,
      invoiced,
    }
  })

  route(app, calls.prepareRun, ({ body, caller, repeat }) =>
    write(caller, repeat, async (tx, by) => {
      const today = todayOf()
      const prepared = await prepareRun(tx, context, { month: monthFrom(body.month, today), today, by })
      return { status: 'success' as const, prepared }
    }),
  )

  route(app, calls.chooseRunOrders, ({ body, caller, repeat }) =>
    write(caller, repeat, async (tx, by) => {
      await chooseRunOrders(tx, { ...body, by })
      return { status: 'success' as const }
    }),
  )

  route(app, calls.approveRun, ({ body, caller, repeat }) =>
    write(caller, repeat, async (tx, by) => {
      const asked = { month: monthFrom(body.month, todayOf()), today: todayOf(), seen: body.orders, by }
      return { status: 'success' as const, approved: await approveRun(tx, context, asked) }
    }),
  )
}
