import type { Caller } from '#kit/server/http/http.ts'
import { notAllowed, notFound, type ProblemError } from '#kit/shared/problem.ts'
import { words } from '../words.ts'

/** Why nobody may activate or deactivate this account; undefined when an administrator may. */
export function permissionRefusal(
  account: { id: number; admin: boolean } | undefined,
  caller: Pick<Caller, 'id'>,
): ProblemError | undefined {
  if (!account) return notFound(words.noEmployee)
  if (account.id === caller.id) return notAllowed(words.notYourself)
  return account.admin ? notAllowed(words.notAdmins) : undefined
}
