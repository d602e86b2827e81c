import { agencyOf } from '#features/invoices/documents/server/queries/rules.ts'
import { readCurrencies } from '#features/invoices/run/server/queries/orders.ts'
import { changedBySending } from '#features/invoices/sending/server/commands.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { firstOfMonth, wallClock } from '#kit/shared/day.ts'
import { handleCustomer } from '../contract/handle.ts'
import { getCustomerCounts, getCustomersList } from '../contract.ts'
import { handle } from './commands.ts'
import { countCustomers, readCustomers } from './queries.ts'
import { vatIdRoutes } from './routes/vat-id.ts'

export function customerRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context)
  vatIdRoutes(app, context)
  route(app, getCustomersList, async () => {
    const [customers_list, currencies, { smallBusiness = false }] = await Promise.all([
      readCustomers(sql, env.timeZone),
      readCurrencies(sql, env.business),
      agencyOf(sql, env.business),
    ])
    const seller = { seller_country: env.business.country, small_business: smallBusiness }
    return { customers_list, currencies_set_up: [...currencies], ...seller }
  })

  route(app, getCustomerCounts, () => countCustomers(sql, firstOfMonth(wallClock(env.timeZone, clock()).day)))

  route(app, handleCustomer, (call) =>
    write(call, (writes) => {
      writes.tell(...(call.body.invoicesMode === 'send' ? changedBySending : (['customers'] as const)))
      return handle(writes, call.body, context)
    }),
  )
}
