import { beforeEach, describe, expect, test } from 'vitest'
import { MailWorker } from '#kit/server/mail/worker.ts'
import { removeExpired } from '#kit/server/work/jobs.ts'
import { buildTestApp, type TestApp, testPassword } from '#testing/app.ts'
import { mailsOf } from '#testing/mails.ts'

const it = await buildTestApp()
const email = 'employee@rental.example'
const message = 'A new password has been sent to the entered email address'

beforeEach(async () => {
  await it.sql`TRUNCATE throttles, sessions, recovered_passwords, mails, audit_log CASCADE`
  await it.sql`UPDATE users SET active = true`
  await it.sql`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE root)`
})

const recover = (to: string, app: TestApp = it) => app.visitor().post('/api/rere_send_recover_email_EN/', { email: to })
const login = (password: string, browser = it.visitor(), address = email) =>
  browser.post('/api/rere_login/', { email: address, password })
const statusOf = async (password: string) => (await login(password)).status

/** Mails to an address, once whatever was asked for before has been done: the last one asked for is the witness. */
async function mailsTo(address: string, app: TestApp = it): Promise<string[]> {
  const witness = 'admin@rental.example'
  const read = (to: string) => app.sql<{ text: string }[]>`SELECT body_text AS text FROM mails WHERE recipient = ${to}`
  const before = (await read(witness)).length
  expect((await recover(witness, app)).status).toBe(200)
  await expect.poll(async () => (await read(witness)).length).toBe(before + 1)
  return (await read(address)).map(({ text }) => text)
}

/** Asks for a new password and reads it in the outbox. */
async function mailedPassword(): Promise<string> {
  await recover(email)
  const password = /\b[a-z2-9]{4}(-[a-z2-9]{4}){3}\b/.exec((await mailsTo(email)).at(-1) ?? '')?.[0]
  if (!password) throw new Error('no password was mailed')
  return password
}

describe('asking for a new password', () => {
  test('mails one to the account, with what to do, and keeps it as a hash only', async () => {
    const reply = await recover('Employee@Rental.example')
    expect([reply.status, reply.json]).toEqual([200, { status: 'success', message }])
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Hello Jonas,')
    expect(mails[0]).toContain('Valid for 30 minutes')
    const password = await mailedPassword()
    const [kept] =
      await it.sql`SELECT r.password_hash FROM recovered_passwords r JOIN users u ON u.id = user_id WHERE email = ${email}`
    expect(kept?.password_hash).toMatch(/^\$argon2id\$/)
    expect(kept?.password_hash).not.toContain(password)
  })

  test('mails it in the language of the page it was asked for on', async () => {
    const german = { 'accept-language': 'de' }
    await it.visitor().post('/api/rere_send_recover_email_EN/', { email }, german)
    await recover(email)
    const [first, second] = await mailsTo(email)
    expect([first, second]).toEqual([
      expect.stringContaining('Guten Tag Jonas,'),
      expect.stringContaining('Hello Jonas,'),
    ])
  })

  test('says the same, byte for byte, of addresses nobody has, and mails nothing', async () => {
    const replies = [await recover(email), await recover('nobody@rental.example')]
    const [known, unknown] = replies.map(({ status, text, headers }) => {
      const { 'x-request-id': _id, date: _date, ...same } = headers
      return { status, text, headers: same }
    })
    expect(unknown).toEqual(known)
    expect(await mailsTo('nobody@rental.example')).toEqual([])
  })

  test('lets open screens hear as much of a mail as of none', async () => {
    let heard = 0
    const stopListening = it.live.subscribe((topics) => {
      if (topics.includes('mails')) heard += 1
    })
    const sent: string[] = []
    const transport = async ({ to }: { to: string }) => void sent.push(to)
    const mails = new MailWorker({ ...it, log: it.app.log }, transport)
    mails.start()
    await recover('nobody@rental.example')
    await expect.poll(() => heard).toBe(1)
    await recover(email)
    await expect.poll(() => sent).toEqual([email])
    await mails.stop()
    stopListening()
    expect(heard).toBe(2)
    expect(await it.sql`SELECT state, body_text, body_html FROM mails`).toEqual([
      { state: 'sent', body_text: '', body_html: '' },
    ])
  })

  test.each([
    ['root, whose password the settings decide', 'root@sternsinger.example'],
    ['the test account', 'demo@rental.example'],
  ])('mails nothing to %s', async (_who, address) => {
    expect((await recover(address)).json).toEqual({ status: 'success', message })
    expect(await mailsTo(address)).toEqual([])
    expect(
      await it.sql`SELECT FROM recovered_passwords r JOIN users u ON u.id = user_id WHERE u.email = ${address}`,
    ).toEqual([])
  })

  test('mails root a new one where no setting would undo it', async () => {
    const outside = await buildTestApp({ DATABASE_URL: 'postgres://db.example/boats' })
    await recover('root@sternsinger.example', outside)
    expect(await mailsTo('root@sternsinger.example', outside)).toHaveLength(1)
    const decided = await buildTestApp({ DATABASE_URL: 'postgres://db.example/boats', ROOT_PASSWORD: 'by setting' })
    await recover('root@sternsinger.example', decided)
    expect(await mailsTo('root@sternsinger.example', decided)).toHaveLength(0)
  })

  test('mails nothing to a deactivated employee', async () => {
    await it.sql`UPDATE users SET active = false WHERE email = ${email}`
    expect((await recover(email)).status).toBe(200)
    expect(await mailsTo(email)).toEqual([])
  })

  test('with something else than an address is refused at the field', async () => {
    const reply = await recover('me')
    expect([reply.status, reply.json.errors]).toEqual([
      422,
      [{ field: 'email', message: 'Please enter a valid email address' }],
    ])
  })

  test('is possible five times an hour for an address, known or not, and thirty times from one place', {
    timeout: 30_000,
  }, async () => {
    for (const address of [email, 'nobody@rental.example']) {
      for (let i = 0; i < 5; i++) expect((await recover(address)).status).toBe(200)
      const blocked = await recover(address)
      expect([blocked.status, blocked.json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    }
    for (let i = 0; i < 18; i++) expect((await recover(`guest${i}@rental.example`)).status).toBe(200)
    expect((await recover('another@rental.example')).status).toBe(429)
    // The next test begins once all of that is done.
    await it.sql`TRUNCATE throttles`
    await mailsTo(email)
  })
})

describe('a mailed password', () => {
  test('works beside the old one, and once used is the only one and ends all other sessions', async () => {
    const password = await mailedPassword()
    const elsewhere = await it.signedIn('employee')
    expect(await statusOf(testPassword)).toBe(200)
    const browser = it.visitor()
    const reply = await login(password, browser)
    expect([reply.status, reply.json.email]).toEqual([200, email])
    expect((await browser.get('/api/rere_check_user/')).json.email).toBe(email)
    expect((await elsewhere.get('/api/rere_check_user/')).json.email).toBeNull()
    expect(await it.sql`SELECT FROM sessions`).toHaveLength(1)
    expect(await statusOf(testPassword)).toBe(401)
    expect(await statusOf(password)).toBe(200)
    expect(await it.sql`SELECT action, record, actor FROM audit_log`).toEqual([
      { action: 'password.recover', record: expect.stringMatching(/^user:\d+$/), actor: 'Jonas Pier' },
    ])
  })

  test('that was used is not kept in plain text anywhere, and a second one is not sent any more', async () => {
    const password = await mailedPassword()
    await login(password)
    expect(await it.sql`SELECT state, body_text, body_html FROM mails WHERE recipient = ${email}`).toEqual([
      { state: 'canceled', body_text: '', body_html: '' },
    ])
    expect(
      await it.sql`SELECT FROM recovered_passwords r JOIN users u ON u.id = user_id WHERE u.email = ${email}`,
    ).toEqual([])
  })

  test('used by two at the same moment lets in one of them as its owner and says no error to the other', async () => {
    const password = await mailedPassword()
    const replies = await Promise.all([1, 2, 3, 4].map(() => login(password)))
    expect(replies.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(replies.every(({ status }) => status === 200 || status === 401)).toBe(true)
    expect(await it.sql`SELECT FROM audit_log`).toHaveLength(1)
    expect(await statusOf(password)).toBe(200)
  })

  test('is void after 30 minutes and the old one stays', async () => {
    const password = await mailedPassword()
    await it.sql`UPDATE recovered_passwords SET expires_at = expires_at - interval '29 minutes 50 seconds'`
    expect(await it.sql`SELECT FROM recovered_passwords WHERE expires_at > now()`).not.toHaveLength(0)
    await it.sql`UPDATE recovered_passwords SET expires_at = expires_at - interval '10 seconds'`
    expect(await statusOf(password)).toBe(401)
    expect(await statusOf(testPassword)).toBe(200)
  })

  test('is replaced by a newer one', async () => {
    const first = await mailedPassword()
    const second = await mailedPassword()
    expect(await statusOf(first)).toBe(401)
    expect(await statusOf(second)).toBe(200)
  })

  test('is of no use to somebody who was deactivated meanwhile', async () => {
    const password = await mailedPassword()
    await it.sql`UPDATE users SET active = false WHERE email = ${email}`
    expect(await statusOf(password)).toBe(401)
    await it.sql`UPDATE users SET active = true WHERE email = ${email}`
    expect(await statusOf(testPassword)).toBe(200)
  })
})

describe('the mail with the password', () => {
  test('is readable in the mailbox by root alone, while no mail server is set up, and is not sent again', async () => {
    const password = await mailedPassword()
    const admin = await it.signedIn('admin')
    const list = await admin.get('/api/mailbox/')
    const mail = mailsOf(list).find(({ to }) => to === email)
    expect(mail).toMatchObject({ subject: 'Your new password', confidential: true, state: 'waiting' })
    const shown = await admin.get(`/api/mailbox/${mail?.id}/html/`)
    expect(shown.text).toContain('only its recipient can read it')
    expect(list.text + shown.text).not.toContain(password)
    const root = await it.signedIn('root')
    expect((await root.get(`/api/mailbox/${mail?.id}/html/`)).text).toContain(password)
    await it.sql`UPDATE mails SET state = 'failed'`
    expect((await admin.post(`/api/mailbox/${mail?.id}/resend/`)).status).toBe(409)
  })

  test('loses its text when it could not be sent in time', async () => {
    await mailedPassword()
    await it.sql`UPDATE mails SET created_at = created_at - interval '31 minutes'`
    await it.sql`UPDATE recovered_passwords SET expires_at = expires_at - interval '31 minutes'`
    await removeExpired(it.sql)
    expect(await it.sql`SELECT state, body_text, body_html FROM mails WHERE recipient = ${email}`).toEqual([
      { state: 'failed', body_text: '', body_html: '' },
    ])
    expect(await it.sql`SELECT FROM recovered_passwords`).toEqual([])
  })
})
