import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp, testPassword } from '#testing/app.ts'

let it: TestApp
const email = 'employee@rental.example'

beforeAll(async () => {
  it = await buildTestApp()
})

beforeEach(async () => {
  await it.sql`TRUNCATE throttles, sessions`
  await it.sql`UPDATE users SET active = true`
})

const login = (fields: Record<string, unknown>, browser = it.visitor()) => browser.post('/api/rere_login/', fields)

describe('signing in', () => {
  test('answers who it is and sets a cookie that scripts cannot read', async () => {
    const reply = await login({ email: 'Employee@Rental.example', password: testPassword })
    expect(reply.status).toBe(200)
    expect(reply.json).toMatchObject({
      email,
      first_name: 'Jonas',
      last_name: 'Pier',
      admin: false,
      root: false,
      demo: false,
      active: true,
    })
    const cookie = String(reply.headers['set-cookie'])
    expect(cookie).toMatch(/^session=[\w-]{43}; /)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    expect(reply.text).not.toContain('argon2')
  })

  test('on https sets a __Host- cookie that only travels encrypted', async () => {
    const secure = await buildTestApp({ PUBLIC_URL: 'https://boats.example' })
    const reply = await secure
      .visitor()
      .post('/api/rere_login/', { email, password: testPassword }, { origin: 'https://boats.example' })
    expect(reply.status).toBe(200)
    expect(String(reply.headers['set-cookie'])).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; Secure/)
    expect(reply.headers['strict-transport-security']).toContain('max-age=31536000')
  })

  test.each([
    ['a wrong password', { email, password: 'wrong password' }],
    ['an address nobody has', { email: 'nobody@rental.example', password: testPassword }],
  ])('with %s is refused in the same words', async (_what, fields) => {
    const reply = await login(fields)
    expect([reply.status, reply.json]).toMatchObject([
      401,
      { code: 'WRONG_CREDENTIALS', detail: 'Email or password is wrong' },
    ])
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  test('of an inactive employee is refused in the same words', async () => {
    await it.sql`UPDATE users SET active = false WHERE email = ${email}`
    expect((await login({ email, password: testPassword })).json.detail).toBe('Email or password is wrong')
  })

  test('with invalid input is refused with the message of the field', async () => {
    const reply = await login({ email: 'me', password: 'abc' })
    expect(reply.status).toBe(422)
    expect(reply.json.errors).toEqual([
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'password', message: 'The password must be 4 - 20 characters long' },
    ])
  })

  test('is possible for ten guesses in 15 minutes; another address and another account are not locked out', async () => {
    for (let i = 0; i < 10; i++) expect((await login({ email, password: 'wrong password' })).status).toBe(401)
    const blocked = await login({ email, password: testPassword })
    expect([blocked.status, blocked.json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    const forwarded = await it
      .visitor()
      .post('/api/rere_login/', { email, password: testPassword }, { 'x-forwarded-for': '10.1.2.3' })
    expect(forwarded.status).toBe(429)
    const elsewhere = await it.visitor().send({
      method: 'POST',
      url: '/api/rere_login/',
      payload: { email, password: testPassword },
      remoteAddress: '192.0.2.7',
    })
    expect(elsewhere.status).toBe(200)
    expect((await login({ email: 'admin@rental.example', password: testPassword })).status).toBe(200)
  })

  test('behind a trusted proxy is throttled for the address that the proxy saw', async () => {
    const behind = await buildTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
    const guess = (forwarded: string) =>
      behind.visitor().post('/api/rere_login/', { email, password: 'wrong password' }, { 'x-forwarded-for': forwarded })
    for (let i = 0; i < 10; i++) expect((await guess(`10.0.0.${i}, 192.0.2.1`)).status).toBe(401)
    expect((await guess('10.9.9.9, 192.0.2.1')).status).toBe(429)
    expect((await guess('192.0.2.2')).status).toBe(401)
  })

  test('again starts a new session and ends the one before', async () => {
    const browser = await it.signedIn('employee')
    const before = browser.cookies.get('session')
    await login({ email, password: testPassword }, browser)
    expect(browser.cookies.get('session')).not.toBe(before)
    expect(await it.sql`SELECT FROM sessions`).toHaveLength(1)
  })
})

describe('a session', () => {
  const check = (browser = it.visitor()) => browser.get('/api/rere_check_user/')
  const head = (browser = it.visitor()) => browser.send({ method: 'HEAD', url: '/api/rere_check_user/' })

  test('tells who is signed in; nobody without one, and 401 to HEAD', async () => {
    const browser = await it.signedIn('admin')
    expect((await check(browser)).json).toMatchObject({ email: 'admin@rental.example', admin: true, active: true })
    expect((await head(browser)).status).toBe(200)
    expect((await check()).json).toEqual({ email: null, username: null, active: false, admin: false })
    expect((await head()).status).toBe(401)
  })

  test('is over after signing out, also for a copied cookie', async () => {
    const browser = await it.signedIn('admin')
    const thief = it.visitor()
    thief.cookies.set('session', browser.cookies.get('session') as string)
    expect((await head(thief)).status).toBe(200)
    expect((await browser.post('/api/rere_logout/')).json).toEqual({ status: 'success' })
    expect((await browser.post('/api/rere_logout/')).status).toBe(200)
    expect(browser.cookies.has('session')).toBe(false)
    expect((await head(thief)).status).toBe(401)
  })

  test.each([
    ['30 minutes without a call', `last_seen_at = now() - interval '30 minutes 1 second'`],
    ['8 hours', `created_at = now() - interval '8 hours 1 second'`],
  ])('is over after %s', async (_what, change) => {
    const browser = await it.signedIn('admin')
    await it.sql.unsafe(`UPDATE sessions SET ${change}`)
    expect((await head(browser)).status).toBe(401)
  })

  test('lives on while it is used', async () => {
    const browser = await it.signedIn('admin')
    await it.sql`UPDATE sessions SET last_seen_at = now() - interval '29 minutes'`
    expect((await head(browser)).status).toBe(200)
    const [{ idle } = { idle: 99 }] = await it.sql<{ idle: number }[]>`
      SELECT extract(epoch FROM now() - last_seen_at)::int AS idle FROM sessions`
    expect(idle).toBeLessThan(5)
  })

  test('is over at once when the employee is deactivated', async () => {
    const browser = await it.signedIn('employee')
    await it.sql`UPDATE users SET active = false WHERE email = ${email}`
    expect((await head(browser)).status).toBe(401)
  })

  test('is kept as a hash only', async () => {
    const browser = await it.signedIn('employee')
    const [row] = await it.sql`SELECT encode(token_hash, 'escape') AS hash FROM sessions`
    expect(row?.hash).not.toContain(browser.cookies.get('session'))
  })
})

describe('a write from elsewhere', () => {
  const write = (headers: Record<string, string>) => it.visitor().post('/api/rere_logout/', {}, headers)

  test.each([
    ['without the token', { 'x-csrftoken': '' }],
    ['with a wrong token', { 'x-csrftoken': 'another' }],
    ['with a wrong token as long as the right one', { 'x-csrftoken': 'a-token-of-that-browser' }],
    ['from a foreign page', { origin: 'https://evil.example' }],
    ['from a sandboxed page', { origin: 'null' }],
  ])('%s is refused', async (_what, headers) => {
    const reply = await write(headers)
    expect([reply.status, reply.json.code]).toEqual([403, 'CSRF'])
  })

  test('is known by Sec-Fetch-Site where there is no Origin', async () => {
    const send = (site: string) =>
      it.app.inject({
        method: 'POST',
        url: '/api/rere_logout/',
        headers: { cookie: 'csrftoken=a', 'x-csrftoken': 'a', 'sec-fetch-site': site },
      })
    expect((await send('cross-site')).statusCode).toBe(403)
    expect((await send('same-origin')).statusCode).toBe(200)
  })
})
