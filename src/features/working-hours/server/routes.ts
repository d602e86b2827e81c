import { answer } from '#kit/server/http/answer.ts'
import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Caller, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer, type Repeat } from '#kit/server/http/repeat.ts'
import { wallClock } from '#kit/shared/day.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { agencyHours, rentalHours, type WorkingHoursCalls } from '../contract.ts'
import { type Deed, type MonthAnswer, reopen, type SavedAnswer, saveHours, signOff } from './commands.ts'
import { checkMaySignOff, checkOwnDays, visibleTo } from './policy.ts'
import { readTable } from './queries.ts'
import { exportRoutes } from './routes/export.ts'

export function workingHoursRoutes(app: Server, context: Context): void {
  for (const calls of [rentalHours, agencyHours]) {
    routesOf(app, context, calls)
    exportRoutes(app, context, calls)
  }
}

function routesOf(app: Server, context: Context, calls: WorkingHoursCalls): void {
  const { sql, live, env, clock } = context
  const { business } = calls
  const today = () => wallClock(env.timeZone, clock()).day

  route(app, calls.getWorkingDays, ({ caller }) => readTable(sql, business, today(), visibleTo(caller)))

  route(app, calls.saveWorkingHours, ({ body, caller, repeat }) =>
    write<SavedAnswer>(caller, repeat, (deed) => {
      checkOwnDays(caller, body.employee_id, Object.keys(body.working_hours), today())
      return saveHours(sql, business, body.working_hours, deed)
    }),
  )

  route(app, calls.signOffMonth, ({ body: { month }, caller, repeat }) =>
    write<MonthAnswer>(caller, repeat, (deed) => {
      checkMaySignOff(month, today())
      return signOff(sql, business, month, deed)
    }),
  )

  route(app, calls.reopenMonth, ({ body, caller, repeat }) =>
    write<MonthAnswer>(caller, repeat, (deed) => reopen(sql, business, body, deed)),
  )

  async function write<T>(caller: Caller, repeat: Repeat | undefined, work: (deed: Deed) => Promise<T>) {
    const written = await orEarlierAnswer<T>(sql, repeat, async () => {
      const done = await work({ by: authorOf(caller, context), repeat })
      await live.changed('working-hours')
      return answer(200, done)
    })
    if (!written) throw new ProblemError(409, 'UNDER_WAY', 'This is being done already')
    return written
  }
}
