import { beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import type { AcquisitionEntry } from '../../../contract.ts'
import { figuresStatement } from '../../../figures/server/queries.ts'
import { entriesStatement } from '../../../server/queries.ts'
import { type Asked, doubledStatement, foundStatement, pageStatement, totalStatement } from './list.ts'
import { knownStatement } from './screening.ts'

const it = await buildTestApp()
const { sql } = it
const admin = await it.signedIn('admin')

/** 20,000 businesses, with texts as long as those that were written to have; some share a value with another one. */
beforeAll(async () => {
  await sql`
    INSERT INTO acquisition_entries (business, website, email, phone, type, country, state, website_key, phone_key, body,
                                     stage, active, contacted_at)
    SELECT CASE WHEN n % 5000 = 7 THEN 'Bootshaus Nordwind' ELSE 'Boote ' || md5(n::text) END,
           'https://b' || n || '.example', 'hello@b' || n || '.example', '+49 30 ' || n,
           CASE WHEN n % 3 = 0 THEN 'SupremeShop' ELSE 'RentalRevolution' END, CASE WHEN n % 10 = 0 THEN 'Austria' ELSE 'Germany' END,
           CASE WHEN n % 10 = 0 THEN 'Tyrol' ELSE 'Bavaria' END, 'b' || n || '.example', '4930' || n, repeat('Guten Tag ', 150),
           CASE WHEN n % 500 = 0 THEN 'answered' ELSE 'new' END, n % 7 > 0,
           CASE WHEN n % 500 = 0 THEN ARRAY['2026-05-01 08:00Z'::timestamptz] ELSE '{}' END
    FROM generate_series(1, 20000) n`
  await sql`VACUUM ANALYZE acquisition_entries`
})

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

async function costOf(statement: ReturnType<typeof totalStatement>) {
  const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`
  const plan = row?.['QUERY PLAN'][0].Plan as Plan
  const scanned = nodesOf(plan).some(
    (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'acquisition_entries',
  )
  return { scanned, pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] }
}

/** The table has some 5,000 pages, the index of the list some 700. */
describe('however much there is, without reading the texts of the mails,', () => {
  test.each<[what: string, asked: Asked, page: number, found: number]>([
    ['the first page', {}, 20, 900],
    ['a page further down', { before: 9000 }, 20, 900],
    ['a filter', { type: 'SupremeShop', country: 'Austria', state: 'Tyrol', active: true }, 100, 900],
    ['what is rare', { stage: 'answered' }, 900, 900],
    ['a search', { search: 'nordwind' }, 900, 900],
    ['two letters that nearly all have', { search: 'oo' }, 20, 900],
    ['one letter that nobody has', { search: 'ß' }, 900, 900],
    ['a search and filters', { search: 'b1999', type: 'SupremeShop', active: true }, 900, 900],
  ])('%s is found and counted', async (_, asked, mostOfPage, mostOfCount) => {
    const [page, count] = [await costOf(pageStatement(sql, asked)), await costOf(foundStatement(sql, asked))]
    const within = [page.scanned, page.pages <= mostOfPage, count.scanned, count.pages <= mostOfCount]
    expect(within, JSON.stringify([page, count])).toEqual([false, true, false, true])
  })

  test('double entries are found by the indexes of what they share', async () => {
    const { scanned, pages } = await costOf(doubledStatement(sql))
    expect([scanned, pages <= 3000], String(pages)).toEqual([false, true])
  })

  test('all are counted', async () => {
    const { scanned, pages } = await costOf(totalStatement(sql))
    expect([scanned, pages <= 900]).toEqual([false, true])
  })

  test('a page has its flags, and 1,000 lines are compared, by look-ups', async () => {
    const ids = (await sql<{ id: number }[]>`${pageStatement(sql, {})}`).map(({ id }) => id)
    const keys = Array.from({ length: 1000 }, (_, n) => `b${n * 40}.example`)
    expect(await costOf(entriesStatement(sql, ids))).toMatchObject({ scanned: false })
    expect((await costOf(entriesStatement(sql, ids))).pages).toBeLessThanOrEqual(1200)
    const known = await costOf(knownStatement(sql, 'website_key', keys))
    expect(known).toMatchObject({ scanned: false })
    expect(known.pages).toBeLessThanOrEqual(5000)
  })
})

const ask = async (query: Record<string, string>) => {
  const { json } = await admin.get(`/api/sshp_get_acquisition_list/?${new URLSearchParams(query)}`)
  return json as { acquisition_list: AcquisitionEntry[]; next: number | null; found: number; total: number }
}

test('A search is a substring of business, website, email or phone, whatever its case; nothing in it is a pattern.', async () => {
  const found = async (search: string) => (await ask({ search })).found
  expect(
    await Promise.all(
      ['NORDWIND', 'b19999.ex', 'HELLO@b77.example', '30 1234', '%', '_b', 'b1_9', '\\', '  '].map(found),
    ),
  ).toEqual([...[4, 1, 1, 11, 0, 0, 0, 0, 20_000]])
  expect((await ask({ search: 'x'.repeat(101) })) as object).toMatchObject({ code: 'INVALID' })
})

test('Pages follow one another without a gap, with how many there are.', async () => {
  const first = await ask({ type: 'SupremeShop', country: 'Austria' })
  const second = await ask({ type: 'SupremeShop', country: 'Austria', before: String(first.next) })
  const ids = [...first.acquisition_list, ...second.acquisition_list].map(({ id }) => id)
  const all = await sql<{ id: number }[]>`
    SELECT id FROM acquisition_entries WHERE type = 'SupremeShop' AND country = 'Austria' ORDER BY id DESC LIMIT 100`
  expect(ids).toEqual(all.map(({ id }) => id))
  expect([first.found, first.total, second.found]).toEqual([666, 20_000, 666])
  expect((await ask({ stage: 'answered', before: '1000' })).next).toBeNull()
  expect((await ask({ stage: 'answered' })).acquisition_list[0]?.contactDates).toEqual(['2026-05-01T08:00:00Z'])
})

test('Double entries are flagged field by field where more than five characters are the same, and can be listed.', async () => {
  const add = (business: string, website: string, email: string, phone: string) => sql`
    INSERT INTO acquisition_entries (business, website, email, phone, type, country, state, website_key, phone_key)
    VALUES (${business}, ${website}, ${email}, ${phone}, 'SupremeShop', 'Ireland', 'Galway', ${website}, ${phone})`
  const before = (await ask({ double: 'true' })).found
  await add('Corrib Boats', 'corrib.example', 'hello@corrib.example', '35391555')
  await add(' corrib BOATS', 'lough.example', 'Hello@Corrib.example', '12345')
  await add('Boats', 'b.ie', 'a@b.c', '12345')
  await add('Boats', 'b.ie', 'a@b.c', '35391555')
  await add('Other boats', 'corrib.example', '', '')
  const { acquisition_list } = await ask({ country: 'Ireland' })
  expect(acquisition_list.map(({ doubles }) => doubles)).toEqual([
    ['website'],
    ['phone'],
    [],
    ['business', 'email'],
    ['business', 'website', 'email', 'phone'],
  ])
  expect([before, (await ask({ double: 'true' })).found, (await ask({ double: 'false' })).found]).toEqual([
    4, 8, 19_997,
  ])
  // Who is deleted shares nothing.
  await sql`UPDATE acquisition_entries SET deleted_at = now() WHERE website = 'corrib.example' AND business = 'Other boats'`
  expect((await ask({ country: 'Ireland' })).acquisition_list.map(({ doubles }) => doubles)[3]).toEqual([
    'business',
    'email',
    'phone',
  ])
})

test('Who is never written to is shown with the reason, who is written to soon with when.', async () => {
  await sql`
    INSERT INTO acquisition_suppressions (kind, value, reason, at)
    VALUES ('address', 'hello@b20000.example', 'unsubscribed', now()), ('domain', 'b19999.example', 'by_hand', now())`
  await sql`
    INSERT INTO acquisition_messages (entry_id, kind, state, due_at, recipient, type, country, language, subject, salutation, body, ordered_by)
    SELECT id, 'first', 'waiting', '2026-06-03 10:00Z', email, type, country, 'de', 'x', 'x', 'x', 'Ada'
    FROM acquisition_entries WHERE website_key = 'b19998.example'`
  const { acquisition_list } = await ask({ country: 'Germany', search: 'hello@b199' })
  const [first, second] = acquisition_list
  expect([first?.suppressed, first?.waitingUntil]).toEqual([
    'Everybody at b19999.example is never to be written to',
    null,
  ])
  expect([second?.suppressed, second?.waitingUntil]).toEqual([null, '2026-06-03T10:00:00Z'])
  const [{ id } = { id: 0 }] = await sql<
    { id: number }[]
  >`SELECT id FROM acquisition_entries WHERE email = 'hello@b20000.example'`
  const one = await admin.get(`/api/sshp_get_acquisition_entry/${id}/`)
  expect(one.json).toMatchObject({ id, suppressed: 'hello@b20000.example has unsubscribed' })
  expect((await admin.get('/api/sshp_get_acquisition_entry/999999/')).json.code).toBe('NOT_FOUND')
})

test('Figures read what was written and what came back, not each entry by itself.', async () => {
  expect((await costOf(figuresStatement(sql, {}))).pages).toBeLessThanOrEqual(8000)
})
