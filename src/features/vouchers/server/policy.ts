import type { Caller } from '#kit/server/http/http.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { words } from '../words.ts'

/** On a showcase the browser only simulates what visitors order. */
export function refuseShowcase(env: Pick<Env, 'showcase'>, caller: Caller | undefined): void {
  if (env.showcase && !caller) throw new ProblemError(403, 'SHOWCASE', words.onlySimulated)
}

export const linkInvalid = () => new ProblemError(404, 'LINK_INVALID', words.linkInvalid)

export const linkExpired = () => new ProblemError(410, 'LINK_EXPIRED', words.linkExpired)
