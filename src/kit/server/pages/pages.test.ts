import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { ORIGIN } from '#kit/shared/origin.ts'
import { createServer } from '../http/http.ts'
import { servePages } from './pages.ts'

const publicUrl = 'https://boats.example'
const dir = await mkdtemp(join(tmpdir(), 'pages-'))
afterAll(() => rm(dir, { recursive: true }))

const built = {
  'assets/script.js': 'void 0',
  'index.html': `<a href="mailto::owner.email">:owner.name</a><script type="application/ld+json">{"name":":owner.name","url":"${ORIGIN}/"}</script>`,
  '404/index.html': 'Page not found, says :owner.name',
  'robots.txt': `Sitemap: ${ORIGIN}/sitemap.xml\n`,
  'favicon.ico': '<svg/>',
  'rental.webmanifest': '{}',
  'sitemap.xml': `<loc>${ORIGIN}/</loc>`,
}
for (const [file, text] of Object.entries(built)) {
  await mkdir(dirname(join(dir, file)), { recursive: true })
  await writeFile(join(dir, file), text)
}

const app = await createServer({
  publicUrl,
  trustedProxies: [],
  logger: false,
  checkAnswers: false,
  identify: async () => undefined,
})
const asked: string[] = []
await servePages(app, {
  dir,
  publicUrl,
  facts: () => ({ 'owner.name': 'Stern & "Söhne" </script>', 'owner.email': 'hello@boats.example' }),
  find: (path) => {
    asked.push(path)
    return path === '/' ? { file: 'index.html', status: 200, framed: true } : { file: '404/index.html', status: 404 }
  },
})
afterAll(() => app.close())

const get = (url: string, headers = {}) => app.inject({ url, headers })

test('What only the settings know is in the page, escaped as text and in structured data as JSON.', async () => {
  const [text, json] = (await get('/')).body.split(/<script[^>]*>/)
  expect(text).toBe('<a href="mailto:hello@boats.example">Stern &amp; &quot;Söhne&quot; &lt;/script&gt;</a>')
  expect(JSON.parse(json?.replace('</script>', '') ?? '')).toEqual({
    name: 'Stern & "Söhne" </script>',
    url: `${publicUrl}/`,
  })
})

test('who asks for a page while it is compressed for another is given the same', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => get('/', { 'accept-encoding': 'br' })))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(answers.every(({ headers }) => headers['content-encoding'] === 'br')).toBe(true)
})

test('A page is sent compressed as the browser wants it, and not again while it stays the same.', async () => {
  const plain = await get('/')
  const { etag } = plain.headers
  const brotli = await get('/', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304)
})

test('An icon and what a home screen asks for have their types.', async () => {
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/svg+xml')
  const { body, headers } = await get('/rental.webmanifest')
  expect([body, headers['content-type']]).toEqual(['{}', 'application/manifest+json'])
})

test('Search engines find the public address in robots.txt and sitemap.xml.', async () => {
  const [robots, sitemap] = [await get('/robots.txt'), await get('/sitemap.xml')]
  expect(robots.body).toBe(`Sitemap: ${publicUrl}/sitemap.xml\n`)
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(sitemap.body).toBe(`<loc>${publicUrl}/</loc>`)
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
})

test('Whatever else is asked for is not found, in words and with the status.', async () => {
  const { statusCode, body, headers } = await get('/nothing')
  expect([statusCode, body]).toEqual([404, 'Page not found, says Stern &amp; &quot;Söhne&quot; &lt;/script&gt;'])
  expect(headers.link).toBeUndefined()
})

test('What a page is answered with is found once, and an address that was made up is not kept.', async () => {
  const first = await get('/')
  asked.length = 0
  const [again, withQuery] = [await get('/'), await get('/?from=mail')]
  for (const answer of [again, withQuery]) {
    expect({ ...answer.headers, ...unlike }).toEqual({ ...first.headers, ...unlike })
    expect(answer.body).toBe(first.body)
  }
  expect(again.headers.link).toBe(`<${publicUrl}/>; rel="canonical"`)
  expect(again.headers['x-frame-options']).toBe('SAMEORIGIN')
  await get('/nothing')
  await get('/nothing/')
  expect(asked).toEqual(['/nothing', '/nothing'])
})

/** What differs from one answer to the next. */
const unlike = { 'set-cookie': '', 'x-request-id': '', date: '' }
