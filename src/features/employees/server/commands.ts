import { endAccess } from '#features/sign-in/server/commands.ts'
import type { Write } from '#kit/server/http/write.ts'
import { permissionRefusal } from './policy.ts'

/**
 * Makes an account active or inactive, the opposite of what it is where `wanted` is undefined; the sessions of one that
 * becomes inactive end with it. Throws 403 and 404.
 */
export async function changePermission(
  { tx, author, audit }: Write,
  id: number,
  wanted: boolean | undefined,
): Promise<{ status: 'success'; active: boolean }> {
  // Whoever signs in at this moment waits for the row, and is refused after it.
  const [account] = await tx<{ id: number; admin: boolean; active: boolean; email: string }[]>`
    SELECT id, admin, active, email FROM users WHERE id = ${id} AND NOT artist FOR UPDATE`
  const refusal = permissionRefusal(account, author.caller)
  if (refusal || !account) throw refusal
  const active = wanted ?? !account.active
  if (active === account.active) return { status: 'success', active }
  await tx`UPDATE users SET active = ${active} WHERE id = ${id}`
  if (!active) await endAccess(tx, [id])
  await audit(active ? 'employee.activate' : 'employee.deactivate', `user:${id}`, { email: account.email })
  return { status: 'success', active }
}
