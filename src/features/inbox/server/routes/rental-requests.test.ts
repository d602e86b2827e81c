import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, mondayMorning } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { sendContactRequest } from '../../contract/requests.ts'
import { rentalInbox } from '../../contract.ts'

const it = await buildTestApp({ AGENCY_EMAIL: 'owner@agency.example' })
const { sql } = it
const mira = { sender: 'Mira Keller', email: 'mira@guests.example', body: 'Do dogs\n<b>swim</b> along?' }

beforeEach(async () => {
  await sql`TRUNCATE inbox_items, throttles, idempotent_answers`
  await sql`DELETE FROM mails`
  await sql`UPDATE business_settings SET language = 'en'`
  await it.live.changed('settings')
})

const send = (
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  who: Browser = it.visitor(),
) => who.post(sendContactRequest.rental.path, { ...mira, ...changes }, headers)
const kept = async () => ({
  items: await sql`SELECT business, type, name, email, body FROM inbox_items ORDER BY id`,
  mails: await sql<{ recipient: string; reply_to: string; subject: string; body_text: string; body_html: string }[]>`
    SELECT recipient, reply_to, subject, body_text, body_html FROM mails ORDER BY id`,
})
const nothing = { items: [], mails: [] }

test('what a visitor writes is in the inbox of the rental, for all staff, and mailed to its owner, who just answers', async () => {
  const told: string[] = []
  const stop = it.live.subscribe((topics) => told.push(...topics))
  const reply = await send()
  stop()
  expect([reply.status, reply.json]).toEqual([201, { status: 'success' }])
  expect(told).toEqual(['inbox', 'mails'])
  const { items, mails } = await kept()
  const { sender: name, email, body } = mira
  expect(items).toEqual([{ business: 'rental', type: 'contact', name, email, body }])
  expect(mails).toMatchObject([
    { recipient: 'owner@agency.example', reply_to: email, subject: 'Question from Mira Keller' },
  ])
  expect(mails[0]?.body_html).toContain('Do dogs<br>&lt;b&gt;swim&lt;/b&gt; along?')
  expect(mails[0]?.body_text).toContain('/RentalRevolution/inbox')
  const employee = await it.signedIn('employee')
  expect((await employee.get(rentalInbox.getInbox.path)).json).toMatchObject({
    open: { todo: 0, contact: 1 },
    inbox: [{ type: 'contact', name, email, body, dateTime: mondayMorning, ticked_off: '' }],
  })
})

test('the mail is in the language of the rental', async () => {
  await sql`UPDATE business_settings SET language = 'de' WHERE business = 'rental'`
  await it.live.changed('settings')
  await expect
    .poll(async () => {
      await send()
      return (await kept()).mails.at(-1)?.subject
    })
    .toBe('Anfrage von Mira Keller')
  expect((await kept()).mails.at(-1)?.body_text).toContain('/de/RentalRevolution/inbox')
})

test.each([
  [{ sender: '' }, 'sender', 'Please enter a valid name'],
  [{ sender: 'x'.repeat(51) }, 'sender', 'Please enter a valid name'],
  [{ email: 'mira@guests' }, 'email', 'Please enter a valid email address'],
  [{ email: `${'m'.repeat(40)}@guests.example` }, 'email', 'Please enter a valid email address'],
  [{ email: 'mira@guests.example\nBcc: eve@mail.example' }, 'email', 'Please enter a valid email address'],
  [{ body: ' \n ' }, 'body', 'Please enter a message'],
  [{ body: 'x'.repeat(2001) }, 'body', 'Your message is too long'],
])('refuses %j', async (fields, field, message) => {
  const reply = await send(fields)
  expect([reply.status, reply.json.errors]).toEqual([422, [{ field, message }]])
  expect(await kept()).toEqual(nothing)
})

test('a program that fills in the hidden field is answered as everybody, and nothing is kept', async () => {
  const reply = await send({ topic: 'Cheap watches' })
  expect([reply.status, reply.json]).toEqual([201, { status: 'success' }])
  expect(await kept()).toEqual(nothing)
})

test('another site cannot send it', async () => {
  expect((await send({}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect(await kept()).toEqual(nothing)
})

test('a repeated request is kept once, a changed one under the same key refused', async () => {
  const key = { 'idempotency-key': 'the-same-question-twice' }
  const replies = await Promise.all([send({}, key), send({}, key)])
  expect([...replies, await send({}, key)].map(({ status }) => status)).toEqual([201, 201, 201])
  const { items, mails } = await kept()
  expect([items.length, mails.length]).toEqual([1, 1])
  expect((await send({ body: 'Something else' }, key)).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('whoever works here writes like everybody, the test account to nobody', async () => {
  expect((await send({}, {}, await it.signedIn('employee'))).status).toBe(201)
  expect((await send({}, {}, await it.signedIn('demo'))).status).toBe(403)
  expect((await kept()).items).toHaveLength(1)
})

describe('too many requests wait', () => {
  const until = async (next: (n: number) => Record<string, unknown>, limit: number) => {
    for (let n = 0; n < limit; n++) expect((await send(next(n))).status).toBe(201)
    const { status, headers, json } = await send(next(limit))
    expect([status, json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await kept()).items).toHaveLength(limit)
  }
  test('of one mail address', () => until(() => ({}), 5))
  test('from one place', () => until((n) => ({ email: `mira${n}@guests.example` }), 20))
})

test('in a showcase nothing is sent, whoever writes, and the agency is still written to', async () => {
  const showcase = await buildTestApp({ SHOWCASE: 'on' })
  for (const who of [showcase.visitor(), await showcase.signedIn('admin')]) {
    const reply = await who.post(sendContactRequest.rental.path, mira)
    expect([reply.status, reply.json.code, reply.json.detail ?? reply.json.message]).toEqual([
      403,
      'SHOWCASE',
      "Please use the contact form on our company's homepage",
    ])
  }
  expect(await showcase.sql`SELECT FROM inbox_items`).toEqual([])
  expect((await showcase.visitor().post(sendContactRequest.agency.path, mira)).status).toBe(201)
})
