import { beforeEach, describe, expect, test } from 'vitest'
import { addresses } from '#testing/accounts.ts'
import { buildTestApp, testPassword } from '#testing/app.ts'

const it = await buildTestApp()
const credentials = (role: keyof typeof addresses) => ({ email: addresses[role], password: testPassword })
const nobody = { email: null, username: null, active: false, admin: false }

beforeEach(async () => {
  await it.sql`TRUNCATE throttles, sessions`
})

describe('the artist', () => {
  test('signs in on the art site, is its admin, and signs out', async () => {
    const browser = it.visitor()
    const reply = await browser.post('/api/aral_login/', credentials('artist'))
    expect([reply.status, reply.json]).toMatchObject([200, { username: 'Lina Falke', active: true, admin: true }])
    expect(String(reply.headers['set-cookie'])).toContain('HttpOnly')
    expect((await browser.get('/api/aral_check_user/')).json).toMatchObject({ email: addresses.artist, admin: true })
    expect((await browser.send({ method: 'HEAD', url: '/api/aral_check_user/' })).status).toBe(200)
    expect((await browser.post('/api/aral_logout/')).json).toEqual({ status: 'success' })
    expect((await browser.send({ method: 'HEAD', url: '/api/aral_check_user/' })).status).toBe(401)
    expect((await browser.get('/api/aral_check_user/')).json).toEqual(nobody)
  })

  test('is nobody to the two businesses and to the shop', async () => {
    expect((await it.visitor().post('/api/rere_login/', credentials('artist'))).json.code).toBe('WRONG_CREDENTIALS')
    const browser = await it.signedIn('artist')
    for (const family of ['rere', 'sush']) {
      expect((await browser.get(`/api/${family}_check_user/`)).json).toEqual(nobody)
      expect((await browser.send({ method: 'HEAD', url: `/api/${family}_check_user/` })).status).toBe(403)
    }
    expect((await browser.get('/api/rere_get_inbox/')).json.code).toBe('NOT_ALLOWED')
    const staff = await it.signedIn('root')
    expect((await staff.get('/api/rere_get_employees/')).text).not.toContain(addresses.artist)
  })

  test('recovers a password by a mail that leads to the login of the art site', async () => {
    await it.visitor().post('/api/rere_send_recover_email_EN/', { email: addresses.artist })
    const mail = async () =>
      (await it.sql<{ text: string }[]>`SELECT body_text AS text FROM mails WHERE recipient = ${addresses.artist}`)[0]
        ?.text
    await expect.poll(mail).toContain('http://localhost:3000/ArtAlley/login')
    const password = /\b[a-z2-9]{4}(-[a-z2-9]{4}){3}\b/.exec((await mail()) ?? '')?.[0]
    const reply = await it.visitor().post('/api/aral_login/', { email: addresses.artist, password })
    expect(reply.status).toBe(200)
    await it.sql`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE root)`
  })
})

describe('nobody else is let in', () => {
  test.each(['employee', 'admin', 'demo'] as const)('not the %s, in the same words as strangers', async (role) => {
    const browser = it.visitor()
    const reply = await browser.post('/api/aral_login/', credentials(role))
    expect([reply.status, reply.json.detail]).toEqual([401, 'Email or password is wrong'])
    expect(reply.headers['set-cookie']).toBeUndefined()
    const signedIn = await it.signedIn(role)
    expect((await signedIn.get('/api/aral_check_user/')).json).toEqual(nobody)
    expect((await signedIn.send({ method: 'HEAD', url: '/api/aral_check_user/' })).status).toBe(403)
  })

  test('but root, to whom every site belongs', async () => {
    const browser = it.visitor()
    expect((await browser.post('/api/aral_login/', credentials('root'))).json).toMatchObject({
      admin: true,
      root: true,
    })
    expect((await browser.send({ method: 'HEAD', url: '/api/aral_check_user/' })).status).toBe(200)
    expect((await browser.post('/api/sush_logout/')).status).toBe(200)
    expect((await browser.get('/api/sush_check_user/')).json).toEqual(nobody)
  })

  test('and what is no email or password is said beside its field', async () => {
    const reply = await it.visitor().post('/api/aral_login/', { email: 'lina', password: 'x' })
    expect(reply.status).toBe(422)
    expect((reply.json.errors as { field: string }[]).map(({ field }) => field)).toEqual(['email', 'password'])
  })
})
