import type { Context } from '#kit/server/context.ts'
import type { Server } from '#kit/server/http.ts'
import { bookRoutes } from './routes.books.ts'
import { closingRoutes } from './routes.closing.ts'
import { receiptRoutes } from './routes.receipts.ts'
import { saleRoutes } from './routes.sale.ts'

/** The rental's till, and what came in at both. */
export function cashRegisterRoutes(app: Server, context: Context): void {
  saleRoutes(app, context)
  receiptRoutes(app, context)
  closingRoutes(app, context)
  bookRoutes(app, context)
}
