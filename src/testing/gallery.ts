import { join } from 'node:path'
import { insertWork } from '#features/gallery/server/commands.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { randomToken } from '#kit/server/security/secret.ts'
import { addGallery } from '../../db/sample-data/gallery.ts'
import { testPassword } from './app.ts'
import type { Site } from './site.ts'

/** A work that hangs, of pixels that nobody looks at. */
export async function insertSomeWork(
  sql: Sql,
  { title = 'Ebb', uploader = 'Lina Falke', likecount = 0, at = '2026-05-31T10:00:00Z' } = {},
): Promise<number> {
  const picture = Buffer.from(randomToken())
  const made = { picture, thumbnail: picture, narrower: [], width: 1600, height: 1200, placeholder: '' }
  const work = { made, title, alt: '', series: '', year: 2026, uploaderId: null, uploader, likecount }
  const { id } = await insertWork(sql, { ...work, at: Temporal.Instant.from(at) })
  return id
}

type SomeComment = { parent?: number; body?: string; author?: string; likes?: number; depth?: number; at?: string }

/** A comment of nobody in particular; gives its id. */
export async function insertSomeComment(sql: Sql, itemId: number, some: SomeComment = {}): Promise<number> {
  const { parent = null, body = 'So blue', author = 'Ana Lucht', likes = 0, depth = 1 } = some
  const [row] = await sql<{ id: number }[]>`
    WITH counted AS (UPDATE gallery_items SET commentcount = commentcount + 1 WHERE id = ${itemId})
    INSERT INTO gallery_comments (item_id, parent_id, depth, author, body, likecount, created_at)
    VALUES (${itemId}, ${parent}, ${depth}, ${author}, ${body}, ${likes}, ${some.at ?? '2026-05-31T12:00:00Z'})
    RETURNING id`
  return row?.id as number
}

/** Fills a site with the sample gallery: its artist, her works, comments and requests. */
export async function loadSampleGallery({ sql, live }: Site): Promise<void> {
  const now = Temporal.Now.instant()
  await sql.begin((tx) =>
    addGallery(tx as never, join('db', 'sample-data', 'gallery'), { password: testPassword, now }),
  )
  await live.changed('gallery', 'art-inbox')
}
