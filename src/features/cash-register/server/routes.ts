import type { Context } from '#kit/server/http/context.ts'
import type { Server } from '#kit/server/http/http.ts'
import { accountingRoutes } from '../accounting/server/routes.ts'
import { bookRoutes } from '../books/server/routes.ts'
import { closingRoutes } from '../closing/server/routes.ts'
import { exportRoutes } from '../export/server/routes.ts'
import { parkingRoutes } from '../parking/server/routes.ts'
import { receiptRoutes } from '../receipts/server/routes.ts'
import { saleRoutes } from '../sale/server/routes.ts'
import { tseRoutes } from '../tse/server/routes.ts'

/** The rental's till, and what came in at both. */
export function cashRegisterRoutes(app: Server, context: Context): void {
  saleRoutes(app, context)
  receiptRoutes(app, context)
  closingRoutes(app, context)
  exportRoutes(app, context)
  bookRoutes(app, context)
  accountingRoutes(app, context)
  tseRoutes(app, context)
  parkingRoutes(app, context)
}
