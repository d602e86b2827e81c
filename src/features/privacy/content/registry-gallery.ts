import type { Entry } from '../rules/entry.ts'

/** Of the registry: the art site. Its works and comments are found by the artist's account. */
export const galleryEntries: readonly Entry[] = [
  {
    table: 'gallery_items',
    label: 'Works in the gallery',
    found: { via: { users: 'uploader_id' } },
    erase: 'change',
    columns: { uploader: 'pseudonym' },
    facts: ['title', 'alt', 'series', 'year', 'created_at'],
    at: 'created_at',
    keeps: 'The works hang on under the pseudonym',
  },
  {
    table: 'gallery_comments',
    label: 'Comments in the gallery',
    found: { via: { users: 'author_id' } },
    erase: 'change',
    columns: { author: 'pseudonym', body: 'pseudonym' },
    facts: ['item_id', 'created_at'],
    at: 'created_at',
  },
  {
    table: 'gallery_contact_requests',
    label: 'Requests to the artist',
    found: { by: { email: 'email', name: 'name' } },
    erase: 'change',
    columns: { name: 'pseudonym', email: 'empty', body: 'pseudonym' },
    facts: ['seen', 'created_at'],
    at: 'created_at',
  },
]
