import type { Caller } from '#kit/server/http/http.ts'
import { notAllowed, notFound, type ProblemError } from '#kit/shared/problem.ts'

/** Why nobody may activate or deactivate this account; undefined when an administrator may. */
export function permissionRefusal(
  account: { id: number; admin: boolean } | undefined,
  caller: Pick<Caller, 'id'>,
): ProblemError | undefined {
  if (!account) return notFound('This employee does not exist')
  if (account.id === caller.id) return notAllowed('You cannot deactivate yourself')
  return account.admin ? notAllowed('Administrators cannot be activated or deactivated') : undefined
}
