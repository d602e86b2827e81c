import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer } from '#testing/invoices.ts'
import { startFakeVies, viesAway, viesInvalid, viesValid } from '#testing/vies.ts'

const fake = await startFakeVies()
const it = await buildTestApp({ VIES_API_BASE: fake.base })
const { sql } = it
const [admin, employee] = await Promise.all([it.signedIn('admin'), it.signedIn('employee')])

const check = async (query: Record<string, string>, who = admin) => {
  const { status, json } = await who.get(`/api/sshp_check_vat_id/?${new URLSearchParams(query)}`)
  return { status, ...json } as { status: number; vies: { state: string; askedAt: string | null }; code?: string }
}
const seewind = { vatId: 'de 136 695 976', country: 'Germany' }
const valid = { state: 'valid', name: 'Seewind GmbH', address: 'Hafenstraße 4\n18055 Rostock' }
const says = viesValid(valid.name, valid.address)

beforeEach(async () => {
  fake.asked.length = 0
  fake.reply = says
  it.setNow('2026-06-01T05:00:00Z')
  await sql`TRUNCATE vat_checks, throttles`
})

test('VIES is asked once a day, and again where somebody wants it.', async () => {
  const first = await check(seewind)
  expect(first).toEqual({
    status: 200,
    vatId: 'DE136695976',
    format: true,
    checksum: true,
    message: '',
    vies: { ...valid, askedAt: '2026-06-01T05:00:00Z', problem: null },
  })
  it.setNow('2026-06-02T04:59:59Z')
  expect(await check({ ...seewind, vatId: '136695976' })).toEqual(first)
  expect(fake.asked).toEqual(['/ms/DE/vat/136695976'])
  it.setNow('2026-06-02T05:00:00Z')
  expect((await check(seewind)).vies.askedAt).toBe('2026-06-02T05:00:00Z')
  fake.reply = viesInvalid
  expect((await check({ ...seewind, again: 'true' })).vies).toEqual({
    state: 'invalid',
    name: '',
    address: '',
    askedAt: '2026-06-02T05:00:00Z',
    problem: null,
  })
  expect(fake.asked).toHaveLength(3)
  it.setNow('2026-06-02T06:00:00Z')
  fake.reply = says
  expect((await check(seewind)).vies.state).toBe('valid')
})

test('Where VIES does not answer, what it said before is told with its day; nothing new is kept.', async () => {
  fake.reply = viesAway
  expect((await check(seewind)).vies).toMatchObject({ state: 'unknown', askedAt: null, problem: 'busy' })
  expect(await sql`SELECT FROM vat_checks`).toHaveLength(0)
  fake.reply = says
  await check(seewind)
  fake.reply = viesAway
  it.setNow('2026-06-05T05:00:00Z')
  expect((await check(seewind)).vies).toEqual({ ...valid, askedAt: '2026-06-01T05:00:00Z', problem: 'busy' })
})

test('VIES is not asked about what is wrong by itself, or what it does not know.', async () => {
  const notAsked = { state: 'not_asked', name: '', address: '', askedAt: null, problem: null }
  expect(await check({ vatId: 'DE136695970', country: 'Germany' })).toMatchObject({
    format: true,
    checksum: false,
    vies: notAsked,
  })
  expect(await check({ vatId: 'ATU13585627', country: 'Germany' })).toMatchObject({ format: false, vies: notAsked })
  expect(await check({ vatId: 'CHE-116.281.710', country: 'Switzerland' })).toMatchObject({
    format: true,
    vies: notAsked,
  })
  expect(await check({ vatId: 'DE136695976' })).toMatchObject({ format: true, vies: notAsked })
  expect(fake.asked).toEqual([])
  expect([await check({ vatId: '' }), await check({ vatId: 'x'.repeat(41) })].map(({ status }) => status)).toEqual([
    422, 422,
  ])
})

test('Who asks VIES too often has to wait; what is known is told all the same.', async () => {
  await check(seewind)
  await sql`UPDATE throttles SET attempts = 60 WHERE bucket LIKE 'vat-ids:%'`
  expect(await check({ ...seewind, again: 'true' })).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect((await check(seewind)).vies).toMatchObject(valid)
  expect(fake.asked).toHaveLength(1)
})

test('What VIES said goes with the customer, and within a day where there is none.', async () => {
  await addCustomer(sql, { vat_id: 'DE136695976' })
  await check(seewind)
  await check({ vatId: 'ATU13585627', country: 'Austria' })
  const kept = async () => (await sql`SELECT vat_id FROM vat_checks ORDER BY 1`).map(({ vat_id }) => vat_id)
  it.setNow('2026-06-02T05:00:00Z')
  await it.runJob('vat-checks')
  expect(await kept()).toEqual(['ATU13585627', 'DE136695976'])
  it.setNow('2026-06-02T05:00:01Z')
  await it.runJob('vat-checks')
  expect(await kept()).toEqual(['DE136695976'])
  await sql`UPDATE customers SET deleted_at = now()`
  await it.runJob('vat-checks')
  expect(await kept()).toEqual([])
})

test('It is for administrators.', async () => {
  expect((await check(seewind, it.visitor())).status).toBe(401)
  expect((await check(seewind, employee)).status).toBe(403)
  expect(fake.asked).toEqual([])
})
