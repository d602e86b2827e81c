import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Access, type Endpoint, fillPath } from '#kit/shared/endpoint.ts'
import { addresses } from '#testing/accounts.ts'
import { buildTestApp, type Role, roles, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp()
})

/** Any values that pass as parameters; nothing of the kind exists. */
const someParams = { id: 1_999_999_999, index: 0, type: 'all', vehicleIds: '1', day: '2026-06-03', hour: '10' }

const call = (browser: Browser, endpoint: Endpoint) => {
  const url = fillPath(endpoint.path, someParams)
  return browser.send({ method: endpoint.method, url, ...(endpoint.method === 'POST' ? { payload: {} } : {}) })
}

type Who = 'visitor' | 'deactivated' | Role
const everybody: readonly Who[] = ['visitor', ...roles, 'artist', 'deactivated']

const passes: Readonly<Record<Access, readonly Who[]>> = {
  anyone: everybody,
  staff: roles,
  admin: ['root', 'admin'],
  root: ['root'],
  artist: ['root', 'artist'],
}

const isWrite = ({ method }: Endpoint) => method === 'POST' || method === 'DELETE'

/** What an endpoint must say to somebody before it looks at anything else; undefined when it lets them pass. */
function refusalOf(endpoint: Endpoint, who: Who): { status: number; code: string } | undefined {
  if (!passes[endpoint.access].includes(who)) {
    return who === 'visitor' || who === 'deactivated'
      ? { status: 401, code: 'NOT_SIGNED_IN' }
      : { status: 403, code: 'NOT_ALLOWED' }
  }
  if (endpoint.foreign) return undefined
  if (who === 'demo' && isWrite(endpoint) && !endpoint.demoMayWrite) return { status: 403, code: 'DEMO_ACCOUNT' }
  return undefined
}

/** An administrator whose session is still open when the account is deactivated, in the very worst case. */
async function deactivated(): Promise<Browser> {
  const browser = await it.signedIn('admin')
  await it.sql`UPDATE users SET active = false WHERE email = ${addresses.admin}`
  return browser
}

/** What only some may read is kept by nobody on the way; what anyone may is asked for again each time, but for this. */
const maybeKept = ['/api/aral_get_gallery_card/:itemId/']

describe('every call keeps out who may not make it', () => {
  test.each(everybody)('%s', async (who) => {
    const browser = who === 'visitor' ? it.visitor() : await (who === 'deactivated' ? deactivated() : it.signedIn(who))
    const logoutLast = it.app.endpoints.toSorted(
      (a, b) => Number(a.path.includes('logout')) - Number(b.path.includes('logout')),
    )
    expect(logoutLast.length).toBeGreaterThan(15)
    for (const endpoint of logoutLast) {
      const reply = await call(browser, endpoint)
      const refusal = refusalOf(endpoint, who)
      const name = `${endpoint.method} ${endpoint.path} by ${who}`
      expect([name, reply.status < 500], reply.text).toEqual([name, true])
      if (refusal) expect([name, reply.status], reply.text).toEqual([name, refusal.status])
      else expect([name, [401, 403].includes(reply.status)], reply.text).toEqual([name, false])
      const kept = String(reply.headers['cache-control'])
      if (endpoint.access !== 'anyone') expect([name, kept]).toEqual([name, 'no-store'])
      else if (!maybeKept.includes(endpoint.path)) expect([name, kept]).toEqual([name, expect.stringMatching(/^no-/)])
      if (refusal && endpoint.method !== 'HEAD') expect([name, reply.json.code]).toEqual([name, refusal.code])
    }
  })
})

describe('the front door', () => {
  test('answers unknown calls with 404 as problem+json', async () => {
    for (const url of ['/api/unknown/', '/api/rere_get_weeks/', '/files/none.webp', '/api/mailbox/1/nothing/']) {
      const reply = await it.visitor().get(url)
      expect([url, reply.status, reply.json.code]).toEqual([url, 404, 'NOT_FOUND'])
      expect(reply.headers['content-type']).toContain('application/problem+json')
    }
  })

  test('takes paths with and without the last slash', async () => {
    for (const url of [
      '/api/rere_get_business_settings/',
      '/api/rere_get_business_settings',
      '/api/rere_get_all_vehicles/all',
    ]) {
      expect((await it.visitor().get(url)).status).toBe(200)
    }
  })

  test('answers broken and oversized bodies with 4xx that say nothing of the inside', async () => {
    const send = (payload: string | Buffer, type: string) =>
      it.visitor().send({ method: 'POST', url: '/api/rere_login/', payload, headers: { 'content-type': type } })
    const part = (email: string) => `\r\nContent-Disposition: form-data; name="email"\r\n\r\n${email}\r\n--x4711`
    const replies = await Promise.all([
      send('{"email":', 'application/json'),
      send('[[[[', 'application/json'),
      send('"text"', 'application/json'),
      send('x=%E0%A4%A', 'application/x-www-form-urlencoded'),
      send('--x\r\nnonsense', 'multipart/form-data; boundary=x'),
      send('<a/>', 'application/xml'),
      send(`{"email":"${'x'.repeat(2_000_000)}"}`, 'application/json'),
      send('{"__proto__":{"admin":true},"email":"a@b.example","password":"1234"}', 'application/json'),
      // Letters that are none, twice the same name, and what was compressed, which nobody unpacks.
      send(
        Buffer.from([...Buffer.from('{"email":"a'), 0xff, 0xc0, ...Buffer.from('@b.example","password":"1234"}')]),
        'application/json',
      ),
      send('email=a@b.example&email=c@d.example&password=1234', 'application/x-www-form-urlencoded'),
      send('{"email":"a@b.example","email":"c@d.example","password":"1234"}', 'application/json'),
      send(`--x4711${part('a@b.example')}${part('c@d.example')}--`, 'multipart/form-data; boundary=x4711'),
      send(gzipSync('{"email":"a@b.example","password":"1234"}'), 'application/json'),
      it.visitor().get('/api/rere_check_voucher/?voucher=AbcdEfgh23456789&voucher=AbcdEfgh23456788'),
      it.visitor().get(`/api/rere_get_week/?selectedWeek=${'2026-06-01'.repeat(10_000)}`),
    ])
    expect(replies.map(({ status }) => status)).toEqual([
      400, 400, 422, 422, 400, 415, 413, 400, 422, 422, 422, 422, 400, 422, 422,
    ])
    for (const { json } of replies.slice(9, 12))
      expect(json.errors).toContainEqual(expect.objectContaining({ field: 'email' }))
    expect(replies[13]?.json.errors).toMatchObject([{ field: 'voucher' }])
    for (const reply of replies) expect(reply.text).not.toMatch(/at .*\.ts|node_modules|SyntaxError|FST_/)
  })

  test('sends the security headers on every answer, errors included', async () => {
    for (const url of ['/healthz', '/api/unknown/', '/api/rere_check_user/']) {
      const { headers } = await it.visitor().get(url)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-request-id']).toMatch(/.+/)
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  test('tells that it lives, that it is ready, and how it fares to loopback only', async () => {
    expect((await it.visitor().get('/healthz')).text).toBe('ok\n')
    expect((await it.visitor().get('/readyz')).text).toBe('ok\n')
    expect((await it.visitor().get('/metrics')).text).toContain('http_request_duration_seconds_count')
    const fromOutside = await it.visitor().send({ method: 'GET', url: '/metrics', remoteAddress: '192.0.2.1' })
    expect(fromOutside.status).toBe(403)
  })

  test('says that it soon stops while it still answers', async () => {
    it.app.leaving = true
    const ready = await it.visitor().get('/readyz')
    expect([ready.status, ready.json.code]).toEqual([503, 'LEAVING'])
    expect((await it.visitor().get('/healthz')).status).toBe(200)
    expect((await it.visitor().get('/api/rere_get_all_vehicles/all/')).status).toBe(200)
    it.app.leaving = false
  })

  test('describes every call for programs and for people', async () => {
    const description = await it.visitor().get('/api/docs/openapi.json')
    const paths = description.json.paths as Record<string, Record<string, unknown>>
    for (const { path, method } of it.app.endpoints) {
      expect(paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase())
    }
    expect(description.json.info).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
    expect((await it.visitor().get('/api/docs/')).text).toContain('/api/rere_send_booking_request/')
  })
})
