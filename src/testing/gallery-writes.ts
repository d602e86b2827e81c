import type { Sql } from '#kit/server/postgres/db.ts'
import type { Browser } from './browser.ts'
import { multipart } from './form.ts'
import { insertSomeWork } from './gallery.ts'
import type { AuditedWrite } from './invoice-writes.ts'
import { somePictures } from './pictures.ts'

type Hands = { sql: Sql; artist: Browser; idOf: (table: string) => Promise<number> }

/** Every write of the artist, in this order, each with what the ones before left. */
export function galleryWrites({ sql, artist, idOf }: Hands): AuditedWrite[] {
  const on =
    (table: string): AuditedWrite[2] =>
    async (url) =>
      artist.post(url.replace(':id', String(await idOf(table))))
  return [
    [
      '/api/aral_upload_image/',
      'gallery.hang',
      async (url) =>
        artist.send({ method: 'POST', url, ...(await multipart({ image: await somePictures.png(), title: 'Ebb' })) }),
    ],
    [
      '/api/aral_post_comment/',
      'gallery.comment',
      async (url) => artist.post(url, { gallery_item: await insertSomeWork(sql), body: 'So blue' }),
    ],
    ['/api/aral_delete_comment/:id/', 'gallery.comment-delete', on('gallery_comments')],
    ['/api/aral_restore_comment/:id/', 'gallery.comment-restore', on('gallery_comments')],
    ['/api/aral_delete_image/:id/', 'gallery.take-down', on('gallery_items')],
    ['/api/aral_restore_image/:id/', 'gallery.hang-again', on('gallery_items')],
    [
      '/api/aral_delete_contact_request/:id/',
      'art-request.delete',
      async (url) => {
        await sql`INSERT INTO gallery_contact_requests (name, email, body) VALUES ('Ole', 'ole@guests.example', 'Hello')`
        return on('gallery_contact_requests')(url)
      },
    ],
    ['/api/aral_restore_contact_request/:id/', 'art-request.restore', on('gallery_contact_requests')],
  ]
}
