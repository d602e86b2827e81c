import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, mondayMorning } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { multipart } from '#testing/form.ts'
import { sendContactRequest } from '../../contract/requests.ts'
import { agencyInbox } from '../../contract.ts'

const it = await buildTestApp({ AGENCY_EMAIL: 'owner@agency.example' })
const { sql } = it
const mira = { sender: 'Mira Keller', email: 'mira@guests.example', body: 'We need a website.\n<b>Soon</b>' }

beforeEach(async () => {
  await sql`TRUNCATE inbox_items, throttles, idempotent_answers`
  await sql`DELETE FROM mails`
})

const send = (
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  who: Browser = it.visitor(),
) => who.post(sendContactRequest.agency.path, { ...mira, ...changes }, headers)
const kept = async () => {
  const items = await sql`SELECT business, type, name, email, phone, body FROM inbox_items ORDER BY id`
  const mails = await sql`SELECT recipient, reply_to, subject, body_text, body_html, visitor FROM mails ORDER BY id`
  return { items, mails }
}

test('what a visitor writes is in the inbox and mailed to the owner, who just answers', async () => {
  const told: string[] = []
  const stop = it.live.subscribe((topics) => told.push(...topics))
  const reply = await send()
  stop()
  expect([reply.status, reply.json]).toEqual([201, { status: 'success' }])
  expect(told).toEqual(['inbox', 'mails'])
  const { items, mails } = await kept()
  const { sender: name, email, body } = mira
  expect(items).toEqual([{ business: 'agency', type: 'contact', name, email, phone: '', body }])
  expect(mails).toMatchObject([
    { recipient: 'owner@agency.example', reply_to: email, subject: 'Contact request from Mira Keller', visitor: null },
  ])
  expect(mails[0]?.body_text).toContain('We need a website.\n<b>Soon</b>')
  expect(mails[0]?.body_html).toContain('We need a website.<br>&lt;b&gt;Soon&lt;/b&gt;')
  const root = await it.signedIn('root')
  expect((await root.get(agencyInbox.getInbox.path)).json).toMatchObject({
    open: { todo: 0, contact: 1 },
    inbox: [{ type: 'contact', name, dateTime: mondayMorning, ticked_off: '' }],
  })
})

test('a form, multipart and JSON are taken alike, with line breaks as they were typed', async () => {
  const lines = 'ab\n'.repeat(666).trim()
  const parts = await multipart({ ...mira, body: lines })
  const replies = [
    await it.visitor().send({ method: 'POST', url: sendContactRequest.agency.path, ...parts }),
    await it.visitor().send({ method: 'POST', url: sendContactRequest.agency.path, payload: mira }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  expect((await kept()).items.map(({ body }) => body)).toEqual([lines, mira.body])
})

test.each([
  [{ sender: '' }, 'sender', 'Please enter a valid name'],
  [{ sender: 'x'.repeat(51) }, 'sender', 'Please enter a valid name'],
  [{ sender: 'Mira\r\nBcc: eve@mail.example' }, 'sender', 'Please enter a valid name'],
  [{ email: 'mira@guests' }, 'email', 'Please enter a valid email address'],
  [{ email: `${'m'.repeat(40)}@guests.example` }, 'email', 'Please enter a valid email address'],
  [{ email: 'mira@guests.example\nBcc: eve@mail.example' }, 'email', 'Please enter a valid email address'],
  [{ body: ' \n ' }, 'body', 'Please enter a message'],
  [{ body: 'x'.repeat(2001) }, 'body', 'Your message is too long'],
])('refuses %j', async (fields, field, message) => {
  const reply = await send(fields)
  expect([reply.status, reply.json.errors]).toEqual([422, [{ field, message }]])
  expect(await kept()).toEqual({ items: [], mails: [] })
})

test('at their limits name, address and message are taken', async () => {
  const email = `${'m'.repeat(35)}@guests.example`
  expect((await send({ sender: 'x'.repeat(50), email, body: 'x'.repeat(2000) })).status).toBe(201)
})

test('a program that fills in the hidden field is answered as everybody, and nothing is kept', async () => {
  const reply = await send({ topic: 'Cheap watches' })
  expect([reply.status, reply.json]).toEqual([201, { status: 'success' }])
  expect(await kept()).toEqual({ items: [], mails: [] })
  expect(await sql`SELECT FROM throttles WHERE bucket LIKE '%@%'`).toEqual([])
})

test('a repeated request is kept once, a changed one under the same key refused', async () => {
  const key = { 'idempotency-key': 'the-same-words-twice' }
  const replies = await Promise.all([send({}, key), send({}, key)])
  expect([...replies, await send({}, key)].map(({ status }) => status)).toEqual([201, 201, 201])
  const { items, mails } = await kept()
  expect([items.length, mails.length]).toEqual([1, 1])
  expect((await send({ body: 'Something else' }, key)).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('whoever tried the test account out, or works here, writes like everybody', async () => {
  for (const role of ['demo', 'employee'] as const) {
    expect((await send({}, {}, await it.signedIn(role))).status).toBe(201)
  }
  expect((await kept()).mails).toHaveLength(2)
})

describe('too many requests wait', () => {
  const until = async (refused: (n: number) => Record<string, unknown>, limit: number) => {
    const statuses = []
    for (let n = 0; n < limit; n++) statuses.push((await send(refused(n))).status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const { status, headers, json } = await send(refused(limit))
    expect([status, json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await kept()).items).toHaveLength(limit)
  }
  test('of one mail address', () => until((n) => ({ email: n % 2 ? 'Mira@guests.example' : mira.email }), 5))
  test('from one place', () => until((n) => ({ email: `mira${n}@guests.example` }), 20))
})
