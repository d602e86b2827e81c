import { randomInt } from 'node:crypto'
import { type Author, audit } from '#kit/server/http/audit.ts'
import { insertMail, type MailMessage } from '#kit/server/mail/mail.ts'
import { type Db, type Sql, transaction } from '#kit/server/postgres/db.ts'
import { passwordFrom, passwordLetters } from '../../rules.ts'
import type { UserRow, UserToSignIn } from '../queries.ts'

/** 80 bits, to be mailed. */
export const newPassword = () => passwordFrom(Array.from({ length: 16 }, () => randomInt(passwordLetters.length)))

/** Keeps a new password beside the old one for 30 minutes, in place of an earlier one, and puts its mail into the outbox. */
export async function keepRecovered(db: Db, userId: number, hash: string, mail: MailMessage): Promise<void> {
  await db`
    WITH kept AS (
      INSERT INTO recovered_passwords (user_id, password_hash, expires_at)
      SELECT id, ${hash}, now() + interval '30 minutes' FROM users WHERE id = ${userId} AND active
      ON CONFLICT (user_id) DO UPDATE SET password_hash = excluded.password_hash, expires_at = excluded.expires_at
      RETURNING 1
    )
    ${insertMail(db, { ...mail, confidential: true }, null, db`FROM kept`)}`
}

/**
 * Makes the mailed password the password, hashed anew as passwords are, ends every session of the account and starts the one. Says no when the mailed
 * password was used or replaced meanwhile.
 */
export function adoptRecovered(
  sql: Sql,
  { id, email, recovered_hash }: UserToSignIn,
  { passwordHash, tokenHash, by }: { passwordHash: string; tokenHash: Buffer; by: Author },
): Promise<boolean> {
  return transaction(sql, async (tx) => {
    const { count } = await tx`
      WITH taken AS (
        DELETE FROM recovered_passwords
        WHERE user_id = ${id} AND password_hash = ${recovered_hash} AND expires_at > now()
        RETURNING user_id
      )
      UPDATE users SET password_hash = ${passwordHash} FROM taken WHERE id = taken.user_id AND active`
    if (count === 0) return false
    await tx`DELETE FROM sessions WHERE user_id = ${id}`
    await tx`INSERT INTO sessions (token_hash, user_id) VALUES (${tokenHash}, ${id})`
    await dropMailed(tx, email)
    await audit(tx, by, 'password.recover', `user:${id}`)
    return true
  })
}

/** The mailed password is the real one now: nothing keeps it in plain text, and no other is sent. */
const dropMailed = (db: Db, email: UserRow['email']) => db`
  UPDATE mails SET body_text = '', body_html = '', state = CASE WHEN state = 'waiting' THEN 'canceled' ELSE state END
  WHERE confidential AND body_text <> '' AND recipient = ${email}`
