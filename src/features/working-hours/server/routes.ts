import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { wallClock } from '#kit/shared/day.ts'
import { agencyHours, rentalHours, type WorkingHoursCalls } from '../contract.ts'
import { reopen, saveHours, signOff } from './commands.ts'
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
  const { sql, env, clock } = context
  const write = writing(context, 'working-hours')
  const { business } = calls
  const today = () => wallClock(env.timeZone, clock()).day

  route(app, calls.getWorkingDays, ({ caller }) => readTable(sql, business, today(), visibleTo(caller)))

  route(app, calls.saveWorkingHours, (call) =>
    write(call, (writes) => {
      const { employee_id, working_hours: hours } = call.body
      checkOwnDays(call.caller, employee_id, Object.keys(hours), today())
      return saveHours(writes, business, hours)
    }),
  )

  route(app, calls.signOffMonth, (call) =>
    write(call, (writes) => {
      checkMaySignOff(call.body.month, today())
      return signOff(writes, business, call.body.month)
    }),
  )

  route(app, calls.reopenMonth, (call) => write(call, (writes) => reopen(writes, business, call.body)))
}
