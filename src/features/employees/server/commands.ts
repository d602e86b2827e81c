import { type Actor, audit } from '#kit/server/http/audit.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { type Sql, transaction } from '#kit/server/postgres/db.ts'
import { permissionRefusal } from './policy.ts'

export type PermissionAnswer = { status: 'success'; active: boolean }

/**
 * Makes an account active or inactive, the opposite of what it is where `wanted` is undefined; the sessions of one that
 * becomes inactive end with it. Throws 403 and 404.
 */
export async function changePermission(
  sql: Sql,
  id: number,
  wanted: boolean | undefined,
  { by, repeat }: { by: Actor; repeat: Repeat | undefined },
): Promise<PermissionAnswer> {
  return transaction(sql, async (tx) => {
    // Whoever signs in at this moment waits for the row, and is refused after it.
    const [account] = await tx<{ id: number; admin: boolean; active: boolean; email: string }[]>`
        SELECT id, admin, active, email FROM users WHERE id = ${id} AND NOT artist FOR UPDATE`
    const refusal = permissionRefusal(account, by.caller)
    if (refusal || !account) throw refusal
    const active = wanted ?? !account.active
    const answer: PermissionAnswer = { status: 'success', active }
    await rememberAnswer(tx, repeat, 200, answer)
    if (active === account.active) return answer
    await tx`UPDATE users SET active = ${active} WHERE id = ${id}`
    if (!active) await tx`DELETE FROM sessions WHERE user_id = ${id}`
    const action = active ? 'employee.activate' : 'employee.deactivate'
    await audit(tx, by, action, `user:${id}`, { email: account.email })
    return answer
  })
}
