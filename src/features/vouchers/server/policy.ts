import type { Caller } from '#kit/server/http/http.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { ProblemError } from '#kit/shared/problem.ts'

/** On a showcase the browser only simulates what visitors order. */
export function refuseShowcase(env: Pick<Env, 'showcase'>, caller: Caller | undefined): void {
  if (env.showcase && !caller) throw new ProblemError(403, 'SHOWCASE', 'Orders are only simulated here')
}

export const linkInvalid = () =>
  new ProblemError(404, 'LINK_INVALID', 'This link is not complete. Please copy it from the mail once more.')

export const linkExpired = () =>
  new ProblemError(410, 'LINK_EXPIRED', 'This link has expired. Your voucher still counts when you book with its code.')
