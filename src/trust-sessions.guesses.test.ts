import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Sql } from '#kit/server/postgres/db.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import { addresses } from '#testing/accounts.ts'
import { buildTestApp, type TestApp, testPassword } from '#testing/app.ts'
import { askForCode, bookingFields } from '#testing/booking.ts'
import type { Reply } from '#testing/browser.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertVoucher } from '#testing/voucher.ts'

let it: TestApp
/** A second process on the same database, and a third behind a proxy. */
let other: TestApp
let behindProxy: TestApp

beforeAll(async () => {
  it = await buildTestApp()
  other = await buildTestApp({}, {}, it)
  behindProxy = await buildTestApp({ TRUSTED_PROXIES: '127.0.0.1,2001:db8:ffff::/48' }, {}, it)
})

beforeEach(() => it.sql`TRUNCATE throttles, sessions, recovered_passwords, mails CASCADE`)

type Sent = {
  app?: TestApp
  url?: string
  method?: 'GET' | 'POST'
  payload?: object
  headers?: Record<string, string>
  from?: string
}

const send = ({ app = it, url = '/api/rere_login/', method = 'POST', payload, headers = {}, from }: Sent) =>
  app
    .visitor()
    .send({ method, url, headers, ...(payload && { payload }), ...(from !== undefined && { remoteAddress: from }) })

const email = addresses.employee
const guess = (more: Omit<Sent, 'payload'> = {}, password = 'wrong password') =>
  send({ ...more, payload: { email, password } })

/** Sends so many, a few at a time, and counts how they were answered. */
async function count(times: number, one: (i: number) => Promise<Reply>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  for (let from = 0; from < times; from += 20) {
    const some = Array.from({ length: Math.min(20, times - from) }, (_, i) => one(from + i))
    for (const { status } of await Promise.all(some)) statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

/** As if so many had been tried before: hashing passwords takes its time. */
const tried = (bucket: string, attempts: number) => it.sql`
  INSERT INTO throttles (bucket, window_start, attempts, expires_at)
  SELECT ${bucket}, date_bin('15 minutes', now(), 'epoch'), ${attempts}, now() + interval '30 minutes'`

const byte = (i: number) => 1 + (i % 250)
/** Whatever somebody without a proxy of ours may say about where they are. */
const claims: ((i: number) => Record<string, string>)[] = [
  () => ({}),
  (i) => ({ 'x-forwarded-for': `198.51.${byte(i)}.${byte(i * 7)}` }),
  (i) => ({ 'x-forwarded-for': `10.0.0.${byte(i)}, 127.0.0.1`, 'x-real-ip': `203.0.113.${byte(i)}` }),
  (i) => ({ forwarded: `for=198.51.100.${byte(i)};proto=https` }),
  (i) => ({ 'x-client-ip': `203.0.113.${byte(i)}`, 'cf-connecting-ip': `203.0.113.${byte(i)}` }),
]

describe('1,000 guesses at one account', () => {
  test('from one address are ten, whatever they say of themselves, on two processes and at both logins', async () => {
    const statuses = await count(1000, (i) =>
      guess({
        app: i % 2 === 0 ? it : other,
        url: i % 3 === 0 ? '/api/aral_login/' : '/api/rere_login/',
        headers: claims[i % claims.length]?.(i) ?? {},
      }),
    )
    expect(statuses).toEqual({ 401: 10, 429: 990 })
    expect((await guess({}, testPassword)).status).toBe(429)
    expect((await guess({ from: '192.0.2.7' }, testPassword)).status).toBe(200)
    expect((await guess({ app: other, from: '2001:db8:77::1' }, testPassword)).status).toBe(200)
  })

  test('through a trusted proxy are ten for the address that the proxy saw', async () => {
    await tried(`sign-in:${email}:192.0.2.9`, 8)
    const statuses = await count(60, (i) =>
      guess({
        app: behindProxy,
        headers: { ...claims[i % 5]?.(i), 'x-forwarded-for': `10.1.${byte(i)}.1, 192.0.2.9` },
      }),
    )
    expect(statuses).toEqual({ 401: 2, 429: 58 })
    const owner = await guess({ app: behindProxy, headers: { 'x-forwarded-for': '192.0.2.10' } }, testPassword)
    expect(owner.status).toBe(200)
  })

  test('past the trusted proxy count for where they come from', async () => {
    await tried(`sign-in:${email}:198.51.100.1`, 8)
    const statuses = await count(40, (i) =>
      guess({ app: behindProxy, from: '198.51.100.1', headers: { 'x-forwarded-for': `10.1.2.${byte(i)}` } }),
    )
    expect(statuses).toEqual({ 401: 2, 429: 38 })
  })

  test('from all addresses of one IPv6 connection are ten', async () => {
    await tried(`sign-in:${email}:2001:db8:1:2::/64`, 8)
    const statuses = await count(60, (i) =>
      guess({ from: `2001:db8:1:2:${i.toString(16)}:${(i * 31).toString(16)}::1` }),
    )
    expect(statuses).toEqual({ 401: 2, 429: 58 })
    expect((await guess({ from: '2001:db8:1:3::1' }, testPassword)).status).toBe(200)
  })

  test('from everywhere leave two to each further network, and the owner gets in', async () => {
    await tried(`sign-in-everywhere:${email}`, 100)
    const statuses = await count(60, (i) => guess({ app: i % 2 === 0 ? it : other, from: `198.51.100.${1 + (i % 3)}` }))
    expect(statuses).toEqual({ 401: 6, 429: 54 })
    expect((await guess({ from: '192.0.2.7' }, 'a slip')).status).toBe(401)
    expect((await guess({ from: '192.0.2.7' }, testPassword)).status).toBe(200)
    const admin = { email: addresses.admin, password: 'wrong password' }
    expect(await count(3, () => send({ payload: admin, from: '198.51.100.1' }))).toEqual({ 401: 3 })
  })

  test('of 50 at the same moment on two processes ten are evaluated', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => guess({ app: i % 2 === 0 ? it : other })))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(40)
  })
})

test('One address tries one password at 100 accounts, known or not, and no more.', async () => {
  await tried('sign-in:2001:db8:9:9::/64', 96)
  const statuses = await count(30, (i) =>
    send({ payload: { email: `guest${i}@rental.example`, password: testPassword }, from: `2001:db8:9:9::${i + 1}` }),
  )
  expect(statuses).toEqual({ 401: 4, 429: 26 })
})

test('New passwords are mailed five times an hour to an account and asked for 30 times by a network.', async () => {
  const url = '/api/rere_send_recover_email_EN/'
  const ofOne = await count(40, (i) =>
    send({ app: i % 2 === 0 ? it : other, url, payload: { email }, headers: claims[i % 5]?.(i) ?? {} }),
  )
  expect(ofOne).toEqual({ 200: 5, 429: 35 })
  const ofMany = await count(40, (i) =>
    send({ url, payload: { email: `guest${i}@rental.example` }, from: `2001:db8:5:5::${i + 1}` }),
  )
  expect(ofMany).toEqual({ 200: 30, 429: 10 })
})

test('Of voucher codes one network tries 20 in 15 minutes, on two processes.', async () => {
  const { code } = await insertVoucher(it.sql)
  const check = (voucher: string, more: Sent = {}) =>
    send({ ...more, method: 'GET', url: `/api/rere_check_voucher/?voucher=${voucher}` })
  const statuses = await count(200, (i) =>
    check('AAAAAAAAAAAAAAAA', {
      app: i % 2 === 0 ? it : other,
      from: `2001:db8:8:8::${i.toString(16)}`,
      headers: claims[i % 5]?.(i) ?? {},
    }),
  )
  expect(statuses).toEqual({ 200: 20, 429: 180 })
  expect((await check(code, { from: '2001:db8:8:8::1' })).status).toBe(429)
  expect((await check(code, { from: '192.0.2.7' })).json.exists).toBe(true)
})

describe('a booking code', () => {
  let fields: ReturnType<typeof bookingFields>
  let code: string
  const tries = async () => (await it.sql<{ tries: number }[]>`SELECT tries FROM verification_codes`)[0]?.tries
  const book = (app: TestApp, tried: string) =>
    app.visitor().post('/api/rere_send_booking_request/', { ...fields, code: tried })

  beforeEach(async () => {
    await it.sql`TRUNCATE bookings, vehicles, verification_codes CASCADE`
    fields = bookingFields({ vehicle: await insertVehicle(it.sql, { name: 'Eider' }) })
    await it.live.changed('vehicles', 'bookings')
    await other.live.changed('vehicles', 'bookings')
    code = await askForCode(it.sql, it.visitor(), fields)
  })

  const wrong = (i: number) => String((Number(code) + 1 + i) % 100_000).padStart(5, '0')

  test('is tried five times, also by 50 at the same moment on two processes', async () => {
    const guesses = Array.from({ length: 50 }, (_, i) => book(i % 2 === 0 ? it : other, wrong(i)))
    expect((await Promise.all(guesses)).every(({ status }) => status === 422)).toBe(true)
    expect(await tries()).toBe(5)
    expect((await book(it, code)).status).toBe(422)
    expect(await it.sql`SELECT FROM bookings`).toHaveLength(0)
  })

  test('would be tried more often, if its tries were looked at before they were counted', async () => {
    const pools: Sql[] = [it.sql, other.sql]
    let evaluated = 0
    const lookFirst = async (db: Sql) => {
      const [row] = await db<{ tries: number }[]>`SELECT tries FROM verification_codes`
      if ((row?.tries ?? 5) >= 5) return
      evaluated++
      await db`UPDATE verification_codes SET tries = tries + 1`
    }
    await Promise.all(Array.from({ length: 50 }, (_, i) => lookFirst(pools[i % 2] as Sql)))
    expect(evaluated).toBeGreaterThan(5)
  })
})

test('Links that somebody else signed, altered or prolonged open nothing.', async () => {
  const end = Temporal.Instant.from('2026-07-01T00:00:00Z')
  const foreign = new SignedLinks('a key that somebody made up, as long as ours is')
  const ours = new SignedLinks('a key that only the tests sign their links with')
  const prolonged = (kind: string) =>
    ours
      .sign({ kind, id: 'ABCDEFGH' }, Temporal.Instant.from('2026-01-01T00:00:00Z'))
      .replace(/\.[0-9a-z]+\./, '.zzzzzz.')
  for (const kind of ['booking', 'voucher', 'waiting', 'unsubscribe']) {
    const target = { kind, id: kind === 'unsubscribe' ? '1' : 'ABCDEFGH' }
    for (const token of [foreign.sign(target, end), prolonged(kind), `${ours.sign(target, end)}A`, '']) {
      const replies = await Promise.all([
        send({ url: '/api/rere_my_booking/', payload: { link: token } }),
        send({ url: '/api/vouchers/own/', payload: { token } }),
        send({ url: '/api/rere_my_waiting/', payload: { link: token } }),
        send({ url: '/api/sshp_read_unsubscribe/', payload: { link: token } }),
        send({ method: 'GET', url: `/api/sshp_unsubscribe/${token || 'x'}/` }),
      ])
      for (const { status } of replies) expect([token, [404, 422].includes(status)]).toEqual([token, true])
    }
  }
})
