import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, mondayMorning, type Role } from '#testing/app.ts'
import { insertSomeComment, insertSomeWork } from '#testing/gallery.ts'

const it = await buildTestApp()
const { sql } = it
const artist = await it.signedIn('artist')
const visitor = it.visitor()

beforeEach(async () => {
  it.setNow(mondayMorning)
  await sql`TRUNCATE gallery_items, gallery_contact_requests, idempotent_answers RESTART IDENTITY CASCADE`
  await it.live.changed('gallery')
})

type Item = { id: number; title: string; commentcount: number; likecount: number }
const items = async () => (await visitor.get('/api/aral_get_gallery_items/')).json.gallery_data as Item[]

describe('the gallery', () => {
  test('is empty at first, and then has its works, newest first', async () => {
    expect(await items()).toEqual([])
    await insertSomeWork(sql, { title: 'Ebb', at: '2026-05-01T10:00:00Z' })
    await insertSomeWork(sql, { title: 'Flood', at: '2026-05-31T10:00:00Z', likecount: -3 })
    await it.live.changed('gallery')
    const [flood, ebb] = await items()
    expect(ebb).toMatchObject({ title: 'Ebb' })
    expect(flood).toEqual({
      id: 2,
      uploader: 'Lina Falke',
      path: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.avif$/),
      likecount: -3,
      commentcount: 0,
      dateTime: '2026-05-31T10:00:00Z',
      title: 'Flood',
      alt: '“Flood”, a work by Lina Falke',
      series: '',
      year: 2026,
      width: 1600,
      height: 1200,
      narrower: [],
      placeholder: '',
    })
  })

  test('is answered from memory, compressed, and not again while it stays the same', async () => {
    for (const title of 'Ebb Flood Slack Spring Neap Drift Swell Surge Wake Spray'.split(' '))
      await insertSomeWork(sql, { title })
    await it.live.changed('gallery')
    const reply = await visitor.get('/api/aral_get_gallery_items/', { 'accept-encoding': 'br' })
    expect(reply.headers['content-encoding']).toBe('br')
    const again = { 'accept-encoding': 'br', 'if-none-match': String(reply.headers.etag) }
    expect((await visitor.get('/api/aral_get_gallery_items/', again)).status).toBe(304)
    await artist.post('/api/aral_like_image/1/')
    expect((await visitor.get('/api/aral_get_gallery_items/', again)).status).toBe(200)
  })
})

test('Comments stand in their threads, most liked first.', async () => {
  const work = await insertSomeWork(sql)
  const first = await insertSomeComment(sql, work, { body: 'first', likes: 1 })
  await insertSomeComment(sql, work, { body: 'best', likes: 7 })
  await insertSomeComment(sql, work, { body: 'reply', parent: first, depth: 2 })
  const reply = await visitor.get(`/api/aral_get_comments/${work}/`)
  expect(reply.json).toMatchObject({
    comments: [
      { body: 'best', likecount: 7, parent: null, replies: [] },
      {
        id: first,
        gallery_item: work,
        body: 'first',
        author: 'Ana Lucht',
        replies: [{ body: 'reply', parent: first }],
      },
    ],
  })
})

test.each(['0', '7', 'x', '99999999999'])('Of a work %s that does not hang there is nothing.', async (id) => {
  for (const call of ['aral_get_comments', 'aral_get_gallery_card'])
    expect([404, 422]).toContain((await visitor.get(`/api/${call}/${id}/`)).status)
})

const reads = ['liked_images', 'disliked_images', 'liked_comments', 'disliked_comments', 'seen_gallery_items']
const writes = ['like_image/1', 'dislike_comment/1', 'see_gallery_item/1', 'delete_image/1', 'restore_comment/1']

describe('what is the artist’s', () => {
  test.each<[Role | undefined, number]>([
    [undefined, 401],
    ['employee', 403],
    ['admin', 403],
    ['demo', 403],
  ])('is refused to %s', async (role, status) => {
    await insertSomeComment(sql, await insertSomeWork(sql))
    const browser = role ? await it.signedIn(role) : it.visitor()
    const replies = [
      ...(await Promise.all([...reads, 'contact_requests'].map((name) => browser.get(`/api/aral_get_${name}/`)))),
      ...(await Promise.all(writes.map((name) => browser.post(`/api/aral_${name}/`)))),
      await browser.post('/api/aral_post_comment/', { gallery_item: 1, body: 'Mine', author: 'Lina Falke' }),
      await browser.post('/api/aral_upload_image/', { title: 'Mine' }),
    ]
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]))
    expect(await items()).toMatchObject([{ likecount: 0, commentcount: 1 }])
  })

  test('begins with nothing liked, disliked or seen, and remembers what she opened, once', async () => {
    const work = await insertSomeWork(sql)
    const seen = async () => (await artist.get('/api/aral_get_seen_gallery_items/')).json.seen_items
    for (const name of reads.slice(0, 4)) expect((await artist.get(`/api/aral_get_${name}/`)).rows).toEqual([])
    expect(await seen()).toEqual([])
    for (const _ of [1, 2]) expect((await artist.post(`/api/aral_see_gallery_item/${work}/`)).status).toBe(200)
    expect(await seen()).toEqual([work])
    expect((await artist.post('/api/aral_see_gallery_item/77/')).status).toBe(404)
  })
})

describe('a work', () => {
  test('is taken down and hung again, however often it is asked for', async () => {
    const work = await insertSomeWork(sql)
    await insertSomeComment(sql, work)
    for (const _ of [1, 2]) expect((await artist.post(`/api/aral_delete_image/${work}/`)).status).toBe(200)
    expect(await items()).toEqual([])
    expect((await visitor.get(`/api/aral_get_comments/${work}/`)).status).toBe(404)
    expect((await artist.post(`/api/aral_like_image/${work}/`)).status).toBe(404)
    for (const _ of [1, 2]) expect((await artist.post(`/api/aral_restore_image/${work}/`)).status).toBe(200)
    expect(await items()).toMatchObject([{ id: work, commentcount: 1 }])
    expect((await artist.post('/api/aral_delete_image/77/')).status).toBe(404)
  })

  test('that was deleted goes for good after a month, with its pictures and what was said of it', async () => {
    const work = await insertSomeWork(sql)
    await insertSomeComment(sql, work)
    const kept = await insertSomeWork(sql)
    const gone = await insertSomeComment(sql, kept)
    const stays = await insertSomeComment(sql, kept)
    const count = async (table: string) => (await sql`SELECT FROM ${sql(table)}`).count
    const files = await count('files')
    await artist.post(`/api/aral_delete_image/${work}/`)
    await artist.post(`/api/aral_delete_comment/${gone}/`)
    const runAt = async (now: string) => {
      it.setNow(now)
      await it.runJob('retention')
    }
    await runAt('2026-07-01T12:00:00Z')
    expect(await count('gallery_items')).toBe(2)
    await runAt('2026-07-02T12:00:00Z')
    expect(await sql`SELECT id FROM gallery_items`).toEqual([{ id: kept }])
    expect(await sql`SELECT id FROM gallery_comments`).toEqual([{ id: stays }])
    expect(await count('files')).toBe(files - 2)
    expect((await artist.post(`/api/aral_restore_image/${work}/`)).status).toBe(404)
  })
})

describe('the inbox', () => {
  test('has the requests newest first; they are seen, deleted and put back', async () => {
    await sql`
      INSERT INTO gallery_contact_requests (name, email, body, created_at)
      VALUES ('Mira <b>Keller</b>', 'mira@guests.example', 'Do you <script>alert(1)</script> paint?', '2026-05-30T10:00:00Z'),
             ('Ole', 'ole@guests.example', 'Hello', '2026-05-31T10:00:00Z')`
    const inbox = async () => (await artist.get('/api/aral_get_contact_requests/')).json.inbox_data
    const mira = {
      id: 1,
      name: 'Mira <b>Keller</b>',
      email: 'mira@guests.example',
      body: 'Do you <script>alert(1)</script> paint?',
      dateTime: '2026-05-30T10:00:00Z',
      seen: false,
    }
    expect(await inbox()).toEqual([expect.objectContaining({ id: 2, name: 'Ole' }), mira])
    for (const _ of [1, 2]) expect((await artist.post('/api/aral_see_contact_request/1/')).status).toBe(200)
    for (const _ of [1, 2]) expect((await artist.post('/api/aral_delete_contact_request/2/')).status).toBe(200)
    expect(await inbox()).toEqual([{ ...mira, seen: true }])
    expect((await artist.post('/api/aral_see_contact_request/2/')).status).toBe(404)
    for (const _ of [1, 2]) expect((await artist.post('/api/aral_restore_contact_request/2/')).status).toBe(200)
    expect(await inbox()).toHaveLength(2)
    expect((await artist.post('/api/aral_delete_contact_request/77/')).status).toBe(404)
  })
})
