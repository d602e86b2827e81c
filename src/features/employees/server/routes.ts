import { answer } from '#kit/server/http/answer.ts'
import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer, repeatOf } from '#kit/server/http/repeat.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { agencyEmployees, type EmployeeCalls, rentalEmployees } from '../contract.ts'
import { changePermission, type PermissionAnswer } from './commands.ts'
import { readEmployees } from './queries.ts'

export function employeeRoutes(app: Server, context: Context): void {
  for (const calls of [rentalEmployees, agencyEmployees]) routesOf(app, context, calls)
}

function routesOf(app: Server, context: Context, calls: EmployeeCalls): void {
  const { sql, live } = context
  route(app, calls.getEmployees, () => readEmployees(sql))

  route(app, calls.changePermission, async ({ params: { id }, body, caller, request }) => {
    // Whom it is about stands in the address: the same key for somebody else is another write.
    const repeat = repeatOf(request, calls.changePermission.path, { id, ...body })
    const changed = await orEarlierAnswer<PermissionAnswer>(sql, repeat, async () => {
      const done = await changePermission(sql, id, body.active, { by: authorOf(caller, context), repeat })
      await live.changed('users')
      return answer(200, done)
    })
    if (!changed) throw new ProblemError(409, 'UNDER_WAY', 'This is being done already')
    return changed
  })
}
