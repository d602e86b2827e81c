import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { repeatOf } from '#kit/server/http/repeat.ts'
import { writing } from '#kit/server/http/write.ts'
import { hashPassword } from '#kit/server/security/password.ts'
import { invalid } from '#kit/shared/problem.ts'
import { register } from '../../contract/register.ts'
import { capitalised } from '../../rules.ts'
import { words } from '../../words.ts'
import { registerEmployee } from '../commands/register.ts'

export function registerRoutes(app: Server, context: Context): void {
  route(app, register, async ({ body: { password, ...given }, caller, request }) => {
    // Without the password: a quick hash of it would be easier to guess than the slow one.
    const repeat = repeatOf(request, register, given, 201)
    const employee = {
      ...given,
      email: given.email.toLowerCase(),
      firstName: capitalised(given.firstName),
      lastName: capitalised(given.lastName),
      passwordHash: await hashPassword(password),
    }
    return writing(context)({ caller, repeat }, async (writes) => {
      if (!(await registerEmployee(writes, employee))) {
        throw invalid([{ field: 'email', message: words.emailTaken }])
      }
      writes.tell('users')
    })
  })
}
