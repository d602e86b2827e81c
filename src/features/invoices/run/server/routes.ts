import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { type Day, firstOfMonth, wallClock } from '#kit/shared/day.ts'
import { agencyOf } from '../../documents/server/queries/rules.ts'
import { changedBySending } from '../../sending/server/commands.ts'
import { presentOrder } from '../../sending/server/routes.ts'
import * as calls from '../contract.ts'
import { approveRun, candidatesOf, chooseRunOrders, isInactive, prepareRun, releaseCustomer } from './commands.ts'
import { readDropped, readRunOrders } from './queries/orders.ts'

/** The monthly run: preparing, reviewing and approving a month's invoices. */
export function runRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context)

  route(app, calls.getInvoiceRun, async ({ query }) => {
    const today = wallClock(env.timeZone, clock()).day
    const month = monthFrom(query.month, today)
    const all = await readRunOrders(sql, month)
    const dropped = await readDropped(sql, month)
    const orders = all.filter(({ id }) => !dropped.some((one) => one.id === id))
    const { ready, skipped, invoiced } = await candidatesOf(sql, month, env.business)
    const agency = await agencyOf(sql, env.business)
    const known = new Set(orders.map(({ customerId }) => customerId))
    const unprepared = ready.filter(({ customer }) => !known.has(customer.id))
    return {
      month: month.slice(0, 7),
      orders: orders.map((order) => presentOrder(order, agency, today)),
      // What failed says itself why.
      skipped: [
        ...dropped.map(({ customer, business }) => ({
          ...{ customer, business, reason: isInactive, field: 'isActive' },
          release: 'mend' as const,
        })),
        ...skipped.filter(({ customer }) => !known.has(customer)),
      ],
      ready: unprepared.map(({ customer: { id, business } }) => ({ customer: id, business })),
      not_prepared: unprepared.length,
      invoiced,
    }
  })

  route(app, calls.prepareRun, (call) =>
    write(call, async ({ tx, author: by, tell }) => {
      const asked = { month: monthFrom(call.body.month, by.day), today: by.day, by }
      const prepared = await prepareRun(tx, context, asked)
      tell(...changedBySending)
      return { status: 'success' as const, prepared }
    }),
  )

  route(app, calls.chooseRunOrders, (call) =>
    write(call, async ({ tx, author, tell }) => {
      await chooseRunOrders(tx, { ...call.body, by: author })
      tell(...changedBySending)
    }),
  )

  route(app, calls.approveRun, ({ body, ...call }) =>
    write(call, async ({ tx, author: by, tell }) => {
      const asked = { month: monthFrom(body.month, by.day), today: by.day, seen: body.orders, by }
      const { approved, dropped } = await approveRun(tx, context, asked)
      const named = dropped.map(({ id, business }) => ({ order: id, business, reason: isInactive }))
      tell(...changedBySending)
      return { status: 'success' as const, approved, dropped: named }
    }),
  )

  route(app, calls.releaseRunCustomer, ({ body, ...call }) =>
    write(call, async ({ tx, author: by, tell }) => {
      const asked = { ...body, month: monthFrom(body.month, by.day), today: by.day, by }
      tell(...changedBySending)
      return { status: 'success' as const, order: await releaseCustomer(tx, context, asked) }
    }),
  )
}

const monthFrom = (month: string | undefined, today: Day): Day => (month ? `${month}-01` : firstOfMonth(today))
