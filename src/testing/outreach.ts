import type { Sql } from '#kit/server/postgres/db.ts'

/** An entry that can be written to at once: an Irish boat rental, unless told otherwise. */
export async function addEntry(sql: Sql, changes: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const row = {
    business: 'Corrib Boats',
    website: 'https://corrib-boats.ie/',
    email: 'hello@corrib-boats.ie',
    name: 'Aoife Byrne',
    type: 'RentalRevolution',
    country: 'Ireland',
    state: 'Galway',
    subject: 'Bookings for your boats',
    salutation: 'Dear',
    body: '<p>I build booking systems for <b>boat rentals</b>.</p>',
    preset: 'short',
    ...changes,
  }
  const [added] = await sql<{ id: number }[]>`INSERT INTO acquisition_entries ${sql(row as never)} RETURNING id`
  return (added as { id: number }).id
}

/** What the outbox would do: every mail that waits has gone out at a moment. */
export const deliverAll = (sql: Sql, at: string) =>
  sql`UPDATE mails SET state = 'sent', sent_at = ${at} WHERE state = 'waiting'`

const crlf = (text: string) => text.trimStart().replaceAll(/\r?\n/g, '\r\n')

/** A returned mail as Postfix writes it. `about`: Message-ID of ours. */
export const postfixReport = (recipient: string, { about = '', status = '5.1.1', action = 'failed', said = '' } = {}) =>
  crlf(`
Return-Path: <>
Date: Mon,  1 Jun 2026 07:10:02 +0200 (CEST)
From: MAILER-DAEMON@mail.agency.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: hello@sternsinger.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
 boundary="4BfT2x1zzz.1780000000/mail.agency.example"
Message-Id: <2026${recipient.length}.${status}${action}@mail.agency.example>

This is a MIME-encapsulated message.

--4BfT2x1zzz.1780000000/mail.agency.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.agency.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

<${recipient}>: host mx.there.example[192.0.2.7] said: 550
    ${status} ${said} (in reply to RCPT TO command)

--4BfT2x1zzz.1780000000/mail.agency.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.agency.example
X-Postfix-Queue-ID: 4BfT2x1zzz
X-Postfix-Sender: rfc822; hello@sternsinger.example
Arrival-Date: Mon,  1 Jun 2026 07:10:01 +0200 (CEST)

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.there.example
Diagnostic-Code: smtp; 550 ${status} <${recipient}>: ${said || 'Recipient address rejected:\n    User unknown in virtual mailbox table'}

--4BfT2x1zzz.1780000000/mail.agency.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Return-Path: <hello@sternsinger.example>
From: Sternsinger <hello@sternsinger.example>
To: ${recipient}
Subject: Bookings for your boats
Message-ID: <${about || 'something@else.example'}>

--4BfT2x1zzz.1780000000/mail.agency.example--
`)

/** An answer as a person sends it. */
export const answerTo = (from: string, words: string, { about = '', more = '' } = {}) =>
  crlf(`
Received: from mx.there.example by mail.agency.example; Mon, 1 Jun 2026 09:00:00 +0200
From: =?utf-8?Q?Aoife_Byrne?= <${from}>
To: Sternsinger <hello@sternsinger.example>
Subject: Re: Bookings for your boats
Message-ID: <CA+answer${words.length}@mail.there.example>
${about ? `In-Reply-To: <${about}>\nReferences: <first@there.example>\n <${about}>\n` : ''}${more ? `${more}\n` : ''}MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

${words}
`)
