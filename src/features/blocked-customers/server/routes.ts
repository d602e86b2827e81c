import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { invalid, notFound } from '#kit/shared/problem.ts'
import { banCustomer, getBlacklist, unbanCustomer } from '../contract.ts'
import { isSomebody } from '../rules.ts'
import { words } from '../words.ts'
import { blockCustomer, unblockCustomer } from './commands.ts'
import { checkMayBlock } from './policy.ts'
import { readBlockedCustomers, readCustomerOf } from './queries.ts'

export function blockedCustomerRoutes(app: Server, context: Context): void {
  const { sql, env } = context
  const { country } = env.business
  const write = writing(context, 'blocked-customers')

  route(app, getBlacklist, () => readBlockedCustomers(sql))

  route(app, banCustomer, (call) =>
    write(call, async (writes) => {
      const { body, caller } = call
      const booked = body.booking_id === undefined ? undefined : await readCustomerOf(writes.tx, body.booking_id)
      if (body.booking_id !== undefined && !booked) {
        throw invalid([{ field: 'booking_id', message: words.noBooking }], words.noBooking)
      }
      checkMayBlock(caller, body, booked, country)
      if (!isSomebody(body, country)) throw invalid([{ field: 'name', message: words.nobody }])
      return blockCustomer(writes, body, { country, day: booked?.day })
    }),
  )

  route(app, unbanCustomer, (call) =>
    write(call, async (writes) => {
      if (!(await unblockCustomer(writes, call.params.id))) throw notFound(words.notBlocked)
    }),
  )
}
