import { beforeEach, describe, expect, test } from 'vitest'
import { sessionCookie } from '#features/sign-in/server/routes.ts'
import { randomToken, sha256 } from '#kit/server/security/secret.ts'
import { buildTestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { insertSomeComment, insertSomeWork } from '#testing/gallery.ts'
import { type Vote, voteChange } from '../../rules.ts'

const it = await buildTestApp()
const { sql } = it
const artist = await it.signedIn('artist')
let work = 0
let comment = 0

beforeEach(async () => {
  await sql`TRUNCATE gallery_items, idempotent_answers RESTART IDENTITY CASCADE`
  work = await insertSomeWork(sql, { likecount: 12 })
  comment = await insertSomeComment(sql, work, { likes: -2 })
  await it.live.changed('gallery')
})

const press = (button: 'like' | 'dislike', what = `image/${work}`, browser = artist, headers = {}) =>
  browser.post(`/api/aral_${button}_${what}/`, {}, headers)

describe.each([
  { kind: 'image', id: () => work, from: 12 },
  { kind: 'comment', id: () => comment, from: -2 },
])('a vote on a $kind', ({ kind, id, from }) => {
  const lists = async () =>
    Promise.all(['liked', 'disliked'].map(async (name) => (await artist.get(`/api/aral_get_${name}_${kind}s/`)).rows))

  test('counts from -2 to +2, says what it is now, and is in one of the lists', async () => {
    const scenario = [
      ['like', 1, 1],
      ['dislike', -2, -1],
      ['dislike', 1, 0],
      ['dislike', -1, -1],
      ['like', 2, 1],
      ['like', -1, 0],
    ] as const
    let likecount = from
    for (const [button, change, vote] of scenario) {
      likecount += change
      const reply = await press(button, `${kind}/${id()}`)
      expect([reply.status, reply.json]).toEqual([200, { status: 'success', likecount, vote }])
      expect(await lists()).toEqual([vote === 1 ? [id()] : [], vote === -1 ? [id()] : []])
    }
    expect(likecount).toBe(from)
  })

  test('on what is not there is refused', async () => {
    expect((await press('like', `${kind}/77`)).status).toBe(404)
    expect((await press('like', `${kind}/x`)).status).toBe(422)
  })

  test('sent again under one key counts once', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const replies = await Promise.all(
      Array.from({ length: 9 }, () => press('like', `${kind}/${id()}`, artist, headers)),
    )
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`200 ${JSON.stringify({ status: 'success', likecount: from + 1, vote: 1 })}`]),
    )
  })
})

/** As many artists as wanted, each signed in. */
async function manyArtists(count: number): Promise<Browser[]> {
  await sql`DELETE FROM users WHERE email LIKE 'artist-%'`
  const names = { password_hash: '', first_name: 'A', last_name: '', artist: true }
  const accounts = Array.from({ length: count }, (_, i) => ({ ...names, email: `artist-${i}@art.example` }))
  const people = await sql<{ id: number }[]>`INSERT INTO users ${sql(accounts)} RETURNING id`
  const sessions = people.map(({ id }) => ({ id, token: randomToken() }))
  await sql`INSERT INTO sessions ${sql(sessions.map(({ id, token }) => ({ user_id: id, token_hash: sha256(token) })))}`
  return sessions.map(({ token }) => {
    const browser = it.visitor()
    browser.cookies.set(sessionCookie.name, token)
    return browser
  })
}

const stored = async () => {
  const [row] = await sql<{ likecount: number; votes: number }[]>`
    SELECT likecount, (SELECT coalesce(sum(vote), 0)::int FROM gallery_item_votes WHERE item_id = ${work}) AS votes
    FROM gallery_items WHERE id = ${work}`
  return row
}

describe('very many votes on one work at the same moment', () => {
  test('200 of as many people count exactly', async () => {
    const people = await manyArtists(200)
    const replies = await Promise.all(people.map((one, i) => press(i % 4 === 0 ? 'dislike' : 'like', undefined, one)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stored()).toEqual({ likecount: 12 + 150 - 50, votes: 100 })
    const [item] = (await it.visitor().get('/api/aral_get_gallery_items/')).json.gallery_data as object[]
    expect(item).toMatchObject({ likecount: 112 })
  })

  test('of one person are as many changes of mind, of which the last one counts', async () => {
    const replies = await Promise.all(Array.from({ length: 60 }, (_, i) => press(i % 3 === 0 ? 'dislike' : 'like')))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const now = await stored()
    expect(now?.likecount).toBe(12 + (now?.votes ?? 0))
    const listed = async (name: string) => (await artist.get(`/api/aral_get_${name}_images/`)).rows.length
    expect((await listed('liked')) - (await listed('disliked'))).toBe(now?.votes)
  })

  test('would not count exactly without the lock: two of them, both read before either is written', async () => {
    // The same steps without waiting for the row.
    const careless = async () => {
      const [row] = await sql<{ likecount: number; vote: Vote | null }[]>`
        SELECT likecount, (SELECT vote FROM gallery_item_votes v WHERE v.item_id = i.id) AS vote
        FROM gallery_items i WHERE id = ${work}`
      return () =>
        sql`UPDATE gallery_items SET likecount = likecount + ${voteChange(row?.vote ?? 0, 'like')} WHERE id = ${work}`
    }
    const writes = [await careless(), await careless()]
    for (const write of writes) await write()
    // Of one person pressing twice: liked, and taken back.
    expect((await stored())?.likecount).toBe(14)
    await Promise.all([press('like'), press('like')])
    expect((await stored())?.likecount).toBe(14)
  })
})
