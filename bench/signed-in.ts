import { createHash } from 'node:crypto'
import type { Sql } from '#kit/server/postgres/db.ts'

const token = 'the-admin-of-the-bench-is-signed-in'

/** What the browser of the bench's admin sends. */
export const sessionCookie = `session=${token}`

/** An admin with a session, whose cookie is the same in every database. */
export async function addSignedIn(sql: Sql): Promise<void> {
  const hash = createHash('sha256').update(token).digest()
  await sql`
    WITH admin AS (
      INSERT INTO users (email, password_hash, first_name, last_name, admin)
      VALUES ('ada@agency.example', 'signs in by cookie', 'Ada', 'Seewald', true) RETURNING id
    )
    INSERT INTO sessions (token_hash, user_id) SELECT ${hash}, id FROM admin`
}
