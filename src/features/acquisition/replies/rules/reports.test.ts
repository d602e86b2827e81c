import { expect, test } from 'vitest'
import { postfixReport } from '#testing/outreach.ts'
import { judge } from '../rules.ts'
import { readMail } from '../server/queries/inbound.ts'

const ours = 'mail-7-1795268400123@boats.example'
const mark = 'mail-7-1795268400123'

const judged = async (raw: string) => {
  const mail = await readMail(Buffer.from(raw.trimStart().replaceAll(/\r?\n/g, '\r\n')))
  if (!mail) throw new Error('not a mail')
  return judge(mail)
}

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
