import { createHook } from 'node:async_hooks'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Sql } from '#kit/server/postgres/db.ts'
import { hashRandomPassword } from '#kit/server/security/password.ts'
import { addresses } from '#testing/accounts.ts'
import { buildTestApp, type TestApp, testPassword } from '#testing/app.ts'
import { bookingFields } from '#testing/booking.ts'
import type { Reply } from '#testing/browser.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertVoucher } from '#testing/voucher.ts'

let it: TestApp
const statements: string[] = []
const counted = { hashes: 0 }
const hook = createHook({
  init(_id, type) {
    if (type === 'ARGON2REQUEST') counted.hashes++
  },
})

/** The same pool, which writes down what it is asked. */
const listening = (sql: Sql): Sql =>
  new Proxy(sql, {
    apply(target, self, args) {
      const [strings] = args
      if (Array.isArray(strings) && 'raw' in strings) statements.push(strings.join('?').replace(/\s+/g, ' ').trim())
      return Reflect.apply(target as never, self, args)
    },
  })

beforeAll(async () => {
  const first = await buildTestApp()
  it = await buildTestApp({}, { sql: listening(first.appSql) }, first)
})

beforeEach(async () => {
  await it.sql`TRUNCATE throttles, sessions, recovered_passwords, mails, audit_log CASCADE`
  await it.sql`UPDATE users SET active = email <> ${addresses.admin}`
})

/** What somebody sees of an answer: all of it but the time and the number of the request. */
function seen({ status, text, headers }: Reply) {
  const { 'x-request-id': _id, date: _date, ...rest } = headers
  return { status, text, headers: rest }
}

/** What an answer was, and what was done for it: statements, in their order, and hashes of passwords. */
async function watched(work: () => Promise<Reply>) {
  await it.sql`TRUNCATE throttles`
  statements.length = 0
  counted.hashes = 0
  hook.enable()
  const reply = await work()
  hook.disable()
  return { ...seen(reply), statements: [...statements], hashes: counted.hashes }
}

const nobody = 'nobody@rental.example'

describe('a login that fails', () => {
  const login = (email: string, password: string, url = '/api/rere_login/') =>
    watched(() => it.visitor().post(url, { email, password }))

  test('is the same in bytes and work, whoever it is and whatever is wrong', async () => {
    const unknown = await login(nobody, testPassword)
    expect([unknown.status, unknown.hashes, unknown.statements.length]).toEqual([401, 2, 4])
    await it.sql`
      INSERT INTO recovered_passwords SELECT id, ${await hashRandomPassword('abcd-efgh-jkmn-pqrs')}, now() + interval '30 minutes'
      FROM users WHERE email IN (${addresses.admin}, ${addresses.demo})`
    const others: Record<string, [string, string, string?]> = {
      'a wrong password': [addresses.employee, 'wrong password'],
      'a wrong password of root': [addresses.root, 'wrong password'],
      'of the test account, with a mailed one beside it': [addresses.demo, 'wrong password'],
      'the right password of somebody deactivated': [addresses.admin, testPassword],
      'the mailed password of somebody deactivated': [addresses.admin, 'abcd-efgh-jkmn-pqrs'],
      'the right password of the artist': [addresses.artist, testPassword],
      'another spelling': [nobody.toUpperCase(), testPassword],
    }
    for (const [what, [email, password, url]] of Object.entries(others))
      expect([what, await login(email, password, url)]).toEqual([what, unknown])
    const atTheArtist = await login(nobody, testPassword, '/api/aral_login/')
    expect(await login(addresses.employee, testPassword, '/api/aral_login/')).toEqual(atTheArtist)
    expect(await login(addresses.artist, 'wrong password', '/api/aral_login/')).toEqual(atTheArtist)
  })

  test('is the same once there were too many, but for when to come again', async () => {
    const afterTen = async (email: string) => {
      await it.sql`
        INSERT INTO throttles SELECT ${`sign-in:${email}:127.0.0.1`}, date_bin('15 minutes', now(), 'epoch'), 10, now() + interval '1 hour'`
      statements.length = 0
      const { status, text, headers } = await it.visitor().post('/api/rere_login/', { email, password: testPassword })
      const { 'x-request-id': _id, date: _date, 'retry-after': wait, ...rest } = headers
      return { status, text, headers: rest, waits: Number(wait) > 0, statements: [...statements] }
    }
    const unknown = await afterTen(nobody)
    expect(unknown.status).toBe(429)
    for (const email of [addresses.employee, addresses.admin, addresses.demo, addresses.root])
      expect(await afterTen(email)).toEqual(unknown)
  })
})

test('Asking for a new password is answered the same, and the same is hashed, for every address.', async () => {
  const recover = async (email: string) => {
    const {
      statements: _,
      hashes: __,
      ...answer
    } = await watched(() => it.visitor().post('/api/rere_send_recover_email_EN/', { email }))
    // What follows the answer: looking up, hashing, mailing where there is somebody.
    await expect.poll(() => statements.some((text) => text.includes('FROM users'))).toBe(true)
    return answer
  }
  const unknown = await recover(nobody)
  expect(unknown.status).toBe(200)
  for (const email of [addresses.employee, addresses.admin, addresses.demo, addresses.root, addresses.artist])
    expect(await recover(email)).toEqual(unknown)
})

test('A code to confirm a booking is asked for alike by guests, known customers and staff.', async () => {
  const vehicle = await insertVehicle(it.sql, { name: 'Eider' })
  await it.live.changed('vehicles')
  const { name, booked_day, booked_start } = bookingFields()
  const ask = async (email: string) => {
    const browser = it.visitor()
    const reply = await watched(() =>
      browser.post('/api/rere_send_verification_code/', { name, email, vehicle, booked_day, booked_start }),
    )
    const { 'set-cookie': cookie, ...headers } = reply.headers
    return { ...reply, headers, cookie: String(cookie).replace(/=[\w-]{43};/, '=;') }
  }
  await ask(nobody)
  const unknown = await ask('stranger@guests.example')
  expect(unknown.status).toBe(201)
  for (const email of [addresses.employee, addresses.root, nobody]) expect(await ask(email)).toEqual(unknown)
})

test('Codes of vouchers that are unknown, unpaid, canceled or used up take the same statements.', async () => {
  const check = (code: string) => watched(() => it.visitor().get(`/api/rere_check_voucher/?voucher=${code}`))
  const unknown = await check('AAAAAAAAAAAAAAAA')
  expect([unknown.status, unknown.statements.length]).toEqual([200, 2])
  for (const given of [{ paid: false }, { canceled: true }, { redeemed: 10_000 }])
    expect(await check((await insertVoucher(it.sql, given)).code)).toEqual(unknown)
  const { text: _, ...work } = await check((await insertVoucher(it.sql)).code)
  const { text: __, ...workForNone } = unknown
  expect(work.statements).toEqual(workForNone.statements)
})

test('A link to unsubscribe that is none of ours says nothing of the address.', async () => {
  const read = (link: string) => watched(() => it.visitor().post('/api/sshp_read_unsubscribe/', { link }))
  const first = await read(`unsubscribe.1.zzzzzz.${'A'.repeat(43)}`)
  expect(first.status).toBe(404)
  expect(await read('nothing like it')).toEqual(first)
})
