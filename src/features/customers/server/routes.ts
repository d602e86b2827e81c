import type { Context } from '#kit/server/context.ts'
import { route, type Server } from '#kit/server/http.ts'
import { firstOfMonth, wallClock } from '#kit/shared/day.ts'
import { getCustomerCounts, getCustomersList } from '../contract.ts'
import { countCustomers, readCustomers } from './queries.ts'

export function customerRoutes(app: Server, { sql, env, clock }: Context): void {
  route(app, getCustomersList, async () => ({ customers_list: await readCustomers(sql, env.timeZone) }))

  route(app, getCustomerCounts, () => countCustomers(sql, firstOfMonth(wallClock(env.timeZone, clock()).day)))
}
