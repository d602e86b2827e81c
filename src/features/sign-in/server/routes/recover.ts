import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { hashRandomPassword } from '#kit/server/security/password.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { recover } from '../../contract/recover.ts'
import { words } from '../../words.ts'
import { keepRecovered, newPassword } from '../commands/recover.ts'
import { newPasswordMail } from '../emails/new-password.ts'
import { mayRecoverRoot } from '../policy.ts'
import { findUserToRecover } from '../queries.ts'

/** New passwords asked for, per mail address and per network address. */
const recoveriesOfEmail = { limit: 5, seconds: 3600 }
const recoveriesFromAddress = { limit: 30, seconds: 3600 }

/**
 * The answer is given before anything is looked up, so that neither its words nor its time tell who has an account; and
 * the same is done for every address, but for the mail.
 */
export function recoverRoutes(app: Server, { sql, env, live, log }: Context): void {
  let asked = Promise.resolve()
  app.addHook('onClose', () => asked)

  route(app, recover, async ({ body, request }) => {
    const email = body.email.toLowerCase()
    await throttle(sql, `recover:${networkOf(request.ip)}`, recoveriesFromAddress)
    await throttle(sql, `recover:${email}`, recoveriesOfEmail)
    // One after the other, and nobody waits for it.
    asked = asked
      .then(() => mailNewPassword(email))
      .catch((error: unknown) => log.warn({ err: error }, 'a new password could not be mailed'))
    return { status: 'success', message: words.newPasswordSent } as const
  })

  async function mailNewPassword(email: string) {
    const password = newPassword()
    const hash = await hashRandomPassword(password)
    const user = await findUserToRecover(sql, email, { rootToo: mayRecoverRoot(env) })
    const loginPage = user?.artist ? '/ArtAlley/login' : undefined
    const mail = newPasswordMail({
      ...env,
      to: email,
      name: user?.first_name ?? '',
      password,
      ...(loginPage && { loginPage }),
    })
    if (user) await keepRecovered(sql, user.id, hash, mail)
    // Open screens hear of it: for every address alike.
    await live.changed('mails')
  }
}
