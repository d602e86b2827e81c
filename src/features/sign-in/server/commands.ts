import type { Db } from '#kit/server/postgres/db.ts'
import { hashPassword, verifyPassword } from '#kit/server/security/password.ts'
import { StartError } from '#kit/server/settings/start-error.ts'
import type { UserRow } from './queries.ts'

/** Says no when the password that fitted is not the account's any more, or the account is not active. */
export async function startSession(
  db: Db,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
  tokenHash: Buffer,
): Promise<boolean> {
  const { count } = await db`
    INSERT INTO sessions (token_hash, user_id)
    SELECT ${tokenHash}, id FROM users WHERE id = ${id} AND password_hash = ${password_hash} AND active FOR SHARE`
  return count > 0
}

export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db`DELETE FROM sessions WHERE token_hash = ${tokenHash}`
}

/** Who may not sign in any more keeps nothing that shows bookings: no session, no calendar, no device that is told. */
export async function endAccess(db: Db, users: readonly number[]): Promise<void> {
  const ids = users as number[]
  await db`DELETE FROM sessions WHERE user_id = ANY(${ids})`
  await db`DELETE FROM calendar_feeds WHERE user_id = ANY(${ids})`
  await db`DELETE FROM push_devices WHERE user_id = ANY(${ids})`
}

export type NewUser = {
  email: string
  password: string
  firstName: string
  lastName: string
  admin?: boolean
  demo?: boolean
  artist?: boolean
}

export async function addUser(db: Db, user: NewUser): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO users (email, password_hash, first_name, last_name, admin, demo, artist)
    VALUES (${user.email}, ${await hashPassword(user.password)}, ${user.firstName}, ${user.lastName},
            ${user.admin ?? false}, ${user.demo ?? false}, ${user.artist ?? false})
    RETURNING id`
  return row?.id as number
}

type Root = { email: string; password_hash: string; set_email: string | null; set_password_hash: string | null }

/**
 * The root account is the one of the settings: made at the first start, moved when the settings name another address
 * or, where `mayReset`, another password; that ends its sessions. What root changed itself holds until the settings say
 * something else than they did then. Says whether the given password is root's now.
 */
export async function ensureRoot(
  db: Db,
  root: { email: string; password: string; name: string },
  { mayReset }: { mayReset: boolean },
): Promise<boolean> {
  const [current] = await db<Root[]>`SELECT email, password_hash, set_email, set_password_hash FROM users WHERE root`
  const holds = current !== undefined && (await verifyPassword(root.password, current.password_hash))
  const isOwn = current?.set_password_hash != null && (await verifyPassword(root.password, current.set_password_hash))
  const keepsPassword = current !== undefined && (holds || isOwn || !mayReset)
  const keepsEmail = current !== undefined && (current.set_email ?? current.email) === root.email
  if (keepsPassword && keepsEmail) return holds
  const email = keepsEmail ? current.email : root.email
  const hash = keepsPassword ? current.password_hash : await hashPassword(root.password)
  const { count } = await db`
    INSERT INTO users (id, email, password_hash, first_name, last_name, admin, root)
    VALUES (1, ${email}, ${hash}, ${root.name}, '', true, true)
    ON CONFLICT (id) DO UPDATE
    SET email = excluded.email, password_hash = excluded.password_hash,
        set_email = CASE WHEN ${keepsEmail} THEN users.set_email END,
        set_password_hash = CASE WHEN ${keepsPassword} THEN users.set_password_hash END
    WHERE ${current !== undefined}`
  // Another machine made it meanwhile: now it is there.
  if (count === 0) {
    await refuseOtherFirst(db)
    return ensureRoot(db, root, { mayReset })
  }
  // The 1 is taken. Setting the sequence would take back what others are using just now.
  await db`SELECT nextval('users_id_seq') FROM users_id_seq WHERE NOT is_called`
  await db`DELETE FROM sessions WHERE user_id = 1`
  await db`DELETE FROM recovered_passwords WHERE user_id = 1`
  return holds || !keepsPassword
}

async function refuseOtherFirst(db: Db): Promise<void> {
  const [first] = await db<{ root: boolean }[]>`SELECT root FROM users WHERE id = 1`
  if (first?.root === false)
    throw new StartError('The account with the id 1 is not root: this database was not made by this software')
}

/** Secrets that all machines on one database share: the first one's stay. */
export async function shareSecrets<Name extends string>(
  db: Db,
  own: Record<Name, string>,
): Promise<Record<Name, string>> {
  const rows = Object.entries<string>(own).map(([name, value]) => ({ name, value }))
  await db`INSERT INTO shared_secrets ${db(rows)} ON CONFLICT (name) DO NOTHING`
  const kept = await db<{ name: Name; value: string }[]>`
    SELECT name, value FROM shared_secrets WHERE name IN ${db(Object.keys(own))}`
  return Object.fromEntries(kept.map(({ name, value }) => [name, value])) as Record<Name, string>
}
