import { answer } from '#kit/server/http/answer.ts'
import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer, repeatOf } from '#kit/server/http/repeat.ts'
import { hashPassword } from '#kit/server/security/password.ts'
import { invalid } from '#kit/shared/problem.ts'
import { register } from '../../contract/register.ts'
import { capitalised } from '../../rules.ts'
import { registerEmployee } from '../commands/register.ts'

const done = { status: 'success' as const }

export function registerRoutes(app: Server, context: Context): void {
  const { sql, live } = context
  route(app, register, async ({ body: { password, ...given }, caller, request }) => {
    // Without the password: a quick hash of it would be easier to guess than the slow one.
    const repeat = repeatOf(request, register.path, given)
    const registered = await orEarlierAnswer(sql, repeat, async () => {
      const employee = {
        ...given,
        email: given.email.toLowerCase(),
        firstName: capitalised(given.firstName),
        lastName: capitalised(given.lastName),
        passwordHash: await hashPassword(password),
      }
      const outcome = await registerEmployee(sql, employee, { by: authorOf(caller, context), repeat, answer: done })
      if (outcome === 'EMAIL_TAKEN') {
        throw invalid([{ field: 'email', message: 'Somebody is registered with this email address already' }])
      }
      await live.changed('users')
      return answer(201, done)
    })
    return registered ?? done
  })
}
