import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { calendarAttachment as calendar, keepMail, mailsOf, withVisitorCookie } from '#testing/mails.ts'
import { mailStates } from '../contract.ts'

const { sql, visitor, signedIn } = await buildTestApp()
const admin = await signedIn('admin')

beforeEach(async () => {
  await sql`DELETE FROM mails`
  await sql`DELETE FROM audit_log`
})

const keep = (changes?: Parameters<typeof keepMail>[1]) => keepMail(sql, changes)

const stateOf = async (id: number) =>
  (await sql<{ state: string }[]>`SELECT state FROM mails WHERE id = ${id}`)[0]?.state

test('Staff with the right read all mails with their state, newest first, with times as instants.', async () => {
  const first = await keep({ state: 'failed', attachments: [calendar] })
  const second = await keep({ visitor: 'somebody' })
  const third = await keep({ state: 'waiting' })
  const reply = await admin.get('/api/mailbox/')
  expect(reply.status).toBe(200)
  expect(reply.json.next).toBeNull()
  expect(mailsOf(reply).map(({ id }) => id)).toEqual([third, second, first])
  expect(mailsOf(reply).map(({ at }) => at)).toEqual([
    '2026-06-01T10:00:00Z',
    '2026-06-01T12:00:00Z',
    '2026-06-01T11:00:00Z',
  ])
  expect(mailsOf(reply)[2]).toMatchObject({
    to: 'ada@mail.example',
    subject: 'Hello',
    state: 'failed',
    error: 'no such user',
    tries: 1,
    attachments: [{ name: 'booking-K7Q2M9XA.ics', type: 'text/calendar; charset=utf-8', size: 15 }],
  })
})

test('Mails come in pages of 50, each telling where the next begins.', async () => {
  for (let i = 0; i < 101; i++) await keep()
  const seen: number[] = []
  const sizes: number[] = []
  let next: unknown
  do {
    const reply = await admin.get(`/api/mailbox/${next ? `?before=${next}` : ''}`)
    sizes.push(mailsOf(reply).length)
    seen.push(...mailsOf(reply).map(({ id }) => id))
    next = reply.json.next
  } while (next)
  expect(sizes).toEqual([50, 50, 1])
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a))
})

test('The list can be asked for one state.', async () => {
  for (const state of mailStates) await keep({ state })
  const reply = await admin.get('/api/mailbox/?state=unclear')
  expect(mailsOf(reply).map(({ state }) => state)).toEqual(['unclear'])
})

test('One mail can be read by itself.', async () => {
  const id = await keep({ attachments: [calendar] })
  const reply = await admin.get(`/api/mailbox/${id}/`)
  expect(reply.json).toMatchObject({ id, to: 'ada@mail.example', attachments: [{ size: 15 }] })
})

test('The body of a mail is shown so that nothing in it can run, load or be framed elsewhere.', async () => {
  const id = await keep({ html: '<script>alert(1)</script><p>Hello</p>' })
  const reply = await admin.get(`/api/mailbox/${id}/html/`)
  expect(reply.status).toBe(200)
  expect(reply.text).toContain('<p>Hello</p>')
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(reply.headers['cache-control']).toBe('no-store')
  const policy = String(reply.headers['content-security-policy']).split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      'img-src data:',
      "style-src 'unsafe-inline'",
      "frame-ancestors 'self'",
    ]),
  )
  const sandbox = policy.find((rule) => rule.startsWith('sandbox'))
  expect(sandbox).toBeDefined()
  expect(sandbox).not.toMatch(/allow-(scripts|same-origin|forms|top-navigation)/)
})

test('An attachment is downloaded under its name; only harmless types keep theirs.', async () => {
  const page = {
    name: 'a"\r\nX-Evil: 1/../ö.html',
    type: 'text/html',
    content: Buffer.from('<script>').toString('base64'),
  }
  const id = await keep({ attachments: [calendar, page] })
  const first = await admin.get(`/api/mailbox/${id}/attachments/0/`)
  expect(first.status).toBe(200)
  expect(first.text).toBe('BEGIN:VCALENDAR')
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(first.headers['content-disposition']).toContain('attachment; filename="booking-K7Q2M9XA.ics"')
  const second = await admin.get(`/api/mailbox/${id}/attachments/1/`)
  expect(second.headers['content-type']).toBe('application/octet-stream')
  expect(second.headers['x-evil']).toBeUndefined()
  expect(second.headers['content-disposition']).toBe(
    'attachment; filename="a X-Evil 1 .. _.html"; filename*=UTF-8\'\'a%20X-Evil%201%20..%20%C3%B6.html',
  )
  expect((await admin.get(`/api/mailbox/${id}/attachments/2/`)).status).toBe(404)
})

test.each(mailStates)(
  'Canceling a mail that is %s: only a waiting one can be, and it is noted who did it.',
  async (state) => {
    const id = await keep({ state })
    const reply = await admin.post(`/api/mailbox/${id}/cancel/`)
    const [note] =
      await sql`SELECT actor, action, record, (SELECT email FROM users u WHERE u.id = actor_id) AS email FROM audit_log`
    if (state === 'waiting') {
      expect(reply).toMatchObject({ status: 200, json: { status: 'success' } })
      expect(await stateOf(id)).toBe('canceled')
      expect(note).toEqual({
        actor: 'Jonas Pier',
        action: 'mail.cancel',
        record: `mail:${id}`,
        email: 'admin@rental.example',
      })
    } else {
      expect(reply).toMatchObject({ status: 409, json: { code: 'MAIL_STATE' } })
      expect(await stateOf(id)).toBe(state)
      expect(note).toBeUndefined()
    }
  },
)

test.each(mailStates)(
  'Sending again a mail that is %s: only failed, canceled and unclear ones can be.',
  async (state) => {
    const id = await keep({ state })
    const reply = await admin.post(`/api/mailbox/${id}/resend/`)
    const [note] = await sql`SELECT action, record FROM audit_log`
    const [mail] =
      await sql`SELECT state, tries, error, due_at <= now() AND due_at > now() - interval '1 minute' AS is_due FROM mails`
    if (['failed', 'canceled', 'unclear'].includes(state)) {
      expect(reply).toMatchObject({ status: 200, json: { status: 'success' } })
      expect(mail).toEqual({ state: 'waiting', tries: 0, error: null, is_due: true })
      expect(note).toEqual({ action: 'mail.resend', record: `mail:${id}` })
    } else {
      expect(reply).toMatchObject({ status: 409, json: { code: 'MAIL_STATE' } })
      expect(mail).toMatchObject({ state, tries: 1 })
      expect(note).toBeUndefined()
    }
  },
)

test('Doing it twice is refused the second time and noted once.', async () => {
  const id = await keep({ state: 'waiting' })
  const replies = await Promise.all([1, 2, 3].map(() => admin.post(`/api/mailbox/${id}/cancel/`)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const again = [await admin.post(`/api/mailbox/${id}/resend/`), await admin.post(`/api/mailbox/${id}/resend/`)]
  expect(again.map(({ status }) => status)).toEqual([200, 409])
  expect((await sql`SELECT action FROM audit_log ORDER BY id`).map(({ action }) => action)).toEqual([
    'mail.cancel',
    'mail.resend',
  ])
})

const staffCalls = (id: number) =>
  [
    ['GET', '/api/mailbox/'],
    ['GET', `/api/mailbox/${id}/`],
    ['GET', `/api/mailbox/${id}/html/`],
    ['GET', `/api/mailbox/${id}/attachments/0/`],
    ['POST', `/api/mailbox/${id}/cancel/`],
    ['POST', `/api/mailbox/${id}/resend/`],
  ] as const

const call = (browser: Browser, method: 'GET' | 'POST', url: string) =>
  method === 'GET' ? browser.get(url) : browser.post(url)

test('Visitors and employees without the right get nothing, even of their own mails.', async () => {
  const id = await keep({ state: 'waiting', visitor: 'token', attachments: [calendar] })
  const employee = await signedIn('employee')
  const demo = await signedIn('demo')
  for (const [method, url] of staffCalls(id)) {
    expect([url, (await call(withVisitorCookie(visitor(), 'token'), method, url)).status]).toEqual([url, 401])
    expect([url, (await call(employee, method, url)).status]).toEqual([url, 403])
    expect([url, (await call(demo, method, url)).status]).toEqual([url, 403])
  }
  expect(await stateOf(id)).toBe('waiting')
})

test('A test account with the right reads and changes nothing.', async () => {
  await sql`UPDATE users SET admin = true WHERE demo`
  const demo = await signedIn('demo')
  const id = await keep({ state: 'waiting', attachments: [calendar] })
  for (const [method, url] of staffCalls(id)) {
    const reply = await call(demo, method, url)
    if (method === 'GET') expect([url, reply.status]).toEqual([url, 200])
    else expect([url, reply.status, reply.json.code]).toEqual([url, 403, 'DEMO_ACCOUNT'])
  }
  await sql`UPDATE users SET admin = false WHERE demo`
  expect(await stateOf(id)).toBe('waiting')
})

test('Mails that do not exist are 404, what is no mail is 422.', async () => {
  for (const [method, url] of staffCalls(999_999_999).slice(1))
    expect([url, (await call(admin, method, url)).status]).toEqual([url, 404])
  const german = await admin.get('/api/mailbox/999999999/', { 'accept-language': 'de' })
  expect(german.json.detail).toBe('Diese E-Mail gibt es nicht')
  for (const url of [
    '/api/mailbox/x/',
    '/api/mailbox/0/html/',
    '/api/mailbox/1/attachments/-1/',
    '/api/mailbox/?before=x',
    '/api/mailbox/?state=lost',
  ])
    expect([url, (await admin.get(url)).status]).toEqual([url, 422])
  expect((await admin.post('/api/mailbox/9999999999/cancel/')).status).toBe(422)
})

test('A write without the token of the page is refused.', async () => {
  const id = await keep({ state: 'waiting' })
  expect((await admin.post(`/api/mailbox/${id}/cancel/`, {}, { 'x-csrftoken': 'another' })).status).toBe(403)
  expect(await stateOf(id)).toBe('waiting')
})
