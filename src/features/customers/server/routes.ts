import { readCurrencies } from '#features/invoices/run/server/queries/orders.ts'
import { changedBySending } from '#features/invoices/sending/server/commands.ts'
import { answer } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { firstOfMonth, wallClock } from '#kit/shared/day.ts'
import { handleCustomer } from '../contract/handle.ts'
import { getCustomerCounts, getCustomersList } from '../contract.ts'
import { handle } from './commands.ts'
import { countCustomers, readCustomers } from './queries.ts'
import { vatIdRoutes } from './routes/vat-id.ts'

export function customerRoutes(app: Server, context: Context): void {
  const { sql, env, clock, live } = context
  vatIdRoutes(app, context)
  route(app, getCustomersList, async () => {
    const [customers_list, currencies] = await Promise.all([
      readCustomers(sql, env.timeZone),
      readCurrencies(sql, env.business),
    ])
    return { customers_list, currencies_set_up: [...currencies], seller_country: env.business.country }
  })

  route(app, getCustomerCounts, () => countCustomers(sql, firstOfMonth(wallClock(env.timeZone, clock()).day)))

  route(app, handleCustomer, async ({ body: form, caller, repeat }) => {
    const handled = await orEarlierAnswer(sql, repeat, async () =>
      answer(200, await handle(context, { form, caller, repeat })),
    )
    await live.changed(...(form.invoicesMode === 'send' ? changedBySending : (['customers'] as const)))
    return handled as NonNullable<typeof handled>
  })
}
