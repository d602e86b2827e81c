import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { insertMail } from '#kit/server/mail/mail.ts'
import { afterFile } from '#testing/after-file.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertSomeWork } from '#testing/gallery.ts'

const pagesDir = mkdtempSync(join(tmpdir(), 'sternsinger-headers-'))
afterFile(() => rmSync(pagesDir, { recursive: true }))
const files = ['imprint/index.html', 'RentalRevolution/imprint/index.html', 'PresentationPro/imprint/index.html']
for (const file of [
  ...files,
  'RentalRevolution/404/index.html',
  '404/index.html',
  'app.html',
  'assets/a.js',
  'robots.txt',
]) {
  mkdirSync(dirname(join(pagesDir, file)), { recursive: true })
  writeFileSync(join(pagesDir, file), '<!doctype html><title>A page</title>')
}

let it: TestApp
let url: string

beforeAll(async () => {
  const settings = { PUBLIC_URL: 'https://boats.example', PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b' }
  it = await buildTestApp(settings, { pagesDir })
  url = await it.app.listen({ port: 0, host: '127.0.0.1' })
})

type Headers = Record<string, string>

/** Through a real socket: some answers never come past the framework. */
async function ask(
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Headers; body?: string } = {},
) {
  const ended = new AbortController()
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    signal: ended.signal,
    headers: { host: 'boats.example', origin: 'https://boats.example', 'accept-encoding': 'identity', ...headers },
    ...(body !== undefined && { body }),
  })
  const seen = { status: response.status, headers: Object.fromEntries(response.headers) as Headers }
  ended.abort()
  return seen
}

/** What is answered to bytes that are no request. */
function askRaw(text: string): Promise<{ status: number; headers: Headers }> {
  return new Promise((done, fail) => {
    let answer = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    socket.on('error', fail).on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => {
      const [first = '', ...lines] = answer.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? []
      const headers = lines.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 2),
      ])
      done({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) })
    })
  })
}

const policyOf = ({ headers }: { headers: Headers }) => (headers['content-security-policy'] ?? '').split('; ')

test('Every kind of answer tells the browser what it may not do with it.', async () => {
  await insertSomeWork(it.sql)
  const [file] = await it.sql<{ name: string }[]>`SELECT name FROM files WHERE name NOT LIKE 'thumb%' LIMIT 1`
  await insertMail(it.sql, { to: 'a@mail.example', subject: 'x', text: 'x', html: '<p>x</p>', attachments: [] })
  const [mail] = await it.sql<{ id: number }[]>`SELECT max(id) AS id FROM mails`
  const root = await it.signedIn('root')
  const cookie = [...root.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = root.cookies.get('csrftoken') ?? ''
  const staff = { cookie, 'x-csrftoken': token }
  const page = await ask('/imprint')
  const json = { 'content-type': 'application/json' }
  const answers: Record<string, [status: number, answer: () => Promise<{ status: number; headers: Headers }>]> = {
    'a page': [200, () => ask('/imprint')],
    'a page of the browser': [200, () => ask('/internal')],
    'a page in brotli': [200, () => ask('/imprint', { headers: { 'accept-encoding': 'br' } })],
    'a page that is known': [304, () => ask('/imprint', { headers: { 'if-none-match': page.headers.etag ?? '' } })],
    'a page that is not there': [404, () => ask('/nothing')],
    'a page that leads elsewhere': [302, () => ask('/RentalRevolution/overview/nothing')],
    'a head': [200, () => ask('/imprint', { method: 'HEAD' })],
    'a script': [200, () => ask('/assets/a.js')],
    'a script that is not there': [404, () => ask('/assets/b.js')],
    'a text': [200, () => ask('/robots.txt')],
    'a file': [200, () => ask(`/files/${file?.name}`)],
    'a file that is not there': [404, () => ask('/files/b.webp')],
    'a call': [200, () => ask('/api/installation/')],
    'a call that needs an account': [401, () => ask('/api/mailbox/')],
    'a call that is not there': [404, () => ask('/api/nothing/')],
    'a call with the wrong method': [404, () => ask('/api/installation/', { method: 'PUT' })],
    'a call without a token': [403, () => ask('/api/rere_login/', { method: 'POST', headers: json, body: '{}' })],
    'a call of another origin': [
      403,
      () =>
        ask('/api/rere_login/', {
          method: 'POST',
          headers: { ...staff, ...json, origin: 'https://evil.example' },
          body: '{}',
        }),
    ],
    'what is no JSON': [
      400,
      () => ask('/api/rere_login/', { method: 'POST', headers: { ...staff, ...json }, body: '{' }),
    ],
    'what nobody takes': [
      415,
      () => ask('/api/rere_login/', { method: 'POST', headers: { ...staff, 'content-type': 'a/b' }, body: 'x' }),
    ],
    'live updates': [200, () => ask('/api/live/')],
    'a mail in a frame': [200, () => ask(`/api/mailbox/${mail?.id}/html/`, { headers: staff })],
    'the description of the calls': [200, () => ask('/api/docs/')],
    'its data': [200, () => ask('/api/docs/openapi.json')],
    'that it lives': [200, () => ask('/healthz')],
    'what is no request': [400, () => askRaw('WHAT?\r\n\r\n')],
    'a head that is too long': [431, () => askRaw(`GET / HTTP/1.1\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`)],
  }
  for (const [name, [status, asked]] of Object.entries(answers)) {
    const answer = await asked()
    const { headers } = answer
    const policy = policyOf(answer)
    const scripts =
      policy.find((part) => part.startsWith('script-src ')) ?? policy.find((part) => part.startsWith('default-src '))
    expect({
      name,
      status: answer.status,
      sniffing: headers['x-content-type-options'],
      isFramed: headers['x-frame-options'] === 'SAMEORIGIN' && policy.includes("frame-ancestors 'self'"),
      isNeverFramed: headers['x-frame-options'] === 'DENY' && !policy.includes("frame-ancestors 'self'"),
      scripts: /^(?:script-src 'self'|default-src 'none')$/.test(scripts ?? ''),
      referrer: headers['referrer-policy'],
      resource: headers['cross-origin-resource-policy'],
      opener: headers['cross-origin-opener-policy'],
      strict: headers['strict-transport-security'],
      features: headers['permissions-policy']?.includes('camera=()'),
      tells: headers['x-powered-by'] ?? headers.server,
    }).toEqual({
      name,
      status,
      sniffing: 'nosniff',
      isFramed: name === 'a mail in a frame',
      isNeverFramed: name !== 'a mail in a frame',
      scripts: true,
      referrer: 'strict-origin-when-cross-origin',
      resource: 'same-origin',
      opener: name === 'a page that leads elsewhere' ? expect.any(String) : 'same-origin',
      strict: 'max-age=31536000; includeSubDomains',
      features: true,
      tells: undefined,
    })
  }
})

test('Each page may show what it needs and no more, and only PayPal is spared from Trusted Types.', async () => {
  const policies = await Promise.all(files.map(async (file) => ask(`/${dirname(file)}`)))
  const [agency, rental, estate] = policies.map(policyOf)
  const typed = ["require-trusted-types-for 'script'", 'trusted-types inert-html office-worker']
  expect(agency).toEqual(
    expect.arrayContaining([...typed, "frame-src 'self'", "style-src 'self'", "connect-src 'self'"]),
  )
  expect(estate).toEqual(
    expect.arrayContaining([...typed, "frame-src 'self' https://www.google.com", "style-src 'self'"]),
  )
  expect(rental?.find((part) => part.startsWith('script-src'))).toMatch(/^script-src 'self' https:\/\/\*\.paypal\.com/)
  expect(
    [agency, rental, estate].flat().filter((part) => part?.includes('script') && /unsafe|data:|\*$|https:$/.test(part)),
  ).toEqual([])
  expect(policies.map(({ headers }) => headers['cross-origin-opener-policy'])).toEqual([
    ...['same-origin', 'same-origin-allow-popups', 'same-origin'],
  ])
  expect(policyOf(await ask('/RentalRevolution/internal'))).toEqual(agency)
})

test('The camera is for the page of the till, and for no other answer.', async () => {
  const cameras = async (path: string) =>
    String((await ask(path)).headers['permissions-policy'])
      .split(', ')
      .filter((one) => one.startsWith('camera'))
  expect(await cameras('/RentalRevolution/cashregister')).toEqual(['camera=(self)'])
  expect(await cameras('/RentalRevolution/cashregister?booking=1')).toEqual(['camera=(self)'])
  const others = ['', '/cashregister/receipts', '/cashregister/day', '/today', '/internal', '/login', '/vouchers']
  for (const path of [
    ...others.map((one) => `/RentalRevolution${one}`),
    '/',
    '/internal',
    '/api/installation/',
    '/nothing',
  ])
    expect([path, await cameras(path)]).toEqual([path, ['camera=()']])
})
