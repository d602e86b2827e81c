import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashRandomPassword } from '#kit/server/security/password.ts'
import { addresses } from '#testing/accounts.ts'
import { buildTestApp, type TestApp, testPassword } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'

let it: TestApp
let hash: string

beforeAll(async () => {
  it = await buildTestApp()
  hash = (await it.sql<{ password_hash: string }[]>`SELECT password_hash FROM users WHERE root`)[0]?.password_hash ?? ''
})

beforeEach(async () => {
  await it.sql`TRUNCATE throttles, sessions, recovered_passwords`
  for (const [id, email] of [addresses.admin, addresses.employee].entries())
    await it.sql`
      UPDATE users SET active = true, admin = ${id === 0}, email = ${email}, first_name = 'Jonas', last_name = 'Pier', password_hash = ${hash}
      WHERE id = ${id + 2}`
})

const employee = { email: addresses.employee, password: testPassword }
const status = async (browser: Browser, url = '/api/rere_check_user/') =>
  (await browser.send({ method: 'HEAD', url })).status
const idOf = async (email: string) =>
  (await it.sql<{ id: number }[]>`SELECT id FROM users WHERE email = ${email}`)[0]?.id

/** What somebody has who read the cookies of a browser. */
function copyOf(browser: Browser): Browser {
  const copy = it.visitor()
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

type Ending = (own: Browser, admin: Browser) => Promise<{ status: number }>
const change = (own: Browser, fields: object) =>
  own.post('/api/rere_update_settings/', { firstName: 'Jonas', lastName: 'Pier', email: addresses.employee, ...fields })

const endings: Record<string, Ending> = {
  'signing out': (own) => own.post('/api/rere_logout/'),
  'signing out of the shop': (own) => own.post('/api/sush_logout/'),
  'signing out of the art site': (own) => own.post('/api/aral_logout/'),
  'signing in once more in the same browser': (own) => own.post('/api/rere_login/', employee),
  'somebody else signing in there': (own) =>
    own.post('/api/rere_login/', { email: addresses.admin, password: testPassword }),
  deactivation: async (_, admin) =>
    admin.post(`/api/rere_change_permission/${await idOf(addresses.employee)}/`, { active: false }),
  'a new password': (own) => change(own, { password: 'another one' }),
  'a new name': (own) => change(own, { lastName: 'Steg' }),
  'a new email address': (own) => change(own, { email: 'jonas@rental.example' }),
  'signing in elsewhere with a mailed password': async () => {
    await it.sql`
      INSERT INTO recovered_passwords VALUES (${(await idOf(addresses.employee)) ?? 0}, ${await hashRandomPassword('abcd-efgh-jkmn-pqrs')},
                                              now() + interval '30 minutes')`
    return it.visitor().post('/api/rere_login/', { ...employee, password: 'abcd-efgh-jkmn-pqrs' })
  },
  'the erasure of the person, even were the account active again': async () => {
    const id = (await idOf(addresses.employee)) ?? 0
    await it.sql`UPDATE users SET active = false WHERE id = ${id}`
    const person = { person: `email:${addresses.employee}`, confirmation: addresses.employee }
    const erased = await (await it.signedIn('root')).post('/api/sshp_erase_person/', person)
    await it.sql`UPDATE users SET active = true WHERE id = ${id}`
    return erased
  },
}

describe('a copied cookie', () => {
  test.each(Object.entries(endings))('is worth nothing after %s', async (_, end) => {
    const admin = await it.signedIn('admin')
    const own = await it.signedIn('employee')
    const thief = copyOf(own)
    expect(await status(thief)).toBe(200)
    const ended = await end(own, admin)
    expect(ended.status, JSON.stringify(ended)).toBe(200)
    expect(await status(thief)).toBe(401)
    expect((await thief.get('/api/rere_get_inbox/')).json.code).toBe('NOT_SIGNED_IN')
    expect((await thief.post('/api/rere_update_settings/', {})).json.code).toBe('NOT_SIGNED_IN')
    expect(await status(admin)).toBe(200)
  })

  test('has the rights that its account has now', async () => {
    const own = await it.signedIn('admin')
    expect((await own.get('/api/rere_get_employees/')).status).toBe(200)
    await it.sql`UPDATE users SET admin = false WHERE email = ${addresses.admin}`
    expect([await status(own), (await own.get('/api/rere_get_employees/')).status]).toEqual([200, 403])
  })

  test('is not taken from an address, a header or a body', async () => {
    const token = (await it.signedIn('root')).cookies.get('session') ?? ''
    const sent = await it.visitor().send({
      method: 'POST',
      url: `/api/rere_update_settings/?session=${token}`,
      headers: { authorization: `Bearer ${token}`, 'x-session': token },
      payload: { session: token },
    })
    expect(sent.status).toBe(401)
  })

  test('that somebody planted before signing in is not the one that is signed in', async () => {
    const browser = it.visitor()
    browser.cookies.set('session', 'planted'.padEnd(43, 'x'))
    const planted = copyOf(browser)
    expect((await browser.post('/api/rere_login/', employee)).status).toBe(200)
    expect([await status(browser), await status(planted)]).toEqual([200, 401])
  })
})

test('A session ends 30 minutes after its last call and 8 hours after its first, and not before.', async () => {
  const browser = await it.signedIn('admin')
  const at = async (lastSeen: string, created: string) => {
    await it.sql`UPDATE sessions SET last_seen_at = now() - ${lastSeen}::interval, created_at = now() - ${created}::interval`
    return status(browser)
  }
  expect(await at('29 minutes 45 seconds', '7:59:45')).toBe(200)
  expect(await at('0', '7:59:45')).toBe(200)
  expect(await at('30 minutes', '1:00:00')).toBe(401)
  expect(await at('0', '8:00:00')).toBe(401)
  // What is over is not brought back by being asked for.
  await it.sql`UPDATE sessions SET last_seen_at = now() - interval '31 minutes', created_at = now() - interval '1 hour'`
  await status(browser)
  const [{ idle } = { idle: 0 }] = await it.sql<{ idle: number }[]>`
    SELECT extract(epoch FROM now() - last_seen_at)::int AS idle FROM sessions`
  expect(idle).toBeGreaterThan(1800)
})
