import type { Env } from '#kit/server/env.ts'
import type { Caller } from '#kit/server/http.ts'
import { sameSecret } from '#kit/server/secret.ts'
import { ProblemError } from '#kit/shared/problem.ts'

/** The root account confirms with a code of its own that never changes and is never mailed. */
export const hasFixedCode = (caller: Caller | undefined): boolean => caller?.root === true

export const isFixedCode = sameSecret

/** On a showcase the browser only simulates what visitors book. */
export function refuseShowcase(env: Pick<Env, 'showcase'>, caller: Caller | undefined): void {
  if (env.showcase && !caller) throw new ProblemError(403, 'SHOWCASE', 'Bookings are only simulated here')
}
