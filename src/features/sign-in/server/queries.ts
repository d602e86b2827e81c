import type { Db } from '#kit/server/postgres/db.ts'
import { type Language, language } from '#kit/shared/language.ts'

export type UserRow = {
  id: number
  email: string
  password_hash: string
  first_name: string
  last_name: string
  admin: boolean
  root: boolean
  demo: boolean
  artist: boolean
  active: boolean
}

/** `recovered_hash`: of the password that was mailed within the last 30 minutes, if one was. */
export type UserToSignIn = UserRow & { recovered_hash: string | null }

export async function findUserByEmail(db: Db, email: string): Promise<UserToSignIn | undefined> {
  const [row] = await db<UserToSignIn[]>`
    SELECT u.id, u.email, u.password_hash, u.first_name, u.last_name, u.admin, u.root, u.demo, u.artist, u.active,
           r.password_hash AS recovered_hash
    FROM users u LEFT JOIN recovered_passwords r ON r.user_id = u.id AND r.expires_at > now()
    WHERE u.email = ${email}`
  return row
}

type UserToRecover = Pick<UserRow, 'id' | 'email' | 'first_name' | 'artist'>

/** Who may be mailed a new password: active people; root only where that would hold. */
export async function findUserToRecover(
  db: Db,
  email: string,
  { rootToo }: { rootToo: boolean },
): Promise<UserToRecover | undefined> {
  const [row] = await db<UserToRecover[]>`
    SELECT id, email, first_name, artist FROM users
    WHERE email = ${email} AND active AND NOT demo AND (NOT root OR ${rootToo})`
  return row
}

/** The user of a session that is at most 30 minutes idle and 8 hours old. Looking counts as activity, once a minute. */
export async function findSessionUser(db: Db, tokenHash: Buffer): Promise<UserRow | undefined> {
  const [row] = await db<UserRow[]>`
    WITH seen AS (
      UPDATE sessions SET last_seen_at = now()
      WHERE token_hash = ${tokenHash} AND last_seen_at < now() - interval '1 minute'
        AND last_seen_at > now() - interval '30 minutes' AND created_at > now() - interval '8 hours'
    )
    SELECT u.id, u.email, u.password_hash, u.first_name, u.last_name, u.admin, u.root, u.demo, u.artist, u.active
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ${tokenHash} AND u.active
      AND s.last_seen_at > now() - interval '30 minutes' AND s.created_at > now() - interval '8 hours'`
  return row
}

/** Who is signed in by these sessions, by the hexadecimal hashes of their secrets. Looking does not count as activity. */
export function findSessionUsers(
  db: Db,
  tokenHashes: readonly string[],
): Promise<(Omit<UserRow, 'password_hash' | 'active'> & { token_hash: string })[]> {
  return db`
    SELECT encode(s.token_hash, 'hex') AS token_hash, u.id, u.email, u.first_name, u.last_name, u.admin, u.root, u.demo,
           u.artist
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ANY(SELECT decode(one, 'hex') FROM unnest(${tokenHashes as string[]}::text[]) one) AND u.active
      AND s.last_seen_at > now() - interval '30 minutes' AND s.created_at > now() - interval '8 hours'`
}

/** What somebody reads the rental's office in: as they chose, else as they came where that is not English, else as the business. */
export async function officeLanguageOf(db: Db, { id }: Pick<UserRow, 'id'>): Promise<Language> {
  const [row] = await db<{ language: Language }[]>`
    SELECT coalesce(u.language, ${language() === 'en' ? null : language()}, s.language) AS language
    FROM users u, business_settings s WHERE u.id = ${id} AND s.business = 'rental'`
  return row?.language ?? 'en'
}

/** Address of the account that may look at everything and change nothing, if there is one. */
export async function findTestAccount(db: Db): Promise<string | undefined> {
  const [row] = await db<{ email: string }[]>`SELECT email FROM users WHERE demo AND active ORDER BY id LIMIT 1`
  return row?.email
}

/** The address root signs in with: of the settings, or the one it chose itself. */
export async function findRootEmail(db: Db): Promise<string | undefined> {
  const [row] = await db<{ email: string }[]>`SELECT email FROM users WHERE root`
  return row?.email
}

/** Which of these addresses belong to accounts: an older database has not all of the sample ones. */
export async function knownAddresses(db: Db, addresses: string[]): Promise<(address: string) => boolean> {
  const rows = await db<{ email: string }[]>`SELECT email FROM users WHERE email = ANY(${addresses})`
  const known = new Set(rows.map(({ email }) => email))
  return (address) => known.has(address)
}
