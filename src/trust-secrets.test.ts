import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loggedPath, logOptions } from '#kit/server/http/log.ts'
import { MailWorker } from '#kit/server/mail/worker.ts'
import { addresses } from '#testing/accounts.ts'
import { buildTestApp, type TestApp, testPassword } from '#testing/app.ts'
import { askForCode, bookingFields } from '#testing/booking.ts'
import type { Reply } from '#testing/browser.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertVoucher, tokenFromMail, voucherFields } from '#testing/voucher.ts'

/** Every secret of the settings, so that it is known when it is seen. */
const marked = {
  SMTP_URL: 'smtp://mailer:MarkedSmtp@127.0.0.1:1',
  IMAP_URL: 'imap://mailer:MarkedImap@127.0.0.1:1',
  PAYPAL_CLIENT_ID: 'shown-to-browsers',
  PAYPAL_CLIENT_SECRET: 'MarkedPaypal',
  PAYPAL_API_BASE: 'http://127.0.0.1:1',
  PAYPAL_WEBHOOK_ID: 'MarkedWebhook',
  STRIPE_SECRET_KEY: 'sk_test_MarkedStripe',
  STRIPE_WEBHOOK_SECRET: 'whsec_MarkedStripeEvents',
  STRIPE_API_BASE: 'http://127.0.0.1:1',
  GOOGLE_PLACES_API_KEY: 'MarkedPlaces',
  PLACES_API_BASE: 'http://127.0.0.1:1',
  METRICS_TOKEN: 'MarkedMetrics',
  DATABASE_URL: 'postgres://boats:MarkedDatabase@127.0.0.1:1/boats',
  ROOT_PASSWORD: 'MarkedRoot',
}

let it: TestApp
const lines: string[] = []
const replies: Reply[] = []
/** What people typed, were mailed or carry in their browsers. */
const secrets = new Set(Object.values(marked).flatMap((value) => /Marked\w+/.exec(value)?.[0] ?? []))

beforeAll(async () => {
  vi.spyOn(logOptions.stream, 'write').mockImplementation((line) => void lines.push(line))
  it = await buildTestApp(marked, { underTest: false, linkKey: 'MarkedLinkKey, which is long enough to sign' })
  secrets.add('MarkedLinkKey')
})
afterAll(() => vi.restoreAllMocks())

async function send(sent: Promise<Reply>): Promise<Reply> {
  const reply = await sent
  replies.push(reply)
  return reply
}

const post = (url: string, fields: object, browser = it.visitor()) => send(browser.post(url, { ...fields }))

test('What is secret is in no log line, answer, audit entry, metric or description, on any way through.', async () => {
  const { sql } = it
  const typed = (word: string) => {
    secrets.add(word)
    return word
  }
  // Signing in, failing, recovering, changing the password.
  await post('/api/rere_login/', { email: addresses.employee, password: typed('MarkedWrong') })
  const employee = it.visitor()
  expect((await post('/api/rere_login/', { email: addresses.employee, password: testPassword }, employee)).status).toBe(
    200,
  )
  typed(employee.cookies.get('session') ?? '')
  await post('/api/rere_send_recover_email_EN/', { email: addresses.admin })
  await expect.poll(() => sql`SELECT FROM mails WHERE confidential`).toHaveLength(1)
  const [mail] = await sql<{ text: string }[]>`SELECT body_text AS text FROM mails WHERE confidential`
  const mailed = typed(/\b[a-z2-9]{4}(-[a-z2-9]{4}){3}\b/.exec(mail?.text ?? '')?.[0] ?? '')
  const admin = it.visitor()
  expect((await post('/api/rere_login/', { email: addresses.admin, password: mailed }, admin)).status).toBe(200)
  const person = { firstName: 'Jonas', lastName: 'Pier', email: addresses.employee, password: typed('MarkedNew') }
  expect((await post('/api/rere_update_settings/', person, employee)).status).toBe(200)
  const hired = { ...person, email: 'new@rental.example', password: typed('MarkedHired') }
  expect((await post('/api/rere_register/', hired, admin)).status).toBe(201)
  expect((await post('/api/rere_register/', hired, admin)).status).toBe(422)
  // Booking with a code, a voucher and their links.
  const fields = bookingFields({ vehicle: await insertVehicle(sql, { name: 'Eider' }) })
  await it.live.changed('vehicles')
  const code = await askForCode(sql, it.visitor(), fields)
  const voucher = typed((await insertVoucher(sql)).code)
  expect((await send(it.visitor().get(`/api/rere_check_voucher/?voucher=${voucher}`))).json.exists).toBe(true)
  await post('/api/rere_send_booking_request/', { ...fields, code: '1x1x1' })
  expect((await post('/api/rere_send_booking_request/', { ...fields, code, voucher })).status).toBe(409)
  expect((await post('/api/rere_send_booking_request/', { ...fields, code })).status).toBe(201)
  expect((await post('/api/rere_send_voucher_request/', voucherFields())).status).toBe(201)
  const token = typed((await tokenFromMail(sql)).split('.').at(-1) ?? '')
  const wholeToken = await tokenFromMail(sql)
  expect((await post('/api/vouchers/own/', { token: wholeToken })).status).toBe(200)
  await post('/api/vouchers/own/', { token: `${wholeToken}x` })
  await send(it.visitor().get(`/api/sshp_unsubscribe/unsubscribe.1.zzzzzz.${token}/`))
  // A payment at a provider that does not answer.
  const paid = await post('/api/rere_send_voucher_request/', voucherFields({ banktransfer: false, paypal: true }))
  await post('/api/rere_send_voucher_request/', voucherFields({ banktransfer: false, paypal: true, pay_with: 'card' }))
  const [payment] = await sql<{ id: string }[]>`SELECT id FROM payments`
  typed(payment?.id ?? '')
  await post(`/api/payments/${payment?.id}/capture/`, {})
  await send(it.visitor().get(`/api/payments/${payment?.id}/`))
  await send(it.visitor().send({ method: 'POST', url: '/api/paypal_webhook/', payload: { id: 'MarkedEvent' } }))
  await send(it.visitor().send({ method: 'POST', url: '/api/stripe_webhook/', payload: { id: 'MarkedEvent' } }))
  // A mail server that does not answer.
  const mails = new MailWorker({ ...it, sql: it.appSql, log: it.app.log })
  mails.start()
  await expect.poll(() => lines.some((line) => line.includes('mail not sent')), { timeout: 10_000 }).toBe(true)
  await mails.stop()
  for (const { name, run } of it.app.jobs.filter(({ name }) => /settl|inbound|repl|crawl|mail/.test(name)))
    await run().catch((error) => it.app.log.warn({ err: error, job: name }, 'a job failed'))
  // Statements that fail, with what they were given.
  await sql`ALTER TABLE throttles RENAME TO gone`
  for (const [url, given] of [
    ['/api/rere_login/', { email: addresses.employee, password: typed('MarkedFailing') }],
    ['/api/vouchers/own/', { token: wholeToken }],
  ] as const)
    expect((await post(url, given)).status).toBe(500)
  await sql`ALTER TABLE gone RENAME TO throttles`
  // What is no form, JSON or path.
  const broken = (payload: string, type: string) =>
    send(it.visitor().send({ method: 'POST', url: '/api/rere_login/', payload, headers: { 'content-type': type } }))
  await broken(`{"password":"${typed('MarkedBroken')}"`, 'application/json')
  await broken('--x\r\nMarkedBroken', 'multipart/form-data; boundary=x')
  await send(it.visitor().get(`/api/none/?password=${typed('MarkedQuery')}`))

  const metrics = await send(
    it.visitor().send({ method: 'GET', url: '/metrics', headers: { authorization: 'Bearer MarkedMetrics' } }),
  )
  expect(metrics.text).toContain('http_requests')
  await send(it.visitor().get('/api/docs/openapi.json'))
  await send(it.visitor().get('/api/docs/'))
  await send(it.visitor().get('/api/installation/'))

  const audit = JSON.stringify(await sql`SELECT * FROM audit_log`)
  expect(audit).toContain('password.recover')
  const logged = lines.join('')
  for (const [what, least] of [
    ['answered', 25],
    ['unexpected error', 2],
  ] as const)
    expect([what, logged.split(`"${what}"`).length > least]).toEqual([what, true])
  // The code and the tokens of vouchers and payments are answered to whoever they belong to.
  const theirs = new Set([payment?.id, token, voucher])
  expect(paid.status).toBeLessThan(600)
  expect([...secrets].filter((secret) => secret.length < 8)).toEqual([])
  for (const secret of secrets) {
    expect([secret, logged.includes(secret)]).toEqual([secret, false])
    expect([secret, audit.includes(secret)]).toEqual([secret, false])
    const told = replies.filter(({ text }) => text.includes(secret)).map(({ text }) => text)
    if (!theirs.has(secret)) expect([secret, told]).toEqual([secret, []])
  }
  for (const { text } of replies) expect(text).not.toMatch(/node_modules|\.ts:\d+|PostgresError|relation "|argon2/)
  for (const email of [addresses.employee, fields.email]) expect(logged).not.toContain(email)
})

describe('the log', () => {
  test('would show what the test above looks for', async () => {
    lines.length = 0
    it.app.log.warn({ err: new Error('MarkedShown') }, 'a line')
    expect(lines.join('')).toContain('MarkedShown')
  })

  test('leaves out what a message of the database quotes, on all of its lines', async () => {
    const error = await it.sql`SELECT ${'{"a":\nMarkedRow'}::text::json`.then(
      () => undefined,
      (failed: Error) => failed,
    )
    const several = Object.assign(new Error('one\nMarkedRow\n    MarkedRow'), { name: 'PostgresError' })
    for (const err of [error, several]) {
      lines.length = 0
      it.app.log.warn({ err }, 'a line')
      expect(lines.join('')).toContain('PostgresError')
      expect(lines.join('')).not.toContain('MarkedRow')
      expect(JSON.parse(lines[0] ?? '').err.stack).toMatch(/^ {4}at /)
    }
  })

  test.each([
    ['/api/rere_login/?a=b', '/api/rere_login/'],
    [`/api/payments/${'x'.repeat(43)}/capture/`, '/api/payments/…/capture/'],
    [`/api/sshp_unsubscribe/unsubscribe.7.abc.${'-'.repeat(43)}/`, '/api/sshp_unsubscribe/unsubscribe.7.abc.…/'],
    [`/api/sshp_unsubscribe/unsubscribe.7.abc.${'_'.repeat(43)}`, '/api/sshp_unsubscribe/unsubscribe.7.abc.…'],
    [
      '/assets/a-long-name-of-a-part-with-its-own-hash-DyX3.js',
      '/assets/a-long-name-of-a-part-with-its-own-hash-DyX3.js',
    ],
  ])('writes %s as %s', (url, path) => {
    expect(loggedPath(url)).toBe(path)
  })
})
