import { answer } from '#kit/server/http/answer.ts'
import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { banCustomer, banMessages, getBlacklist, unbanCustomer } from '../contract.ts'
import { isSomebody } from '../rules.ts'
import { blockCustomer, unblockCustomer } from './commands.ts'
import { checkMayBlock } from './policy.ts'
import { readBlockedCustomers, readCustomerOf } from './queries.ts'

const alreadyBlocked = () => new ProblemError(409, 'ALREADY_BLOCKED', 'This customer is blocked already')

export function blockedCustomerRoutes(app: Server, context: Context): void {
  const { sql, live, env } = context
  const { country } = env.business

  route(app, getBlacklist, () => readBlockedCustomers(sql))

  route(app, banCustomer, async ({ body, caller, repeat }) => {
    const blocked = await orEarlierAnswer(sql, repeat, async () => {
      const booked = body.booking_id === undefined ? undefined : await readCustomerOf(sql, body.booking_id)
      if (body.booking_id !== undefined && !booked) {
        throw invalid([{ field: 'booking_id', message: banMessages.booking }], banMessages.booking)
      }
      checkMayBlock(caller, body, booked, country)
      if (!isSomebody(body, country)) throw invalid([{ field: 'name', message: banMessages.nobody }])
      const how = { by: authorOf(caller, context), country, repeat, day: booked?.day }
      const entry = await transaction(sql, (tx) => blockCustomer(tx, body, how))
      if (entry === 'covered') throw alreadyBlocked()
      await live.changed('blocked-customers')
      return answer(201, entry)
    })
    return blocked ?? Promise.reject(alreadyBlocked())
  })

  route(app, unbanCustomer, async ({ params, caller }) => {
    const unblocked = await transaction(sql, (tx) => unblockCustomer(tx, params.id, authorOf(caller, context)))
    if (!unblocked) throw notFound('This customer is not blocked any more')
    await live.changed('blocked-customers')
    return { status: 'success' as const }
  })
}
