import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerTo, postfixReport } from '#testing/outreach.ts'
import { isHard, judge, ownWords, statusIn } from './rules.replies.ts'
import { readMail } from './server/queries.inbound.ts'

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

test('A report of Postfix names the mail, the address and what their server said.', async () => {
  expect(await judged(postfixReport('info@there.example', { about: ours }))).toEqual({
    kind: 'returned',
    keys: [mark],
    undelivered: [
      {
        recipient: 'info@there.example',
        hard: true,
        words: expect.stringContaining('User unknown in virtual mailbox table'),
      },
    ],
  })
  const full = await judged(postfixReport('a@b.example', { status: '5.2.2', said: 'Mailbox is full' }))
  expect(full).toMatchObject({ kind: 'returned', keys: [], undelivered: [{ hard: false }] })
  expect(await judged(postfixReport('a@b.example', { status: '4.4.1', action: 'delayed' }))).toEqual({
    kind: 'automatic',
  })
})

test('Reports of Google, Exchange, Exim and qmail are understood.', async () => {
  const google = `
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: hello@sternsinger.example
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
References: <${ours}>
In-Reply-To: <${ours}>
Message-ID: <65f.050a@mx.google.com>
X-Failed-Recipients: nobody@gmail.com
Content-Type: multipart/report; boundary="00000000000012"; report-type=delivery-status

--00000000000012
Content-Type: multipart/related; boundary="000000000000rel"

--000000000000rel
Content-Type: text/plain; charset="UTF-8"

** Address not found **

Your message wasn't delivered to nobody@gmail.com because the address couldn't be found.

--000000000000rel--
--00000000000012
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Received-From-MTA: dns; hello@sternsinger.example
Arrival-Date: Mon, 01 Jun 2026 02:10:00 -0700 (PDT)

Final-Recipient: rfc822; nobody@gmail.com
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.

--00000000000012--
`
  expect(await judged(google)).toMatchObject({
    keys: [mark],
    undelivered: [{ recipient: 'nobody@gmail.com', hard: true }],
  })

  const exchange = `
From: <postmaster@there.onmicrosoft.com>
To: <hello@sternsinger.example>
Content-Type: multipart/report; report-type=delivery-status;
 boundary="_4d3"
Subject: Unzustellbar: Bookings for your boats
Message-ID: <f3c@there.onmicrosoft.com>

--_4d3
Content-Type: text/html; charset="utf-8"

<html><body><p>Ihre Nachricht an kontakt@there.example konnte nicht zugestellt werden.</p></body></html>

--_4d3
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01.eurprd01.prod.exchangelabs.com

Final-Recipient: RFC822; kontakt@there.example
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup

--_4d3
Content-Type: message/rfc822

From: Sternsinger <hello@sternsinger.example>
Message-ID: <${ours}>
Subject: Bookings for your boats

Hello
--_4d3--
`
  expect(await judged(exchange)).toMatchObject({
    keys: [mark],
    undelivered: [
      { recipient: 'kontakt@there.example', hard: true, words: expect.stringContaining('RecipientNotFound') },
    ],
  })

  const exim = `
From: Mail Delivery System <Mailer-Daemon@shared.host.example>
To: hello@sternsinger.example
Subject: Mail delivery failed: returning message to sender
X-Failed-Recipients: office@gone.example
Message-Id: <E1abc@shared.host.example>

This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  office@gone.example
    Unrouteable address

------ This is a copy of your message, including all the headers. ------

Message-ID: <${ours}>
Subject: Bookings for your boats
`
  expect(await judged(exim)).toMatchObject({
    keys: [mark],
    undelivered: [{ recipient: 'office@gone.example', hard: true }],
  })

  const qmail = `
From: MAILER-DAEMON@old.example
To: hello@sternsinger.example
Subject: failure notice
Message-Id: <q@old.example>

Hi. This is the qmail-send program at old.example.
I'm afraid I wasn't able to deliver your message to the following addresses.

<boot@old.example>:
user over quota

--- Below this line is a copy of the message.

Message-ID: <${ours}>
`
  expect(await judged(qmail)).toMatchObject({
    keys: [mark],
    undelivered: [{ recipient: 'boot@old.example', hard: false }],
  })
})

test('A report of spam (ARF) is a complaint, and one that says the contrary is none.', async () => {
  const complaint = (type: string) => `
From: staff@hotmail.example
To: hello@sternsinger.example
Subject: complaint about message from 192.0.2.1
Message-ID: <arf@hotmail.example>
Content-Type: multipart/report; report-type=feedback-report; boundary="arf"

--arf
Content-Type: text/plain

This is an email abuse report for an email message.

--arf
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Rcpt-To: <Info@There.example>

--arf
Content-Type: message/rfc822

Message-ID: <${ours}>
Subject: Bookings for your boats

Hello
--arf--
`
  expect(await judged(complaint('abuse'))).toMatchObject({
    kind: 'complaint',
    recipients: ['info@there.example'],
    keys: [mark],
  })
  expect(await judged(complaint('not-spam'))).toEqual({ kind: 'automatic' })
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
    const began = performance.now()
    judge({ messageId: '', from: 'mailer-daemon@b.example', subject: 'failure notice', text, headers: {}, parts: [] })
    ownWords(text)
    statusIn(text)
    expect(performance.now() - began).toBeLessThan(400)
  }
  expect(await readMail(Buffer.from('no mail at all'))).toBeUndefined()
})
