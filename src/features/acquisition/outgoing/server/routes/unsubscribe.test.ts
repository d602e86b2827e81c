import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addEntry } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'

const it = await buildTestApp()
const { sql, app } = it
const admin = await it.signedIn('admin')
const visitor = it.visitor()
const { order, run, sendAll, history, entryOf, statesOf, idOf, note, clear, at } = openOutreach(it, admin)

beforeEach(clear)

/** An entry that was written to, and the token of its mail. */
async function written(changes: Readonly<Record<string, unknown>> = {}) {
  const entry = await addEntry(sql, changes)
  await order(entry)
  await sendAll()
  const [mail] = await sql<{ unsubscribe: string }[]>`SELECT unsubscribe FROM mails ORDER BY id DESC LIMIT 1`
  const url = new URL(mail?.unsubscribe ?? '').pathname
  return { entry, url, token: url.split('/')[3] as string }
}

/** What a mail program sends: no cookie, no token, another origin. */
const foreign = (method: 'POST' | 'GET' | 'HEAD', url: string, payload?: string) =>
  app.inject({
    method,
    url,
    headers: { host: 'localhost:3000', ...(payload && { 'content-type': 'application/x-www-form-urlencoded' }) },
    ...(payload && { payload }),
  })
const suppressions = async () =>
  (await sql`SELECT kind, value, reason FROM acquisition_suppressions ORDER BY id`).map((row) => ({ ...row }))
const read = (link: string) => visitor.post('/api/sshp_read_unsubscribe/', { link })
const confirm = (link: string, scope = 'address') => visitor.post('/api/sshp_confirm_unsubscribe/', { link, scope })

test('One click in the mail program takes the address off, without a cookie, however often it comes.', async () => {
  const { entry, url } = await written()
  for (let i = 0; i < 2; i++) {
    const reply = await foreign('POST', url, 'List-Unsubscribe=One-Click')
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'success' }])
  }
  expect(await suppressions()).toEqual([{ kind: 'address', value: 'hello@corrib-boats.ie', reason: 'unsubscribed' }])
  expect(await history(entry)).toMatchObject({
    stage: 'unsubscribed',
    events: [{ kind: 'unsubscribed', noted_by: '' }],
  })
})

test('A multipart body counts as well; any other says nothing.', async () => {
  const { url } = await written()
  expect((await foreign('POST', url, 'List-Unsubscribe=Maybe')).statusCode).toBe(422)
  expect((await foreign('POST', url)).statusCode).toBe(422)
  expect(await suppressions()).toEqual([])
  const form = new FormData()
  form.append('List-Unsubscribe', 'One-Click')
  const body = new Response(form)
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  expect(reply.statusCode).toBe(200)
  expect(await suppressions()).toHaveLength(1)
})

test('GET and HEAD lead to the page and take nobody off, whatever follows links.', async () => {
  const { entry, url, token } = await written()
  for (const method of ['GET', 'HEAD'] as const) {
    const reply = await foreign(method, url)
    expect(reply.statusCode).toBe(303)
    expect(reply.headers.location).toBe(`http://localhost:3000/unsubscribe#${token}`)
  }
  expect((await read(token)).json).toEqual({ address: 'hello@corrib-boats.ie', domain: 'corrib-boats.ie', done: null })
  expect(await suppressions()).toEqual([])
  expect((await entryOf(entry)).stage).toBe('contacted')
})

test('German mails lead to the German page.', async () => {
  const { url, token } = await written({ country: 'Ireland', salutation: 'Sehr geehrte' })
  expect((await foreign('GET', url)).headers.location).toBe(`http://localhost:3000/de/unsubscribe#${token}`)
})

test('A link works for decades; one that was altered, or is for something else, does not.', async () => {
  const { url, token } = await written()
  at('2060-01-01T00:00:00Z')
  expect((await read(token)).status).toBe(200)
  const altered = token.replace(/\.(\d+)\./, (_, id) => `.${Number(id) + 1}.`)
  for (const link of [altered, `${token}x`, 'nonsense', token.replace('unsubscribe', 'booking')]) {
    expect((await read(link)).status).toBe(404)
    expect((await confirm(link)).status).toBe(404)
    expect((await foreign('POST', url.replace(token, link), 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
    expect((await foreign('GET', url.replace(token, link))).statusCode).toBe(404)
  }
  expect(await suppressions()).toEqual([])
})

test('The page takes off one address, or everybody at the domain with what waits for them.', async () => {
  const { entry, token } = await written()
  const colleague = await addEntry(sql, { email: 'office@eu.corrib-boats.ie' })
  const queued = await addEntry(sql, { email: 'crew@corrib-boats.ie' })
  const thirdParty = await addEntry(sql, { email: 'hello@other-corrib-boats.ie' })
  await order(queued)
  await run()
  await order(colleague)
  expect((await confirm(token)).json).toMatchObject({ done: 'address' })
  expect((await confirm(token)).json).toMatchObject({ done: 'address' })
  expect(await statesOf(colleague)).toEqual(['waiting'])
  expect((await confirm(token, 'domain')).json).toMatchObject({ done: 'domain' })
  expect([await statesOf(colleague), await statesOf(queued)]).toEqual([['canceled'], ['canceled']])
  expect(await sql`SELECT 1 FROM mails WHERE state = 'waiting'`).toHaveLength(0)
  const stages = await Promise.all([entry, colleague, queued, thirdParty].map(entryOf))
  expect(stages.map(({ stage }) => stage)).toEqual(['unsubscribed', 'unsubscribed', 'unsubscribed', 'new'])
  await expect(order(await addEntry(sql, { email: 'new@corrib-boats.ie' }))).rejects.toMatchObject({
    code: 'SUPPRESSED',
  })
})

test('With a provider of mailboxes there is no domain to take off.', async () => {
  const { token } = await written({ email: 'corrib@gmail.com' })
  expect((await read(token)).json).toMatchObject({ domain: null })
  expect((await confirm(token, 'domain')).status).toBe(404)
  expect(await suppressions()).toEqual([])
})

test('Leaving survives deleting and importing, and their wish replaces what we found out.', async () => {
  const { entry, token } = await written()
  await note(entry, 'bounced')
  await confirm(token)
  expect(await suppressions()).toEqual([{ kind: 'address', value: 'hello@corrib-boats.ie', reason: 'unsubscribed' }])
  await sql`UPDATE acquisition_entries SET deleted_at = now()`
  await expect(order(await addEntry(sql, { email: ' HELLO@corrib-boats.ie ' }))).rejects.toMatchObject({
    code: 'SUPPRESSED',
  })
})

test('Leaving at the moment the mail is handed over: it never goes out unseen.', async () => {
  for (let round = 0; round < 6; round++) {
    await clear()
    const { entry, token } = await written()
    await order(entry)
    const message = await idOf(entry)
    await Promise.all([run(), confirm(token), run()])
    const [row] = await sql`
      SELECT m.state, mails.state AS mail FROM acquisition_messages m LEFT JOIN mails ON mails.id = m.mail_id
      WHERE m.id = ${message}`
    expect([row?.state, row?.mail ?? 'canceled']).toEqual(['canceled', 'canceled'])
  }
})
