import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fillPath } from '#kit/shared/endpoint.ts'
import { addresses } from '#testing/accounts.ts'
import { buildTestApp, testPassword } from '#testing/app.ts'
import { bookingFields } from '#testing/booking.ts'
import type { Browser, Reply } from '#testing/browser.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { voucherFields } from '#testing/voucher.ts'
import { readSources } from '../scripts/source-files.ts'

const pagesDir = await mkdtemp(join(tmpdir(), 'pages-'))
afterAll(() => rm(pagesDir, { recursive: true }))
await mkdir(join(pagesDir, 'assets'))
for (const file of ['index.html', 'app.html', 'assets/a.js']) await writeFile(join(pagesDir, file), '<html></html>')

const publicUrl = 'https://boats.example'
const it = await buildTestApp({ PUBLIC_URL: publicUrl }, { pagesDir })
const headers = { origin: publicUrl, host: 'boats.example' }

type Cookie = { from: string; name: string; line: string }
const cookies: Cookie[] = []

function collect(from: string, { headers: answered }: Reply) {
  const lines = [answered['set-cookie'] ?? []].flat().map(String)
  cookies.push(...lines.map((line) => ({ from, line, name: line.slice(0, line.indexOf('=')) })))
}

/** A new browser without any cookie but the token that its writes repeat. */
async function send(from: string, url: string, payload?: object, browser: Browser = it.visitor()) {
  const reply = await browser.send({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) })
  collect(from, reply)
  return reply
}

/** Before it has even that. */
function blank() {
  const browser = it.visitor()
  browser.cookies.clear()
  return browser
}

describe('on https', () => {
  test('every cookie of every call and page is __Host-, HttpOnly, Secure and SameSite, but for the token that scripts repeat', async () => {
    const vehicle = await insertVehicle(it.sql, { name: 'Eider' })
    const { name, email, booked_day, booked_start } = bookingFields()
    const done = [
      await send('login', '/api/rere_login/', { email: addresses.admin, password: testPassword }),
      await send('artist', '/api/aral_login/', { email: addresses.artist, password: testPassword }),
      await send('code', '/api/rere_send_verification_code/', { name, email, vehicle, booked_day, booked_start }),
      await send('voucher', '/api/rere_send_voucher_request/', voucherFields()),
      await send('who', '/api/rere_check_user/', undefined, blank()),
      await send('settings', '/api/installation/', undefined, blank()),
      await send('refused', '/api/rere_login/', { email: addresses.admin, password: 'wrong password' }),
    ]
    expect(done.map(({ status }) => status)).toEqual([200, 200, 201, 201, 200, 200, 401])
    const params = { id: 1_999_999_999, index: 0, type: 'all', vehicleIds: '1', day: '2026-06-03', hour: '10' }
    for (const { method, path, access } of it.app.endpoints) {
      if (access !== 'anyone') continue
      const browser = method === 'GET' ? blank() : it.visitor()
      const payload = method === 'POST' ? { payload: {} } : {}
      collect(path, await browser.send({ method, url: fillPath(path, params), headers, ...payload }))
    }
    for (const page of ['/', '/RentalRevolution', '/internal', '/none', '/assets/a.js', '/api/none/', '/healthz'])
      await send(page, page, undefined, blank())

    expect([...new Set(cookies.map(({ name }) => name))].toSorted()).toEqual([
      '__Host-session',
      '__Host-visitor',
      'csrftoken',
    ])
    for (const { from, name, line } of cookies) {
      const attributes = line.split('; ').slice(1)
      const wanted = ['Path=/', 'Secure', 'SameSite=Lax', ...(name === 'csrftoken' ? [] : ['HttpOnly'])]
      expect([from, name, wanted.filter((one) => !attributes.includes(one))]).toEqual([from, name, []])
      expect([from, line.includes('Domain'), attributes.includes('HttpOnly')]).toEqual([
        from,
        false,
        name !== 'csrftoken',
      ])
      const value = line.slice(name.length + 1, line.indexOf(';'))
      expect([from, /^([\w-]{43}|[\w-]{32})?$/.test(value)]).toEqual([from, true])
    }
  })

  test('a session without the prefix, as a neighbouring host could set it, is none', async () => {
    const browser = await it.signedIn('root')
    const token = browser.cookies.get('__Host-session') ?? ''
    expect((await send('prefixed', '/api/rere_get_inbox/', undefined, browser)).status).toBe(200)
    browser.cookies.delete('__Host-session')
    browser.cookies.set('session', token)
    expect((await send('bare', '/api/rere_get_inbox/', undefined, browser)).status).toBe(401)
  })

  test.each([
    ['another site', 'https://evil.example', 'boats.example', 403],
    ['a neighbouring host', 'https://evil.boats.example', 'boats.example', 403],
    ['the same host without TLS', 'http://boats.example', 'boats.example', 403],
    ['another port', 'https://boats.example:8443', 'boats.example', 403],
    ['a frame without an origin', 'null', 'boats.example', 403],
    ['the site itself', 'https://boats.example', 'boats.example', 200],
    ['another name of the site', 'https://www.boats.example', 'www.boats.example', 200],
  ])('a write from %s, with the right token, is answered accordingly', async (_who, origin, host, status) => {
    const browser = it.visitor()
    const reply = await browser.send({
      method: 'POST',
      url: '/api/rere_logout/',
      payload: {},
      headers: { origin, host },
    })
    expect([reply.status, reply.json.code]).toEqual([status, status === 403 ? 'CSRF' : undefined])
  })

  test.each([
    ['nothing', '', true],
    ['another cookie whose name ends like it', 'xcsrftoken=a; __Host-csrftoken=b; my-csrftoken=c', true],
    ['a value that looks like it', 'theme=csrftoken=a', true],
    ['an empty one', 'csrftoken=', true],
    ['the token', 'csrftoken=a', false],
    ['the token among others', 'xcsrftoken=a;csrftoken=b; last=c', false],
  ])('a browser that sends %s is offered a token accordingly', async (_what, cookie, isOffered) => {
    for (const url of ['/imprint', '/api/installation/']) {
      const reply = await it.app.inject({ url, headers: { host: 'boats.example', ...(cookie && { cookie }) } })
      const offered = reply.cookies.map(({ name }) => name).filter((name) => name === 'csrftoken')
      expect([url, offered]).toEqual([url, isOffered ? ['csrftoken'] : []])
    }
  })

  test('whoever plants the token that scripts repeat, still cannot write from elsewhere', async () => {
    const victim = await it.signedIn('root')
    victim.cookies.set('csrftoken', 'planted')
    const write = (origin: string) =>
      victim.send({
        method: 'POST',
        url: '/api/rere_logout/',
        payload: {},
        headers: { origin, host: 'boats.example', 'x-csrftoken': 'planted' },
      })
    expect((await write('https://evil.boats.example')).status).toBe(403)
    expect((await write(publicUrl)).status).toBe(200)
  })
})

test('Cookies are set in two places only, and never by scripts.', async () => {
  const sources = (await readSources(process.cwd())).filter(
    ({ path }) => path.startsWith('src/') && !/\.test\.|testing/.test(path),
  )
  expect(sources.length).toBeGreaterThan(500)
  const matching = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  expect(matching(/setCookie\(|set-cookie/i)).toEqual([
    'src/kit/server/security/csrf.ts',
    'src/kit/server/security/session.ts',
  ])
  expect(matching(/document\.cookie\s*=|cookieStore/)).toEqual([])
  expect(matching(/document\.cookie/)).toEqual(['src/kit/ui/api.ts'])
})
