import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer } from '#testing/invoices.ts'
import { addEntry, answerTo } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'
import type { FoundPerson, PersonFile } from '../../contract.ts'
import { countOf } from '../../rules.ts'

const it = await buildTestApp()
const { sql } = it
const [root, admin] = await Promise.all([it.signedIn('root'), it.signedIn('admin')])
const { order, sendAll, takeIn, keyOf, at } = openOutreach(it, admin)

/** Every column of the database in which a text has these letters, JSON and lists included. */
async function whereItSays(pattern: string): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }[]>`
    SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND c.data_type IN ('text', 'jsonb', 'json', 'ARRAY', 'character varying')`
  const found: string[] = []
  for (const { table, column } of columns)
    if ((await sql`SELECT FROM ${sql(table)} WHERE ${sql(column)}::text ~* ${pattern} LIMIT 1`).length > 0)
      found.push(`${table}.${column}`)
  return found.sort()
}

/** A firm of one, written to, answered, found by searches and made a customer. */
async function live(business: string, domain: string, email = `hello@${domain}`) {
  const entry = await addEntry(sql, { business, email, website: `https://www.${domain}/` })
  await order(entry)
  await sendAll()
  const raw = answerTo(email, `Best wishes, ${business}`, { about: await keyOf(entry) })
  const answer = raw.replace('mail.there.example', `mail.${domain}`)
  expect((await takeIn(answer)).json.outcome).toBe('answered')
  const body = { ...{ id: entry, acquisitionMode: 'change', business, website: domain, email, name: 'Aoife Byrne' } }
  await admin.post('/api/sshp_handle_acquisition_entries/', { ...body, phone: '', country: 'Ireland', state: 'Cork' })
  expect((await admin.post('/api/sshp_convert_acquisition_entry/', { id: entry, anyway: 'true' })).status).toBe(200)
  await sql`INSERT INTO acquisition_crawled_sites (host, found, fetched_at) VALUES (${domain}, ${sql.json({ email })}, now())`
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
    INSERT INTO acquisition_crawls (country, state, type, status, provider, started_by, started_at)
    VALUES ('Ireland', ${domain}, 'RentalRevolution', 'done', 'google', 'Jonas Pier', now()) RETURNING id`
  await sql`UPDATE acquisition_crawls SET state = 'Cork' WHERE id = ${id}`
  await sql`
    INSERT INTO acquisition_crawl_targets (crawl_id, place, business, website) VALUES (${id}, 'p', ${business}, ${domain})`
  await sql`INSERT INTO inbox_items (business, type, name, body) VALUES ('agency', 'todo', 'Jonas Pier', ${`Call ${business}`})`
  return { answer }
}

const find = async (email: string) =>
  (await root.get(`/api/sshp_find_people/?search=${email}`)).json.people as FoundPerson[]
const file = async (email: string) =>
  (await root.get(`/api/sshp_get_person/?person=email:${email}`)).json as unknown as PersonFile
const erase = (email: string) => root.post('/api/sshp_erase_person/', { person: `email:${email}`, confirmation: email })

test('Of a firm of one nothing is left anywhere, and search, question and result say the same number.', async () => {
  const email = 'hello@corrib-boats.ie'
  const { answer } = await live('Corrib Boats', 'corrib-boats.ie')
  const [found] = await find(email)
  const known = countOf((await file(email)).records)
  expect(await whereItSays('corrib')).toEqual(
    expect.arrayContaining([
      'acquisition_inbound.message_id',
      'audit_log.details',
      'customers.business',
      'mails.body_text',
    ]),
  )
  const erased = await erase(email)
  expect([erased.status, found?.records, erased.json.erased]).toEqual([200, known, known])
  expect(await whereItSays('aoife|byrne|corrib')).toEqual([])
  at('2026-06-03T05:00:00Z')
  expect((await takeIn(answer)).json.outcome).toBe('known')
  expect(await whereItSays('aoife|byrne|corrib')).toEqual([])
  expect(await sql`SELECT FROM audit_log WHERE details::text LIKE '%Erased%'`).not.toHaveLength(0)
})

test('What somebody else goes by stays theirs: a colleague at the firm, and a namesake.', async () => {
  await live('Lough Sails', 'lough-sails.ie')
  await addCustomer(sql, {
    ...{ business: 'Lough Sails', website: 'lough-sails.ie', email: 'nils@lough-sails.ie' },
    ...{ name: 'Aoife Byrne', country: 'Ireland' },
  })
  expect((await erase('hello@lough-sails.ie')).status).toBe(200)
  expect(await whereItSays('hello@lough-sails')).toEqual([])
  expect(await sql`SELECT business, name FROM customers WHERE email = 'nils@lough-sails.ie'`).toEqual([
    { business: 'Lough Sails', name: 'Aoife Byrne' },
  ])
})

test('A name that others have in theirs is taken from nobody but the person.', async () => {
  const others = {
    business: 'Marina Bay Charter',
    website: 'marina-bay.ie',
    email: 'nora@marina-bay.ie',
    name: 'Nora Quin',
  }
  const other = await addCustomer(sql, { ...others, country: 'Ireland' })
  const ours = { business: 'Marina', website: 'marina-killala.ie', email: 'liam@marina-killala.ie', name: 'Liam Roe' }
  const one = await addCustomer(sql, { ...ours, country: 'Ireland' })
  const note = (record: string, business: string) => sql`
    INSERT INTO audit_log (actor, action, record, details) VALUES ('Jonas Pier', 'customer.add', ${record}, ${sql.json({ business })})`
  await note(`customer:${other}`, others.business)
  await note(`customer:${one}`, ours.business)
  await addCustomer(sql, { business: 'Elsewhere', website: '', email: 'a@old-marina-killala.ie', country: 'Ireland' })
  await note('customer:999', 'a@old-marina-killala.ie')
  await sql`INSERT INTO inbox_items (business, type, name, body) VALUES ('agency', 'todo', 'Jonas Pier', 'Ask Marina Bay Charter about submarinas')`
  await sql`INSERT INTO mails (recipient, subject, body_text, body_html) VALUES ('root@sternsinger.example', 'Contact', 'From Marina Bay Charter', '')`
  expect((await erase(ours.email)).status).toBe(200)
  expect(
    await sql`SELECT details FROM audit_log WHERE record = ANY(${[`customer:${other}`, `customer:${one}`]}) ORDER BY id`,
  ).toEqual([{ details: { business: others.business } }, { details: { business: expect.stringMatching(/^Erased/) } }])
  expect(await sql`SELECT FROM audit_log WHERE details ->> 'business' = 'a@old-marina-killala.ie'`).toHaveLength(1)
  expect(await sql`SELECT body FROM inbox_items WHERE body LIKE 'Ask%'`).toEqual([
    { body: 'Ask Marina Bay Charter about submarinas' },
  ])
  expect(await sql`SELECT body_text FROM mails WHERE subject = 'Contact'`).toEqual([
    { body_text: 'From Marina Bay Charter' },
  ])
})
