import { beforeAll, expect, test } from 'vitest'
import { keepPicture } from '#kit/server/pages/files.ts'
import { addresses } from '#testing/accounts.ts'
import { buildTestApp, type Role, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { insertSomeWork } from '#testing/gallery.ts'

let it: TestApp
const browsers = {} as Record<Role | 'visitor' | 'deactivated', Browser>
let photo: string
let signature: string
let boat: string

beforeAll(async () => {
  it = await buildTestApp()
  const { sql } = it
  const keep = (text: string) => keepPicture(sql, Buffer.from(text), Buffer.from(`small ${text}`))
  ;[photo, signature, boat] = [await keep('photo'), await keep('signature'), await keep('boat')]
  const vehicle = await insertVehicle(sql)
  await insertBooking(sql, vehicle, '2026-06-03T15:00', '2026-06-03T16:00')
  await sql`INSERT INTO vehicle_pictures (vehicle_id, position, file, alt) VALUES (${vehicle}, 1, ${boat}, 'A boat')`
  await sql`
    INSERT INTO handovers (booking_id, out_at, out_by, fuel_out, signature_out)
    SELECT id, now(), 'Jonas Pier', 8, ${signature} FROM bookings`
  await sql`
    INSERT INTO handover_pictures (booking_id, moment, file, taken_by, taken_at)
    SELECT id, 'out', ${photo}, 'Jonas Pier', now() FROM bookings`
  await sql`
    INSERT INTO users (email, password_hash, first_name, last_name)
    SELECT 'gone@rental.example', password_hash, 'Ole', 'Pier' FROM users WHERE root`
  for (const role of Object.keys(addresses) as Role[]) browsers[role] = await it.signedIn(role)
  browsers.visitor = it.visitor()
  browsers.deactivated = it.visitor()
  for (const [name, value] of (await it.signedIn('admin')).cookies) browsers.deactivated.cookies.set(name, value)
  await sql`
    UPDATE sessions SET user_id = (SELECT id FROM users WHERE email = 'gone@rental.example')
    WHERE created_at = (SELECT max(created_at) FROM sessions)`
  await sql`UPDATE users SET active = false WHERE email = 'gone@rental.example'`
})

const keptBy = 'public, max-age=31536000, immutable'
/** Headers by which a browser asks for a part, or whether it changed. */
const ways: Record<string, string>[] = [
  {},
  { range: 'bytes=0-1' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
]

test('Photos of handovers and signatures are for staff, in every size and however they are asked for.', async () => {
  for (const name of [photo, `thumbnail_${photo}`, signature, `thumbnail_${signature}`]) {
    // Staff first: nothing of what they see may stay for others.
    for (const who of ['employee', 'demo', 'root', 'visitor', 'artist', 'deactivated'] as const) {
      for (const method of ['GET', 'HEAD'] as const) {
        for (const headers of ways) {
          const reply = await browsers[who].send({ method, url: `/files/${name}`, headers })
          const may = ['employee', 'demo', 'root'].includes(who)
          const found = [name, who, method, reply.status, reply.headers['cache-control'], reply.headers.etag]
          expect(found).toEqual([name, who, method, may ? 200 : 404, 'no-store', undefined])
          if (!may) expect(reply.text).not.toMatch(/photo|signature/)
        }
      }
    }
  }
})

test('The answer does not tell whether there is such a file.', async () => {
  const [secret, none] = await Promise.all(
    [photo, '0'.repeat(32)].map((name) => browsers.visitor.get(`/files/${name}`)),
  )
  expect([secret?.status, secret?.text]).toEqual([none?.status, none?.text])
})

test('Pictures of boats are for everybody, and may be kept.', async () => {
  for (const who of ['visitor', 'employee', 'deactivated'] as const) {
    const reply = await browsers[who].get(`/files/${boat}`)
    expect([who, reply.status, reply.text, reply.headers['cache-control']]).toEqual([who, 200, 'boat', keptBy])
  }
})

test('A photo that was taken away, and a work that was taken down, are shown to nobody, also not from memory.', async () => {
  await insertSomeWork(it.sql)
  const [work] = await it.sql<{ id: number; file: string }[]>`SELECT id, file FROM gallery_items`
  const seen = async (name: string | undefined, who: 'visitor' | 'root' | 'employee') =>
    (await browsers[who].get(`/files/${name}`)).status
  for (let round = 0; round < 2; round++) expect(await seen(work?.file, 'visitor')).toBe(200)
  expect((await browsers.artist.post(`/api/aral_delete_image/${work?.id}/`)).status).toBe(200)
  for (const who of ['visitor', 'root'] as const) expect([who, await seen(work?.file, who)]).toEqual([who, 404])
  expect((await browsers.artist.post(`/api/aral_restore_image/${work?.id}/`)).status).toBe(200)
  expect(await seen(work?.file, 'visitor')).toBe(200)

  await it.sql`DELETE FROM handover_pictures`
  for (const who of ['visitor', 'root', 'employee'] as const) expect([who, await seen(photo, who)]).toEqual([who, 404])
})

test('Names that are none lead to no other file.', async () => {
  for (const name of [
    `thumbnail_thumbnail_${boat}`,
    `card_${boat}`,
    `${boat}%00`,
    `%2e%2e/${boat}`,
    `..%5c${boat}`,
    `${photo}?/${boat}`,
    boat.toUpperCase(),
  ])
    expect([name, (await browsers.visitor.get(`/files/${name}`)).status]).toEqual([name, 404])
})
