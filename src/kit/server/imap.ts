import { ImapFlow } from 'imapflow'

type Hands = {
  /** Whether a mail was taken before, by its Message-ID without brackets. */
  isKnown: (messageId: string) => Promise<boolean>
  take: (mail: Uint8Array) => Promise<void>
}

/** How far back is looked where it is not known how far it was read. */
const days = 14

/** Bytes that are read of a mail; what is below them does not matter here. */
const most = 2 * 1024 * 1024

/** For all of a call. What is left is read by the next one. */
const whole = 5 * 60_000

const limits = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/**
 * Gives the mails of the inbox at an address (`imaps://user:password@host`) that came in since the last call, oldest first;
 * at first those of the last two weeks. The mailbox stays as it is: nothing is deleted, moved or marked as read.
 */
export function unreadMails(url: string): (hands: Hands) => Promise<void> {
  let read = { validity: '', uid: 0 }

  return async ({ isKnown, take }) => {
    const client = new ImapFlow(connectionOf(url))
    // An ended connection is told by the call that needed it as well.
    client.on('error', () => {})
    const late = setTimeout(() => client.close(), whole)
    try {
      await client.connect()
      const { uidValidity } = await client.mailboxOpen('INBOX', { readOnly: true })
      const validity = String(uidValidity)
      const from = read.validity === validity ? read.uid + 1 : 1
      const query = from > 1 ? { uid: `${from}:*` } : { since: new Date(Date.now() - days * 86_400_000) }
      const found = (await client.search(query, { uid: true })) || []
      for (const uid of found.filter((one) => one >= from).toSorted((a, b) => a - b)) {
        const head = (await client.fetchOne(String(uid), { envelope: true }, { uid: true })) || undefined
        const messageId = head?.envelope?.messageId?.replace(/^<|>$/g, '') ?? ''
        if (messageId === '' || !(await isKnown(messageId))) {
          const mail = (await client.fetchOne(String(uid), { source: { maxLength: most } }, { uid: true })) || undefined
          if (mail?.source) await take(mail.source)
        }
        read = { validity, uid }
      }
    } finally {
      clearTimeout(late)
      await client.logout().catch(() => client.close())
    }
  }
}

function connectionOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'imaps:'
  return {
    ...limits,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false as const,
    disableAutoIdle: true,
  }
}
