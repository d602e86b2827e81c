import PostalMime, { type Address } from 'postal-mime'
import { plainTextOf } from '#kit/server/pages/html.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import type { InboundMail } from '../../rules.ts'

const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 }

/** Characters of a text that are read: what matters stands at its beginning. */
const most = 100_000

/** Of these parts it is read what they say; all others are left alone. */
const read = /^(?:message\/|text\/rfc822-headers)/

/** Takes a mail apart; undefined where it is none. What is in a mail inside it stays apart from its own words. */
export async function readMail(bytes: Uint8Array): Promise<InboundMail | undefined> {
  const mail = await PostalMime.parse(bytes, {
    ...limits,
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  }).catch(() => undefined)
  const sender = mail?.headers.find(({ key }) => key === 'from' || key === 'return-path' || key === 'received')
  if (!mail || !sender) return undefined
  return {
    messageId:
      storable(mail.messageId).replace(/^<|>$/g, '').slice(0, 500) ||
      `sha256:${sha256(Buffer.from(bytes).toString('latin1')).toString('hex')}`,
    from: addressOf(mail.from) || addressOf(mail.sender),
    subject: storable(mail.subject),
    text: storable(mail.text?.trim() || plainTextOf((mail.html ?? '').slice(0, most))).slice(0, most),
    headers: Object.fromEntries(mail.headers.toReversed().map(({ key, value }) => [key, storable(value)])),
    parts: mail.attachments
      .filter(({ mimeType }) => read.test(mimeType))
      .map(({ mimeType, content }) => ({ type: mimeType, text: storable(String(content)).slice(0, most) })),
  }
}

const addressOf = (address: Address | undefined): string => storable(address?.address).trim().toLowerCase()

/** PostgreSQL keeps no null bytes, and a mail that could not be kept would hold up all that came after it. */
const storable = (text = ''): string => text.replaceAll('\0', '')
