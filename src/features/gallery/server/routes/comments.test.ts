import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, mondayMorning } from '#testing/app.ts'
import type { Reply } from '#testing/browser.ts'
import { insertSomeComment, insertSomeWork } from '#testing/gallery.ts'
import type { GalleryComment } from '../../contract.ts'
import { countOf } from '../../rules/threads.ts'

const it = await buildTestApp()
const { sql } = it
const artist = await it.signedIn('artist')
let work = 0

beforeEach(async () => {
  it.setNow(mondayMorning)
  await sql`TRUNCATE gallery_items, idempotent_answers RESTART IDENTITY CASCADE`
  work = await insertSomeWork(sql)
  await it.live.changed('gallery')
})

const post = (fields: Record<string, unknown>, headers = {}) =>
  artist.post('/api/aral_post_comment/', { gallery_item: work, body: 'So blue', ...fields }, headers)
const idOf = (reply: Reply) => reply.json.id as number
const threads = async () => (await artist.get(`/api/aral_get_comments/${work}/`)).json.comments as GalleryComment[]
const count = async () => {
  const [row] = await sql<{ commentcount: number }[]>`SELECT commentcount FROM gallery_items WHERE id = ${work}`
  return row?.commentcount
}
/** What the work says it has is what can be read below it. */
const readable = async () => {
  const found = countOf(await threads())
  expect(await count()).toBe(found)
  return found
}
const away = (id: number, action = 'delete') => artist.post(`/api/aral_${action}_comment/${id}/`)

describe('writing', () => {
  test('is in the name of who is signed in, and now, whatever the browser says', async () => {
    const reply = await post({ body: '  Two\r\nlines ', author: 'Somebody Else', likecount: 99, id: 5 })
    const comment = {
      id: 1,
      gallery_item: work,
      author: 'Lina Falke',
      body: 'Two\nlines',
      likecount: 0,
      dateTime: '2026-06-01T05:00:00Z',
      parent: null,
      replies: [],
    }
    expect([reply.status, reply.json]).toEqual([201, comment])
    expect(await threads()).toEqual([comment])
    expect(await readable()).toBe(1)
  })

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1) {{7*7}} \u202e',
    "'; DROP TABLE gallery_items; --",
  ])('of %s is text, and stays it', async (body) => {
    expect((await post({ body })).json.body).toBe(body)
    const reply = await artist.get(`/api/aral_get_comments/${work}/`)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json.comments).toMatchObject([{ body }])
  })

  test('is refused in the language of who asks', async () => {
    const german = { 'accept-language': 'de' }
    const wrong = [await post({ body: ' ' }, german), await post({ body: 'x'.repeat(301) }, german)]
    expect(wrong.map(({ status, json }) => [status, json.errors])).toEqual([
      [422, [{ field: 'body', message: 'Bitte schreiben Sie etwas' }]],
      [422, [{ field: 'body', message: 'Der Kommentar ist zu lang' }]],
    ])
    const { status, json } = await post({ gallery_item: 77 }, german)
    expect([status, json.detail]).toEqual([404, 'Dieses Werk hängt nicht mehr in der Galerie'])
  })

  test('goes to the tenth level and no deeper', async () => {
    let parent: number | undefined
    for (let depth = 1; depth <= 10; depth++) {
      const reply = await post({ parent, body: `Level ${depth}` })
      expect([depth, reply.status, reply.json.parent]).toEqual([depth, 201, parent ?? null])
      parent = idOf(reply)
    }
    const refused = await post({ parent })
    expect(refused.status).toBe(422)
    expect(refused.json.errors).toEqual([
      { field: 'parent', message: 'This thread is deep enough: please reply further up' },
    ])
    expect(await readable()).toBe(10)
  })

  test('of too much, of nothing or to nothing is refused', async () => {
    expect((await post({ body: 'x'.repeat(300) })).status).toBe(201)
    const long = await post({ body: 'x'.repeat(301) })
    expect([long.status, long.json.errors]).toEqual([422, [{ field: 'body', message: 'Comment is too long' }]])
    expect((await post({ body: ' \n ' })).status).toBe(422)
    expect((await post({ body: 'a\u0000b' })).status).toBe(422)
    expect((await post({ gallery_item: 77 })).status).toBe(404)
    expect((await post({ parent: 77 })).status).toBe(404)
    const elsewhere = await insertSomeComment(sql, await insertSomeWork(sql))
    expect((await post({ parent: elsewhere })).status).toBe(404)
    expect(await readable()).toBe(1)
  })

  test('the same again is the same comment', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const replies = await Promise.all(Array.from({ length: 10 }, () => post({}, headers)))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(201)
    expect((await post({ body: 'Another' }, headers)).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await readable()).toBe(1)
  })
})

describe('deleting', () => {
  test('takes the replies along, and undoing it brings back what was there', async () => {
    const parent = idOf(await post({ body: 'parent' }))
    const reply = idOf(await post({ body: 'reply', parent }))
    const deeper = idOf(await post({ body: 'deeper', parent: reply }))
    await post({ body: 'other' })
    // One reply was deleted by itself before, and stays away.
    expect((await away(deeper)).json).toEqual({ status: 'success', commentcount: 3 })
    for (const _ of [1, 2]) expect((await away(parent)).json).toEqual({ status: 'success', commentcount: 1 })
    expect(await threads()).toMatchObject([{ body: 'other' }])
    expect((await post({ parent: reply })).status).toBe(404)
    for (const _ of [1, 2]) expect((await away(parent, 'restore')).json.commentcount).toBe(3)
    expect(await threads()).toMatchObject([{ body: 'other' }, { replies: [{ body: 'reply', replies: [] }] }])
    expect((await away(deeper, 'restore')).json.commentcount).toBe(4)
    expect(await readable()).toBe(4)
    expect((await away(77)).status).toBe(404)
  })

  test('while others reply, the count stays what can be read', async () => {
    const parents = await Promise.all(Array.from({ length: 4 }, () => insertSomeComment(sql, work)))
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        const parent = parents[i % 4] as number
        if (i % 10 === 7) return away(parent, i % 20 === 7 ? 'delete' : 'restore')
        return post({ parent, body: `Reply ${i}` })
      }),
    )
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    await readable()
    for (const id of parents) await away(id, 'restore')
    expect(await readable()).toBe(4 + replies.filter(({ status }) => status === 201).length)
  })
})
