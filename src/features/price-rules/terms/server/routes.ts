import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { violates } from '#kit/server/postgres/db.ts'
import { wallClock } from '#kit/shared/day.ts'
import { invalid } from '#kit/shared/problem.ts'
import * as staff from '../contract/staff.ts'
import { getTerms } from '../contract.ts'
import { words } from '../words.ts'
import { addTerms, removeTerms } from './commands.ts'
import { readTermsOn } from './queries.ts'

/** Down payments and ladders of cancellation, by the day from which they count. */
export function termsRoutes(app: Server, context: Context): void {
  const { sql, live, env, clock } = context
  const write = writing(context, 'prices')
  const today = () => wallClock(env.timeZone, clock()).day

  cachedRoute(app, live, getTerms, async () => JSON.stringify(await readTermsOn(sql, today())), today)

  route(app, staff.saveTerms, (call) =>
    write(call, (writes) => addTerms(writes, call.body, today())).catch((error: unknown) => {
      throw violates(error, 'terms_of_a_day') ? invalid([{ field: 'starts_on', message: words.dayTaken }]) : error
    }),
  )

  route(app, staff.removeTerms, (call) => write(call, (writes) => removeTerms(writes, call.params.id, today())))
}
