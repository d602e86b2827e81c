import type { Context } from '#kit/server/context.ts'
import { route, type Server } from '#kit/server/http.ts'
import { getBlacklist } from '../contract.ts'
import { readBlockedCustomers } from './queries.ts'

export function blockedCustomerRoutes(app: Server, { sql }: Context): void {
  route(app, getBlacklist, () => readBlockedCustomers(sql))
}
