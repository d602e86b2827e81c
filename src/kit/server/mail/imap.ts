import { ImapFlow } from 'imapflow'
import { Circuit, type CircuitRules } from '../outbound/circuit.ts'

type Hands = {
  /** Whether a mail was taken before, by its Message-ID without brackets. */
  isKnown: (messageId: string) => Promise<boolean>
  take: (mail: Uint8Array) => Promise<void>
}

/** How far back is looked where it is not known how far it was read. */
const days = 14

/** Bytes that are read of a mail; what is below them does not matter here. */
const most = 2 * 1024 * 1024

/** In milliseconds. */
const usualTimes = {
  connect: 15_000,
  greeting: 15_000,
  /** Without a byte. */
  silence: 60_000,
  /** After which no further mail is begun. */
  enough: 4 * 60_000,
  /** For all of a call. What is left is read by the next one. */
  whole: 5 * 60_000,
}

/** It is asked each minute, so that shorter waits would be none. */
const mailboxRules: Partial<CircuitRules> = {
  mostFailures: 3,
  shortest: 2 * 60_000,
  longest: 15 * 60_000,
  patience: usualTimes.whole + 60_000,
}

/** The mailbox did not answer, refused us or broke off. What it had not given is read by a later call. */
export class MailboxAway extends Error {
  override name = 'MailboxAway'
}

type Options = { circuit?: Circuit; times?: typeof usualTimes }

/** Whether the mailbox answers, as far as a process knows. */
export const mailboxCircuit = (now?: () => number) =>
  new Circuit('mailbox', { rules: mailboxRules, ...(now && { now }) })

/**
 * Gives the mails of the inbox at an address (`imaps://user:password@host`) that came in since the last call, oldest first;
 * at first those of the last two weeks. The mailbox stays as it is: nothing is deleted, moved or marked as read. Throws
 * `MailboxAway` where it stays away, also without asking; what `hands` throw is thrown on, and the same mail comes again.
 */
export function unreadMails(
  url: string,
  { circuit = mailboxCircuit(), times = usualTimes }: Options = {},
): (hands: Hands) => Promise<void> {
  let read = { validity: '', uid: 0 }

  /** Asks for the mails after those that were read. */
  async function found(client: ImapFlow, validity: string): Promise<number[]> {
    const from = read.validity === validity ? read.uid + 1 : 1
    const query = from > 1 ? { uid: `${from}:*` } : { since: new Date(Date.now() - days * 86_400_000) }
    const uids = await asked(client.search(query, { uid: true }))
    if (!uids) throw new MailboxAway('The mailbox does not say what is in it')
    return uids.filter((one) => one >= from).toSorted((a, b) => a - b)
  }

  /** Reads one mail, unless it is known. Where somebody deleted it meanwhile, there is nothing to read. */
  async function readOne(client: ImapFlow, uid: string, { isKnown, take }: Hands): Promise<void> {
    const head = await fetched(client, uid, { envelope: true })
    const messageId = head?.envelope?.messageId?.replace(/^<|>$/g, '') ?? ''
    if (messageId !== '' && (await isKnown(messageId))) return
    const mail = await fetched(client, uid, { source: { maxLength: most } })
    if (mail?.source) await take(mail.source)
  }

  async function readAll(client: ImapFlow, hands: Hands): Promise<void> {
    const end = performance.now() + times.enough
    await asked(client.connect())
    const { uidValidity } = await asked(client.mailboxOpen('INBOX', { readOnly: true }))
    const validity = String(uidValidity)
    for (const uid of await found(client, validity)) {
      if (performance.now() > end) return
      await readOne(client, String(uid), hands)
      read = { validity, uid }
    }
  }

  return async (hands) => {
    if (!circuit.mayAsk()) throw new MailboxAway(`The mailbox stays away, asked again in ${secondsOf(circuit.wait)} s`)
    const client = new ImapFlow(connectionOf(url, times))
    // An ended connection is told by the call that needed it as well.
    client.on('error', () => {})
    const late = setTimeout(() => client.close(), times.whole)
    try {
      await readAll(client, hands)
      circuit.answered()
      await client.logout().catch(() => {})
    } catch (error) {
      if (error instanceof MailboxAway) circuit.failed(error.cause === refused ? mailboxRules.longest : 0)
      else circuit.answered()
      throw error
    } finally {
      clearTimeout(late)
      client.close()
    }
  }
}

const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / 1000)

/** Who goes on asking with a wrong password is locked out by many a provider. */
const refused = Symbol('refused')

type ImapError = Error & { code?: string; authenticationFailed?: boolean; serverResponseCode?: string }

/** What the mailbox answers. Its failures are told from ours. */
const asked = <T>(call: Promise<T>): Promise<T> =>
  call.catch(({ message, code, authenticationFailed, serverResponseCode }: ImapError) => {
    // The library says so of a login, too, that got no answer.
    if (authenticationFailed && code === undefined && serverResponseCode !== 'UNAVAILABLE')
      throw new MailboxAway('The mailbox refuses the user or password of IMAP_URL', { cause: refused })
    throw new MailboxAway(`The mailbox does not answer: ${code ?? message}`)
  })

/** A part of a mail; undefined where it is not there any more. */
async function fetched(client: ImapFlow, uid: string, parts: Parameters<ImapFlow['fetchOne']>[1]) {
  const answer = await asked(client.fetchOne(uid, parts, { uid: true }))
  // Of an ended connection the library says the same as of a mail that is gone.
  if (!answer && !client.usable) throw new MailboxAway('The mailbox broke off')
  return answer || undefined
}

function connectionOf(url: string, times: typeof usualTimes) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'imaps:'
  return {
    connectionTimeout: times.connect,
    greetingTimeout: times.greeting,
    socketTimeout: times.silence,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false as const,
    disableAutoIdle: true,
  }
}
