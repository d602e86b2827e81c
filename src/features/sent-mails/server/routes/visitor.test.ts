import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { calendarAttachment as calendar, keepMail, mailsOf, withVisitorCookie } from '#testing/mails.ts'

const { sql, visitor } = await buildTestApp()
const keep = (changes?: Parameters<typeof keepMail>[1]) => keepMail(sql, changes)

beforeEach(async () => {
  await sql`DELETE FROM mails`
})

test('Visitors read the mails of their own booking that have arrived in the last 24 hours, and no others.', async () => {
  const mine = await keep({ visitor: 'mine', attachments: [calendar] })
  const others = [
    await keep({ visitor: 'theirs', attachments: [calendar] }),
    await keep({ attachments: [calendar] }),
    await keep({ visitor: 'mine', age: '25 hours', attachments: [calendar] }),
    await keep({ visitor: 'mine', state: 'waiting', attachments: [calendar] }),
    await keep({ visitor: 'mine', state: 'canceled', attachments: [calendar] }),
  ]
  const browser = withVisitorCookie(visitor(), 'mine')
  expect(mailsOf(await browser.get('/api/my_mailbox/')).map(({ id }) => id)).toEqual([mine])
  for (const part of ['', 'html/', 'attachments/0/']) {
    expect((await browser.get(`/api/my_mailbox/${mine}/${part}`)).status).toBe(200)
    for (const id of others) expect((await browser.get(`/api/my_mailbox/${id}/${part}`)).status).toBe(404)
  }
  expect((await browser.get(`/api/my_mailbox/${mine}/html/`)).headers['content-security-policy']).toContain('sandbox')
})

test('Without a cookie, or with one made up, there are no mails; an empty one opens none either.', async () => {
  const id = await keep({ visitor: 'mine' })
  await keep({ visitor: '' })
  for (const browser of [visitor(), withVisitorCookie(visitor(), 'made-up'), withVisitorCookie(visitor(), '')]) {
    expect((await browser.get('/api/my_mailbox/')).json).toEqual({ mails: [], next: null })
    expect((await browser.get(`/api/my_mailbox/${id}/`)).status).toBe(404)
  }
  expect((await visitor().get('/api/my_mailbox/x/')).status).toBe(422)
  expect((await visitor().get('/api/my_mailbox/?before=x')).status).toBe(422)
})

test('With a mail server in use visitors have no mailbox here; staff still do.', async () => {
  const posting = await buildTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const id = await keepMail(posting.sql, { visitor: 'mine', attachments: [calendar] })
  const browser = withVisitorCookie(posting.visitor(), 'mine')
  for (const part of ['', `${id}/`, `${id}/html/`, `${id}/attachments/0/`])
    expect((await browser.get(`/api/my_mailbox/${part}`)).status).toBe(404)
  const staff = await posting.signedIn('admin')
  expect((await staff.get(`/api/mailbox/${id}/`)).status).toBe(200)
})
