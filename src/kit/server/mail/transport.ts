import { PassThrough } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Env } from '../settings/env.ts'
import { messageIdOf, messageKey } from './mail.ts'
import type { Failure, OutgoingMail } from './outbox.ts'

/** Hands a mail over to a mail server. Says why when it could not; never throws. */
export type Transport = (mail: OutgoingMail) => Promise<Failure | undefined>

/** Together well below the ten minutes after which a mail counts as interrupted. */
const limits = { connectionTimeout: 15_000, greetingTimeout: 15_000, dnsTimeout: 15_000, socketTimeout: 60_000 }
const wholeTry = 4 * 60_000

const oneAddress = /^[^\s@,;<>"()[\]\\]+@[^\s@,;<>"()[\]\\]+$/

/** Sends by SMTP, each mail over a connection of its own: a pool would repeat what an ended connection left open. */
export function smtpTransport({
  smtpUrl,
  business,
  publicUrl,
}: Pick<Env, 'smtpUrl' | 'business' | 'publicUrl'>): Transport {
  const options = { ...limits, url: smtpUrl, disableFileAccess: true, disableUrlAccess: true }

  return async (mail) => {
    if (!oneAddress.test(mail.to)) return { message: 'The address of the recipient is not valid', outcome: 'never' }
    // Once its last byte is out the server may deliver the mail, whether we hear its answer or not.
    let handedOver = false
    const outgoing = new PassThrough().on('end', () => {
      handedOver = true
    })
    const transporter = createTransport(options).use('stream', (message, done) => {
      message.message.transform(outgoing)
      done()
    })
    try {
      await transporter.sendMail({
        from: { name: business.name, address: business.email },
        to: { name: '', address: mail.to },
        envelope: { from: business.email, to: [mail.to] },
        // Customers may have written it: the mail arrives, and nobody else is answered.
        ...(oneAddress.test(mail.replyTo) && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments.map(({ name, type, content, inline }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content, 'base64'),
          ...(inline && { cid: name, contentDisposition: 'inline' as const }),
        })),
        // The same in every try, so that mailboxes recognise what reaches them twice.
        messageId: messageIdOf(messageKey(mail), publicUrl),
        ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
        headers: headersOf(mail),
        signal: AbortSignal.timeout(wholeTry),
      })
      return undefined
    } catch (error) {
      return failureOf(error as SmtpError, handedOver)
    }
  }
}

const headersOf = ({ unsubscribe }: OutgoingMail): Record<string, string> =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : { 'Auto-Submitted': 'auto-generated' }

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; permanent?: boolean }

function failureOf({ message, code, command, responseCode, permanent }: SmtpError, handedOver: boolean): Failure {
  if (handedOver && responseCode === undefined) {
    return { message: `No answer to the finished mail, it may have arrived: ${message}`, outcome: 'unclear' }
  }
  // A server that takes no letters beyond ASCII in addresses says so before anything is sent: that is about this address alone.
  if (code === 'EENVELOPE' && responseCode === undefined) return { message, outcome: 'never' }
  // 421: it is about to close for everybody.
  const isAway = responseCode === undefined || responseCode === 421 || code === 'EAUTH'
  return { message, outcome: command === 'RCPT TO' && permanent ? 'never' : 'later', ...(isAway && { isAway }) }
}
