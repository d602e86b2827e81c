import type { Db } from '#kit/server/db.ts'
import { hashPassword, verifyPassword } from '#kit/server/password.ts'

export async function startSession(db: Db, userId: number, tokenHash: Buffer): Promise<void> {
  await db`INSERT INTO sessions (token_hash, user_id) VALUES (${tokenHash}, ${userId})`
}

export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db`DELETE FROM sessions WHERE token_hash = ${tokenHash}`
}

export type NewUser = {
  email: string
  password: string
  firstName: string
  lastName: string
  admin?: boolean
  demo?: boolean
}

export async function addUser(db: Db, user: NewUser): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO users (email, password_hash, first_name, last_name, admin, demo)
    VALUES (${user.email}, ${await hashPassword(user.password)}, ${user.firstName}, ${user.lastName},
            ${user.admin ?? false}, ${user.demo ?? false})
    RETURNING id`
  return row?.id as number
}

/**
 * The root account is the one of the settings: made at the first start, moved when the settings name another address
 * or password, which ends its sessions.
 */
export async function ensureRoot(db: Db, root: { email: string; password: string; name: string }): Promise<void> {
  const [current] = await db<{ email: string; password_hash: string }[]>`
    SELECT email, password_hash FROM users WHERE root`
  if (current?.email === root.email && (await verifyPassword(root.password, current.password_hash))) return
  await db`
    INSERT INTO users (id, email, password_hash, first_name, last_name, admin, root)
    VALUES (1, ${root.email}, ${await hashPassword(root.password)}, ${root.name}, '', true, true)
    ON CONFLICT (id) DO UPDATE SET email = excluded.email, password_hash = excluded.password_hash`
  await db`SELECT setval(pg_get_serial_sequence('users', 'id'), (SELECT max(id) FROM users))`
  await db`DELETE FROM sessions WHERE user_id = 1`
}
