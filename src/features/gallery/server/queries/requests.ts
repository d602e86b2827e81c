import type { Db } from '#kit/server/postgres/db.ts'
import type { ContactRequest } from '../../contract/artist.ts'

/** The inbox of the artist, newest first. */
export const readRequests = (db: Db): Promise<ContactRequest[]> =>
  db<ContactRequest[]>`
    SELECT id, name, email, body, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "dateTime", seen
    FROM gallery_contact_requests WHERE deleted_at IS NULL
    ORDER BY created_at DESC, id DESC`.then((rows) => [...rows])
