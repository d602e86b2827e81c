import { beforeEach, expect, test } from 'vitest'
import { startSmtpServer } from '#testing/smtp-server.ts'
import { readEnv } from '../settings/env.ts'
import type { OutgoingMail } from './outbox.ts'
import { smtpTransport } from './transport.ts'

const server = await startSmtpServer()
const env = readEnv({ PUBLIC_URL: 'https://boats.example', SMTP_URL: server.url })
const send = smtpTransport(env)

const someMail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 7,
  to: 'ada@mail.example',
  subject: 'Booked: Möwe',
  text: 'Hello\n.\nthere',
  html: '<p>Hello</p>',
  attachments: [],
  confidential: false,
  replyTo: '',
  unsubscribe: '',
  inReplyTo: '',
  tries: 1,
  createdAt: '2026-11-21 13:40:00.123+00',
  since: '2026-11-21 13:40:01+00',
  ...changes,
})

beforeEach(() => {
  server.received.length = 0
  server.answers.clear()
})

const received = () => {
  const [mail] = server.received
  if (!mail || server.received.length > 1) throw new Error(`${server.received.length} mails came in`)
  return mail
}
const headersOf = (data: string) =>
  data
    .slice(0, data.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n')

test('A mail that may be declined says how with one POST, follows the one before, and is not from a machine.', async () => {
  const unsubscribe = `https://boats.example/api/sshp_unsubscribe/unsubscribe.12345.1jj31w0.${'x'.repeat(43)}/`
  await send(someMail({ unsubscribe, inReplyTo: '<mail-5-1795268400123@boats.example>' }))
  const headers = headersOf(received().data)
  expect(headers.map((line) => line.replace(/^(List-Unsubscribe:) +/, '$1 '))).toEqual(
    expect.arrayContaining([
      `List-Unsubscribe: <${unsubscribe}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'In-Reply-To: <mail-5-1795268400123@boats.example>',
      'References: <mail-5-1795268400123@boats.example>',
    ]),
  )
  expect(headers.some((line) => line.startsWith('Auto-Submitted'))).toBe(false)
})

test('An address in letters of a country arrives where its domain is, or is refused without holding up the others.', async () => {
  await send(someMail({ to: 'anna@müller.example' }))
  expect(received().to).toEqual(['anna@xn--mller-kva.example'])
  server.received.length = 0
  const failure = await send(someMail({ to: 'jörg@müller.example' }))
  if (failure) expect(failure).toMatchObject({ outcome: 'never' })
  expect(failure?.isAway).toBeUndefined()
})

test('A mail arrives with both its bodies and its attachment, from the business.', async () => {
  const attachment = {
    name: 'booking.ics',
    type: 'text/calendar; charset=utf-8',
    content: Buffer.from('BEGIN:VCALENDAR').toString('base64'),
  }
  expect(await send(someMail({ attachments: [attachment] }))).toBeUndefined()
  const { from, to, data } = received()
  expect({ from, to }).toEqual({ from: 'hello@sternsinger.example', to: ['ada@mail.example'] })
  const headers = headersOf(data)
  expect(headers).toContain('From: Sternsinger <hello@sternsinger.example>')
  expect(headers).toContain('To: ada@mail.example')
  expect(headers).toContain('Auto-Submitted: auto-generated')
  expect(headers.find((line) => line.startsWith('Message-ID'))).toBe('Message-ID: <mail-7-1795268400123@boats.example>')
  expect(data).toMatch(/^Content-Type: text\/plain/m)
  expect(data).toContain('<p>Hello</p>')
  expect(data).toMatch(/^Content-Type: text\/calendar; charset=utf-8; name=booking.ics/m)
  expect(data).toContain(attachment.content)
})

test('A picture of the text can be shown by its name.', async () => {
  await send(
    someMail({ attachments: [{ name: 'code.png', type: 'image/png', content: 'iVBORw0KGgo=', inline: true }] }),
  )
  const { data } = received()
  expect(data).toMatch(/^Content-ID: <code\.png>/im)
  expect(data).toMatch(/^Content-Disposition: inline; filename=code\.png/m)
})

test('A try again has the same Message-ID.', async () => {
  await send(someMail())
  await send(someMail({ tries: 2, since: '2026-11-21 13:41:01+00' }))
  const ids = server.received.map(({ data }) => headersOf(data).find((line) => line.startsWith('Message-ID')))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('Line breaks in what customers typed make no headers.', async () => {
  const evil = 'Hello\r\nBcc: eve@mail.example\r\n\r\n<b>body</b>'
  const attachments = [{ name: evil, type: `text/plain\r\nBcc: eve@mail.example`, content: '' }]
  await send(someMail({ subject: evil, attachments }))
  const { to, data } = received()
  expect(to).toEqual(['ada@mail.example'])
  expect(data).not.toMatch(/^Bcc:/im)
})

test('An answer goes to whom the mail says, if that is one address, else to the business.', async () => {
  const answersTo = async (replyTo: string) => {
    server.received.length = 0
    expect(await send(someMail({ replyTo }))).toBeUndefined()
    const { to, data } = received()
    expect(to).toEqual(['ada@mail.example'])
    return headersOf(data).filter((line) => /^(Reply-To|Bcc)/i.test(line))
  }
  expect(await answersTo('mira@guests.example')).toEqual(['Reply-To: mira@guests.example'])
  for (const evil of ['mira@guests.example\r\nBcc: eve@mail.example', 'mira@guests.example, eve@mail.example', '']) {
    expect(await answersTo(evil)).toEqual([])
  }
})

test.each([
  'ada@mail.example, eve@mail.example',
  'ada@mail.example\r\nRCPT TO:<eve@mail.example>',
  'Ada <ada@mail.example>',
  'ada',
  '',
])('An address like %j is refused for good and the mail server never asked.', async (to) => {
  expect(await send(someMail({ to }))).toMatchObject({ outcome: 'never' })
  expect(server.received).toEqual([])
})

test.each([
  ['GREETING', '421 too busy'],
  ['GREETING', 'hang up'],
  ['MAIL', '451 later'],
  ['MAIL', '550 not from you'],
  ['RCPT', '450 greylisted'],
  ['RCPT', 'hang up'],
  ['DATA', '451 later'],
  ['DATA', 'hang up'],
  ['.', '452 full'],
  ['.', '554 looks like spam'],
])('When the server answers %s with "%s", another try may succeed.', async (command, reply) => {
  server.answers.set(command, reply)
  const failure = await send(someMail())
  expect(failure?.outcome).toBe('later')
  if (/^\d/.test(reply)) expect(failure?.message).toContain(reply)
})

test('A recipient that the server does not know is no matter of trying again.', async () => {
  server.answers.set('RCPT', '550 no such user')
  expect(await send(someMail())).toMatchObject({
    outcome: 'never',
    message: expect.stringContaining('550 no such user'),
  })
})

test('When the connection ends after the whole mail went out, nobody knows whether it arrived.', async () => {
  server.answers.set('.', 'hang up')
  expect(await send(someMail())).toMatchObject({ outcome: 'unclear' })
  expect(server.received).toHaveLength(1)
})

test('A server that cannot be reached may be back later.', async () => {
  const nowhere = smtpTransport({ ...env, smtpUrl: 'smtp://127.0.0.1:1' })
  expect(await nowhere(someMail())).toMatchObject({ outcome: 'later' })
})
