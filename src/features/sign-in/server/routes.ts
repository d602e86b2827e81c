import { authorOf, nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, type Caller, type Identify, route, type Server } from '#kit/server/http/http.ts'
import type { ScreenAccess } from '#kit/server/live/events.ts'
import { offerCsrfToken } from '#kit/server/security/csrf.ts'
import { hashPassword, verifyPassword, verifyRandomPassword } from '#kit/server/security/password.ts'
import { dropSecret, giveSecret, readSecret } from '#kit/server/security/session.ts'
import { networkOf, throttle, uncount, unthrottle } from '#kit/server/security/throttle.ts'
import type { Language } from '#kit/shared/language.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import * as art from '../contract/art.ts'
import { checkSession, checkUser, login, logout, type SignedInUser } from '../contract.ts'
import { words } from '../words.ts'
import { adoptRecovered } from './commands/recover.ts'
import { endSession, startSession } from './commands.ts'
import { findSessionUser, findSessionUsers, findUserByEmail, officeLanguageOf, type UserRow } from './queries.ts'
import { recoverRoutes } from './routes/recover.ts'
import { registerRoutes } from './routes/register.ts'

export const sessionCookie = { name: 'session' }

const wrongCredentials = () => new ProblemError(401, 'WRONG_CREDENTIALS', words.wrongCredentials)

/** At most 10 evaluated guesses per account and network in 15 minutes. */
const guesses = { limit: 10, seconds: 15 * 60 }
/** And per network over all accounts, so that one password is not tried on everybody. */
const guessesOfNetwork = { limit: 100, seconds: 15 * 60 }
/**
 * An account that is tried from everywhere: with so many guesses at it each further network has two. Nobody can keep its
 * owner out by it, and whoever guesses needs five times as many addresses.
 */
const guessesAtAccount = { limit: 100, seconds: 15 * 60 }
const guessesThen = 2

export function signInRoutes(app: Server, context: Context): void {
  const { sql, env, live } = context
  recoverRoutes(app, context)
  registerRoutes(app, context)

  const present = async (caller: Caller) => signedIn(caller, await officeLanguageOf(sql, caller))
  route(app, login, async (call) => present(await signIn(context, call, isStaff)))
  route(app, art.artLogin, async (call) => asArtist(await signIn(context, call, isArtist)))

  for (const endpoint of [logout, art.artLogout, art.shopLogout]) {
    route(app, endpoint, async ({ request, reply }) => {
      const token = readSecret(request, sessionCookie, env.publicUrl)
      dropSecret(reply, sessionCookie, env.publicUrl)
      if (token) {
        await endSession(sql, token)
        await live.changed('sessions')
      }
      return { status: 'success' as const }
    })
  }

  for (const endpoint of [checkUser, art.checkShopUser]) {
    route(app, endpoint, ({ caller, request, reply }) => {
      offerCsrfToken(request, reply, env.publicUrl)
      // For what was done without a network, by a clock that may be wrong.
      reply.header('x-now', context.clock().toString())
      return caller && isStaff(caller) ? present(caller) : nobody
    })
  }
  route(app, art.checkArtist, ({ caller, request, reply }) => {
    offerCsrfToken(request, reply, env.publicUrl)
    return caller && isArtist(caller) ? asArtist(caller) : nobody
  })

  for (const endpoint of [checkSession, art.checkShopSession, art.checkArtSession]) {
    route(app, endpoint, ({ reply }) => {
      reply.type('application/json')
      return ''
    })
  }
}

/** Whoever is not admitted is refused like somebody who does not exist. */
async function signIn(
  context: Context,
  { body, request, reply }: Call<typeof login>,
  admitted: (caller: Caller) => boolean,
) {
  const { sql, env, live } = context
  const email = body.email.toLowerCase()
  const network = networkOf(request.ip)
  const bucket = `sign-in:${email}:${network}`
  const everywhere = `sign-in-everywhere:${email}`
  await throttle(sql, `sign-in:${network}`, guessesOfNetwork)
  const count = await throttle(sql, bucket, guesses)
  await throttle(sql, everywhere, guessesAtAccount).catch((refusal: unknown) => {
    if (!(refusal instanceof ProblemError) || count > guessesThen) throw refusal
  })
  const user = await findUserByEmail(sql, email)
  // Always both, so that the time does not tell whether there is an account, or a mailed password.
  const [fits, fitsRecovered] = await Promise.all([
    verifyPassword(body.password, user?.password_hash),
    verifyRandomPassword(body.password, user?.recovered_hash ?? undefined),
  ])
  const known = user?.active && (fits || fitsRecovered) && admitted(callerOf(user))
  if (!known) throw wrongCredentials()
  const token = giveSecret(reply, sessionCookie, env.publicUrl)
  const started = fits
    ? await startSession(sql, user, token)
    : await adoptRecovered(sql, user, {
        passwordHash: await hashPassword(body.password),
        tokenHash: token,
        by: authorOf(callerOf(user), context),
      })
  if (!started) {
    dropSecret(reply, sessionCookie, env.publicUrl)
    throw wrongCredentials()
  }
  await unthrottle(sql, bucket)
  await uncount(sql, everywhere, guessesAtAccount)
  const earlier = readSecret(request, sessionCookie, env.publicUrl)
  if (earlier) await endSession(sql, earlier)
  if (earlier || !fits) await live.changed('sessions')
  return callerOf(user)
}

/** Two kinds of people, of whom only root is both. */
const isStaff = ({ artist }: Caller) => !artist
const isArtist = ({ artist, root }: Caller) => artist || root
const nobody = { email: null, username: null, active: false as const, admin: false as const }

/** Finds out who calls by the session cookie. */
export const identifyBySession =
  ({ sql, env }: Pick<Context, 'sql' | 'env'>): Identify =>
  async (request) => {
    const token = readSecret(request, sessionCookie, env.publicUrl)
    const user = token && (await findSessionUser(sql, token))
    return user && callerOf(user)
  }

/** Who listens to live updates, by the session cookie. */
export const listeningBySession = ({
  sql,
  env,
}: Pick<Context, 'sql' | 'env'>): Pick<ScreenAccess, 'sessionOf' | 'callersOf'> => ({
  sessionOf: (request) => readSecret(request, sessionCookie, env.publicUrl)?.toString('hex'),
  callersOf: async (sessions) => {
    const users = await findSessionUsers(sql, sessions)
    return new Map(users.map((user) => [user.token_hash, callerOf(user)]))
  },
})

type Identified = Omit<UserRow, 'password_hash' | 'active'>

const callerOf = ({ id, email, first_name, last_name, admin, root, demo, artist }: Identified): Caller => ({
  id,
  email,
  firstName: first_name,
  lastName: last_name,
  admin,
  root,
  demo,
  artist,
})

/** Only active users ever get a session. */
const signedIn = ({ id, email, admin, root, demo, ...caller }: Caller, language: Language = 'en'): SignedInUser => ({
  id,
  email,
  username: nameOf(caller),
  first_name: caller.firstName,
  last_name: caller.lastName,
  active: true,
  admin,
  root,
  demo,
  language,
})

/** The art site is the artist's own. */
const asArtist = (caller: Caller): SignedInUser => ({ ...signedIn(caller), admin: true })
