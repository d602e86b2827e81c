import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import * as staff from '../../extras-office/contract.ts'
import * as calls from '../contract.ts'
import { putAway, saveExtra } from './commands.ts'
import { readExtrasLeft } from './queries.ts'

export function extrasRoutes(app: Server, context: Context): void {
  const { sql, live } = context
  const write = writing(context, 'prices')

  cachedRoute(app, live, calls.getExtrasLeft, async ({ params }) => JSON.stringify(await readExtrasLeft(sql, params)))

  route(app, staff.saveExtra, (call) => write(call, (writes) => saveExtra(writes, call.body)))

  route(app, staff.putAwayExtra, (call) => write(call, (writes) => putAway(writes, call.body)))
}
