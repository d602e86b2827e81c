import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { repeatOf } from '#kit/server/http/repeat.ts'
import { writing } from '#kit/server/http/write.ts'
import { agencyEmployees, type EmployeeCalls, rentalEmployees } from '../contract.ts'
import { changePermission } from './commands.ts'
import { readEmployees } from './queries.ts'

export function employeeRoutes(app: Server, context: Context): void {
  for (const calls of [rentalEmployees, agencyEmployees]) routesOf(app, context, calls)
}

function routesOf(app: Server, context: Context, calls: EmployeeCalls): void {
  const { sql } = context
  const write = writing(context, 'users')
  route(app, calls.getEmployees, () => readEmployees(sql))

  route(app, calls.changePermission, ({ params: { id }, body, caller, request }) => {
    // Whom it is about stands in the address: the same key for somebody else is another write.
    const repeat = repeatOf(request, calls.changePermission, { id, ...body }, 200)
    return write({ caller, repeat }, (writes) => changePermission(writes, id, body.active))
  })
}
