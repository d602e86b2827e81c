import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { somePictures } from '#testing/pictures.ts'

let it: TestApp
let artist: Browser
/** Requests that began, those of which all was read, and how they ended. */
let begun = 0
let read = 0
const statuses: number[] = []
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

beforeAll(async () => {
  it = await buildTestApp()
  artist = await it.signedIn('artist')
  const { server } = it.app
  server.timeout = 300
  server.on('request', (request, response) => {
    begun++
    request.once('end', () => read++)
    response.once('close', () => statuses.push(response.statusCode))
  })
  await it.app.listen({ port: 0, host: '127.0.0.1' })
})

const url = '/api/aral_upload_image/'
const type = 'multipart/form-data; boundary=x4711'
const megabyte = 1024 * 1024

function formWith(picture: Buffer, end = '\r\n--x4711--\r\n'): Buffer {
  const title = '--x4711\r\nContent-Disposition: form-data; name="title"\r\n\r\nEbb\r\n'
  const image = '--x4711\r\nContent-Disposition: form-data; name="image"; filename="ebb.png"\r\n'
  return Buffer.concat([Buffer.from(`${title}${image}Content-Type: image/png\r\n\r\n`), picture, Buffer.from(end)])
}

/** As an artist's browser sends it, but for what is said of the body. */
function headWith(...ofBody: string[]): Buffer {
  const cookie = [...artist.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const csrf = `x-csrftoken: ${artist.cookies.get('csrftoken')}`
  const ours = ['connection: close', 'host: localhost:3000', 'origin: http://localhost:3000', `cookie: ${cookie}`, csrf]
  return Buffer.from([`POST ${url} HTTP/1.1`, ...ours, `content-type: ${type}`, ...ofBody, '', ''].join('\r\n'))
}

const saying = (bytes: number) => headWith(`content-length: ${bytes}`)
const chunk = (bytes: Buffer, length = bytes.length) =>
  Buffer.concat([Buffer.from(`${length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

/** Sends bytes as they are. Gives what came back until the connection was closed, by us where we break off. */
async function send(bytes: readonly Buffer[], ending: 'breaks off' | 'ends' | 'is silent'): Promise<string> {
  const before = begun
  const socket = connect((it.app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  const closed = new Promise((done) => socket.once('close', done))
  let answer = ''
  socket.on('data', (data: Buffer) => {
    answer += data.toString('latin1')
  })
  await once(socket, 'connect')
  await new Promise((done) => socket.write(Buffer.concat(bytes), done))
  if (ending === 'ends') socket.end()
  if (ending === 'breaks off') {
    await expect.poll(() => begun, { interval: 5 }).toBeGreaterThan(before)
    socket.destroy()
  }
  await closed
  return answer
}

/** Every row of every table. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = await it.sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`
  const found = tables.map(async ({ name }) => {
    const [row] =
      await it.sql`SELECT md5(string_agg(one::text, '|' ORDER BY one::text)) AS rows FROM ${it.sql(name)} one`
    return [name, row?.rows]
  })
  return Object.fromEntries(await Promise.all(found))
}

test('an upload that breaks off, falls silent or is not as long as it says leaves nothing, and the next is taken', async () => {
  const whole = formWith(await somePictures.png(300, 200))
  const large = formWith(Buffer.alloc(3 * megabyte))
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
  const other = Buffer.from('\r\nContent-Disposition: form-data; name="title"\r\n\r\nFlood\r\n--x4711--\r\n')
  const before = await everything()
  const broken: [string, readonly Buffer[], 'breaks off' | 'ends' | 'is silent', expected: RegExp][] = [
    ['half a body and a reset', [saying(whole.length), half(whole)], 'breaks off', /^$/],
    ['half a large body and a reset', [saying(large.length), half(large)], 'breaks off', /^$/],
    ['half a body and an end', [saying(whole.length), half(whole)], 'ends', /^(HTTP\/1.1 400 |$)/],
    ['half a body and silence', [saying(whole.length), half(whole)], 'is silent', /^$/],
    ['no body', [saying(whole.length)], 'is silent', /^$/],
    ['a length beyond the body', [saying(whole.length + 1), whole], 'is silent', /^$/],
    ['a length within the body', [saying(whole.length - 30), whole], 'is silent', /^HTTP\/1.1 400 /],
    ['a negative length', [saying(-1), whole], 'is silent', /^HTTP\/1.1 400 /],
    [
      'two lengths',
      [headWith('content-length: 5', `content-length: ${whole.length}`), whole],
      'is silent',
      /^HTTP\/1.1 400 /,
    ],
    [
      'a length and chunks',
      [headWith(`content-length: ${whole.length}`, 'transfer-encoding: chunked'), chunk(whole), chunk(Buffer.alloc(0))],
      'is silent',
      /^HTTP\/1.1 400 /,
    ],
    [
      'chunks without a last one',
      [headWith('transfer-encoding: chunked'), chunk(whole)],
      'ends',
      /^(HTTP\/1.1 400 |$)/,
    ],
    [
      'a chunk longer than it says',
      [headWith('transfer-encoding: chunked'), chunk(whole, 9)],
      'is silent',
      /^HTTP\/1.1 400 /,
    ],
    ['no end of the form', [saying(half(whole).length), half(whole)], 'is silent', /^HTTP\/1.1 400 /],
    ['nothing but an end', [saying(other.length), other], 'is silent', /^HTTP\/1.1 422 /],
  ]
  for (const [what, bytes, ending, expected] of broken) expect(await send(bytes, ending), what).toMatch(expected)
  // More than all that may be uploaded at the same time, if each kept its place.
  const largest = it.app.endpoints.find(({ path }) => path === url)?.bodyLimit ?? 0
  for (let i = 0; i * largest < 300 * megabyte; i++) await send([saying(largest), half(large)], 'breaks off')
  await expect.poll(() => statuses.length).toBe(begun)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(await everything()).toEqual(before)
  it.app.server.timeout = 30_000
  // What stands behind the end of a form is no part of it.
  expect(await send([saying(whole.length + other.length), whole, other], 'is silent')).toMatch(/^HTTP\/1.1 201 /)
  expect((await works()).map(({ title }) => title)).toEqual(['Ebb'])
}, 60_000)

type Work = { title: string; path: string; narrower: { path: string }[] }

const works = async () => (await it.visitor().get('/api/aral_get_gallery_items/')).json.gallery_data as Work[]

test('who breaks off once everything is sent has all of it kept, or nothing', async () => {
  const before = (await works()).length
  const wholes = [await somePictures.png(310, 200), await somePictures.png(320, 200)].map((one) => formWith(one)) as [
    Buffer,
    Buffer,
  ]
  const readBefore = read
  const sent = send([saying(wholes[0].length), wholes[0]], 'is silent')
  await expect.poll(() => read, { interval: 1 }).toBeGreaterThan(readBefore)
  for (const socket of sockets) socket.destroy()
  expect(await sent).toBe('')
  // Pictures take turns: with this one the one before is over.
  expect(await send([saying(wholes[1].length), wholes[1]], 'is silent')).toMatch(/^HTTP\/1.1 201 /)
  const after = await works()
  expect([before + 1, before + 2]).toContain(after.length)
  const shown = after.flatMap(({ path, narrower }) => [path, ...narrower.map((one) => one.path)])
  for (const path of shown) expect([path, (await it.visitor().get(path)).status]).toEqual([path, 200])
}, 60_000)

test('only who has an account may send a large body', () => {
  const large = it.app.endpoints.filter(({ bodyLimit = 0 }) => bodyLimit > megabyte)
  expect(large.length).toBeGreaterThan(5)
  expect(large.filter(({ access }) => access === 'anyone')).toEqual([])
})
