import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerTo } from '#testing/outreach.ts'
import { processorTime } from '#testing/processor-time.ts'
import { isHard, judge, ownWords, statusIn } from './rules.ts'
import { readMail } from './server/queries/inbound.ts'

const ours = 'mail-7-1795268400123@boats.example'
const mark = 'mail-7-1795268400123'

const judged = async (raw: string) => {
  const mail = await readMail(Buffer.from(raw.trimStart().replaceAll(/\r?\n/g, '\r\n')))
  if (!mail) throw new Error('not a mail')
  return judge(mail)
}

test.each<[string, string, boolean]>([
  ['5.1.1', '', true],
  ['5.1.1', 'Your mail was blocked as spam by our policy', false],
  ['5.1.10', 'Recipient not found', true],
  ['5.2.1', 'The email account that you tried to reach is disabled', true],
  ['5.4.4', 'Host or domain name not found. Name service error', true],
  ['5.2.2', 'The recipient mailbox is over quota', false],
  ['5.3.4', 'Message too large', false],
  ['5.7.1', 'Service unavailable, client host blocked using Spamhaus', false],
  ['4.2.2', 'mailbox full', false],
  ['5.0.0', 'Requested action not taken: mailbox unavailable; user unknown', true],
  ['5.0.0', 'Transaction failed', false],
  ['', 'No such user here', true],
  ['', 'Something went wrong', false],
])('Status %s, %j: the address is dead: %s.', (status, words, hard) => {
  expect(isHard(status, words)).toBe(hard)
})

test.each([
  ['550 5.1.1 <a@b.example>: user unknown', '5.1.1'],
  ['550-5.1.1 The email account that you tried to reach does not exist', '5.1.1'],
  ['host mx[192.0.2.55] said: 550 no such user', '5.0.0'],
  ["Can't send mail - all recipients were rejected: 450 try later", '4.0.0'],
  ['nothing', ''],
])('The status in %j is %j.', (words, status) => {
  expect(statusIn(words)).toBe(status)
})

test.each([
  ['Auto-Submitted: auto-replied', 'Re: Bookings'],
  ['Precedence: bulk', 'Re: Bookings'],
  ['List-Unsubscribe: <https://news.example/>', 'Our news'],
  ['', 'Automatische Antwort: Bookings for your boats'],
  ['', 'Out of Office: Bookings for your boats'],
])('A machine wrote it: %s %s.', async (header, subject) => {
  const raw = answerTo('a@there.example', 'I am away', { about: ours, more: header }).replace(
    /Subject: .*/,
    `Subject: ${subject}`,
  )
  expect(await judged(raw)).toEqual({ kind: 'automatic' })
})

test('An answer names the mail that it answers, and keeps only their own words.', async () => {
  const words = `Hello,

please call me tomorrow.
Aoife

On Mon, 1 Jun 2026 at 07:10, Sternsinger <hello@sternsinger.example>
wrote:

> I build booking systems for boat rentals.
> Unsubscribe: https://boats.example/unsubscribe`
  expect(await judged(answerTo('Aoife@there.example', words, { about: ours }))).toEqual({
    kind: 'letter',
    from: 'aoife@there.example',
    keys: [mark],
    words: 'Hello,\n\nplease call me tomorrow.\nAoife',
  })
  expect(await judged(answerTo('a@there.example', 'Yes', { more: 'Auto-Submitted: no' }))).toMatchObject({
    kind: 'letter',
    keys: [],
    words: 'Yes',
  })
})

test.each([
  ['Gern!\n\nAm 01.06.2026 um 07:10 schrieb Sternsinger <hello@sternsinger.example>:\n> Hallo', 'Gern!'],
  ['Gern!\n\n-----Ursprüngliche Nachricht-----\nVon: Sternsinger', 'Gern!'],
  ['Yes\n________________________________\nFrom: Sternsinger <hello@sternsinger.example>', 'Yes'],
  ['> only a quote', '> only a quote'],
])('Own words of %j.', (text, own) => {
  expect(ownWords(text)).toBe(own)
})

test('Whatever comes in is judged, and quickly.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const mail = await readMail(Buffer.concat([Buffer.from('From: a@b.example\r\n'), Buffer.from(bytes)]))
      if (mail) expect(judge(mail).kind).toMatch(/^(returned|complaint|automatic|letter)$/)
    }),
    { numRuns: 100 },
  )
  const long = [
    'a'.repeat(200_000),
    '>'.repeat(200_000),
    'on '.repeat(70_000),
    '5.'.repeat(100_000),
    'mail-1-'.repeat(30_000),
  ]
  for (const text of long) {
    const reading = await processorTime(() => {
      judge({ messageId: '', from: 'mailer-daemon@b.example', subject: 'failure notice', text, headers: {}, parts: [] })
      ownWords(text)
      statusIn(text)
    })
    expect(reading).toBeLessThan(400)
  }
  expect(await readMail(Buffer.from('no mail at all'))).toBeUndefined()
})
