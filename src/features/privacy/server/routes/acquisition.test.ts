import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addEntry } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'

const it = await buildTestApp()
const { sql } = it
const [root, admin] = await Promise.all([it.signedIn('root'), it.signedIn('admin')])
const { order, sendAll, note, at } = openOutreach(it, admin)

test('Of an erased person at a business nothing is left but that somebody was written to, and their own wish.', async () => {
  const entry = await addEntry(sql)
  await order(entry)
  await sendAll()
  await note(entry, 'unsubscribed', 'Aoife on the phone')
  await order(await addEntry(sql, { email: 'stays@other.ie', business: 'Other' }))
  const email = 'hello@corrib-boats.ie'
  const found = await root.get(`/api/sshp_find_people/?search=${email}`)
  expect(found.json.people).toMatchObject([{ name: 'Aoife Byrne' }])
  const erased = await root.post('/api/sshp_erase_person/', { person: `email:${email}`, confirmation: email })
  expect(erased.status).toBe(200)
  const kept = JSON.stringify(
    await sql`
      SELECT to_jsonb(e) AS e, (SELECT jsonb_agg(m) FROM acquisition_messages m WHERE m.entry_id = e.id) AS m,
             (SELECT jsonb_agg(v) FROM acquisition_events v WHERE v.entry_id = e.id) AS v,
             (SELECT jsonb_agg(l) FROM audit_log l WHERE record = 'acquisition:' || e.id) AS l
      FROM acquisition_entries e WHERE id = ${entry}`,
  )
  expect(kept).not.toMatch(/Aoife|hello@corrib|corrib-boats/i)
  expect(await sql`SELECT value FROM acquisition_suppressions`).toEqual([{ value: email }])
  expect(
    await sql`SELECT stage, cardinality(contacted_at) AS mails FROM acquisition_entries WHERE id = ${entry}`,
  ).toEqual([{ stage: 'unsubscribed', mails: 1 }])
  expect(await sql`SELECT 1 FROM acquisition_entries WHERE email = 'stays@other.ie'`).toHaveLength(1)
})

test('Two years after the last thing that happened an entry goes with its mails; customers and wishes stay.', async () => {
  await sql`DELETE FROM acquisition_messages WHERE state = 'waiting'`
  const since = { created_at: '2024-01-01', stage_at: '2024-05-31T21:59:59Z' }
  const young = { ...since, stage_at: '2024-06-01T22:00:00Z' }
  for (const [business, row] of [
    ['Old', since],
    ['Young', young],
    ['Won', { ...since, stage: 'customer' }],
    ['Written', since],
  ] as const)
    await addEntry(sql, { business, email: `${business}@b.ie`, ...row })
  await sql`
    INSERT INTO acquisition_messages (entry_id, kind, state, due_at, sent_at, created_at, recipient, type, country, language, subject, salutation, body, ordered_by)
    SELECT id, 'first', 'sent', now(), CASE business WHEN 'Written' THEN '2025-01-01'::date ELSE '2024-02-01' END, '2024-01-02',
           email, type, country, 'en', '', '', '', '' FROM acquisition_entries WHERE business IN ('Old', 'Written')`
  at('2026-06-01T05:00:00Z')
  await it.runJob('retention')
  const left = await sql<
    { business: string }[]
  >`SELECT business FROM acquisition_entries WHERE email LIKE '%@b.ie' ORDER BY 1`
  expect(left.map(({ business }) => business)).toEqual(['Won', 'Written', 'Young'])
  expect(await sql`SELECT 1 FROM acquisition_suppressions`).toHaveLength(1)
})

test('What a search found goes half a year after it ended; after it began, where it stayed paused.', async () => {
  const crawl = (state: string, status: string, finished: string | null) => sql`
    INSERT INTO acquisition_crawls (country, state, type, status, provider, started_by, started_at, finished_at)
    VALUES ('Germany', ${state}, 'RentalRevolution', ${status}, 'overpass', 'Jonas Pier', '2025-11-30', ${finished})`
  await crawl('Berlin', 'done', '2025-11-30')
  await crawl('Saxony', 'done', '2025-12-02')
  await crawl('Bavaria', 'paused', null)
  await crawl('Hesse', 'sites', null)
  at('2026-06-02T05:00:00Z')
  await it.runJob('retention')
  expect(await sql`SELECT state FROM acquisition_crawls ORDER BY 1`).toEqual([{ state: 'Hesse' }, { state: 'Saxony' }])
})
