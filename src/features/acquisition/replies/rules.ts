/** A mail that came in, taken apart. Names of headers are lower case; parts are those beside its text. */
export type InboundMail = {
  /** Without its brackets; empty where it has none. */
  messageId: string
  from: string
  subject: string
  /** Plain. */
  text: string
  headers: Readonly<Record<string, string>>
  parts: readonly { type: string; text: string }[]
}

/** One address that a mail of ours did not reach. */
export type Undelivered = {
  /** As their server names it; empty where it does not. */
  recipient: string
  /** It never will: there is no such mailbox. */
  hard: boolean
  /** What their server said. */
  words: string
}

/** What a mail that came in is. `keys`: of mails of ours that it names (what their Message-ID has before the @). */
export type Verdict =
  | { kind: 'returned'; undelivered: readonly Undelivered[]; keys: readonly string[] }
  | { kind: 'complaint'; recipients: readonly string[]; keys: readonly string[]; words: string }
  | { kind: 'automatic' }
  | { kind: 'letter'; from: string; keys: readonly string[]; words: string }

/** What an incoming mail is: one of ours that came back, a report of spam, written by a machine, or by a person. */
export function judge(mail: InboundMail): Verdict {
  return (
    complaintIn(mail) ??
    reportIn(mail) ??
    informalReportIn(mail) ??
    (isAutomatic(mail) ? { kind: 'automatic' } : letter(mail))
  )
}

const key = /\bmail-\d{1,10}-\d{13}(?=@)/g
const keysIn = (...texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.match(key) ?? []))]

/** Begins where a word does, so that a long one without an @ is read once. */
const address = /(?<![\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/

/** A block of `Name: value` lines, folded ones joined; what comes twice counts once. */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), (value ?? '').trim())
  }
  return fields
}

const blocksOf = (text: string) => text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n+/)

const everything = ({ text, parts, headers }: InboundMail) => [
  text,
  headers.references ?? '',
  headers['in-reply-to'] ?? '',
  ...parts.map((part) => part.text),
]

// Reports -----------------------------------------------------------------------------------------------

/** A complaint in the Abuse Reporting Format (RFC 5965). */
function complaintIn(mail: InboundMail): Verdict | undefined {
  const report = mail.parts.find(({ type }) => type === 'message/feedback-report')
  if (!report) return undefined
  const fields = fieldsOf(report.text)
  if (fields.get('feedback-type')?.toLowerCase() === 'not-spam') return { kind: 'automatic' }
  const named = [fields.get('original-rcpt-to'), fields.get('removal-recipient')]
  const recipients = named.flatMap((value) => value?.match(address)?.[0]?.toLowerCase() ?? [])
  return { kind: 'complaint', recipients, keys: keysIn(...everything(mail)), words: mail.text.trim().slice(0, 500) }
}

/** A delivery status notification (RFC 3464). What is only delayed or was delivered is no failure. */
function reportIn(mail: InboundMail): Verdict | undefined {
  const report = mail.parts.find(
    ({ type }) => type === 'message/delivery-status' || type === 'message/global-delivery-status',
  )
  if (!report) return undefined
  const undelivered = blocksOf(report.text).flatMap((block) => {
    const fields = fieldsOf(block)
    const named = fields.get('original-recipient') ?? fields.get('final-recipient')
    if (named === undefined || fields.get('action')?.toLowerCase() !== 'failed') return []
    const diagnosis = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '')
    const words = diagnosis || firstWords(mail.text)
    const status = fields.get('status')?.match(/[245]\.\d{1,3}\.\d{1,3}/)?.[0] ?? statusIn(words)
    return [{ recipient: recipientOf(named), hard: isHard(preciser(status, words), words), words }]
  })
  return undelivered.length > 0
    ? { kind: 'returned', undelivered, keys: keysIn(...everything(mail)) }
    : { kind: 'automatic' }
}

const recipientOf = (field: string) => field.match(address)?.[0]?.toLowerCase() ?? ''

/** `5.0.0` says nothing where the answer of the server says more. */
const preciser = (status: string, words: string) => (/^\d\.0\.0$/.test(status) ? statusIn(words) || status : status)

const returnedSubject =
  /undeliver|delivery (?:status|failure|has failed|incomplete)|delivery notification|mail delivery (?:failed|failure|system)|returned (?:mail|to sender)|failure notice|could not be delivered|unzustellbar|nicht zugestellt|nicht zustellbar|zustellung.{0,30}(?:fehlgeschlagen|nicht möglich)|fehler bei der zustellung/i

const fromMachine = /^(?:mailer-daemon|postmaster|mail-daemon|mail\.delivery|mdaemon|bounces?)\b/i

/** Mail servers that return mails in words of their own: qmail, Exim, older Exchange. */
function informalReportIn(mail: InboundMail): Verdict | undefined {
  const failed = mail.headers['x-failed-recipients']
  const bounces = failed !== undefined || (fromMachine.test(mail.from) && returnedSubject.test(mail.subject))
  if (!bounces) return undefined
  if (
    /\b(?:warning|delayed|verzögert|will (?:keep|continue) trying|will be retried)\b/i.test(
      `${mail.subject} ${mail.text.slice(0, 2000)}`,
    )
  ) {
    return { kind: 'automatic' }
  }
  // What they quote of ours below says nothing about why.
  const said =
    mail.text.split(/^-{2,80}.{0,80}(?:copy of (?:the|your) message|original message|returned message|headers)/im)[0] ??
    ''
  const recipient = (failed ?? said).match(address)?.[0]?.toLowerCase() ?? ''
  const words = firstWords(said)
  const undelivered = [{ recipient, hard: isHard(statusIn(said), said), words }]
  return { kind: 'returned', undelivered, keys: keysIn(...everything(mail)) }
}

const firstWords = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 500)

/** The enhanced status code (RFC 3463) that an answer of a mail server names: `5.1.1`; of a plain `550` the class. */
export function statusIn(words: string): string {
  const enhanced = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(words)?.[1]
  if (enhanced) return enhanced
  const plain = /(?<![\d.])([245])\d\d(?![\d.])/.exec(words)?.[1]
  return plain ? `${plain}.0.0` : ''
}

/** No such mailbox or domain, disabled, moved, or a domain that takes no mail. */
const gone = /^5\.(?:1\.(?:0|1|2|3|6|10)|2\.1|4\.4)$/

const goneInWords =
  /user unknown|unknown user|no such (?:user|mailbox|recipient|address|person)|(?:user|recipient|mailbox|address|account|alias).{0,60}(?:does not exist|doesn'?t exist|not found|is not valid|not exist|unknown|disabled|no longer (?:in use|valid|available)|not known here)|unknown (?:recipient|mailbox|address|account)|invalid (?:recipient|mailbox)|unrouteable address|address rejected: undeliverable|all relevant mx records point to non-existent hosts|domain (?:not found|does not exist)|host (?:or domain name )?not found|not our customer|empfänger.{0,20}(?:unbekannt|existiert nicht)|postfach.{0,20}(?:existiert nicht|unbekannt|nicht gefunden)|isn'?t (?:in|a member)|no mailbox here/i

/** Full, too large, refused by a rule or a blocklist: the mailbox is there. */
const passingInWords =
  /over ?quota|quota exceeded|mailbox (?:is )?full|out of storage|too (?:large|big)|spam|block(?:ed|list)|blacklist|reputation|policy|greylist|rate limit|too many|dmarc|spf|dkim|temporar|try again|access denied|relay/i

/** Whether an address is dead, by what its server said. When in doubt it is not. */
export function isHard(status: string, words: string): boolean {
  if (status.startsWith('4.') || status.startsWith('2.')) return false
  if (/^5\.(?:0\.0|1\.0)$/.test(status) || status === '')
    return goneInWords.test(words) && !/over ?quota|mailbox (?:is )?full/i.test(words)
  if (status === '5.2.1' || status === '5.4.4') return !passingInWords.test(words)
  // Some say 5.1.1 of every mail that they do not like.
  return gone.test(status) && !(passingInWords.test(words) && !goneInWords.test(words))
}

// What people and their machines write ------------------------------------------------------------------

const awaySubject =
  /^(?:auto(?:matic(?:ally)?|matische?)? ?(?:reply|response|antwort)|automatic reply|automatische antwort|auto(?:re(?:ply|sponse))?:|out of (?:the )?office|ooo:|abwesen|abwesenheitsnotiz|ich bin (?:nicht im|im urlaub)|vacation|on vacation|urlaub|réponse automatique|eingangsbestätigung|ihre anfrage ist (?:bei uns )?eingegangen|\[?ticket)/i

function isAutomatic({ headers, from, subject }: InboundMail): boolean {
  const submitted = headers['auto-submitted']?.toLowerCase().split(';')[0]?.trim()
  return (
    (submitted !== undefined && submitted !== 'no') ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply', 'list-id', 'list-unsubscribe'].some(
      (name) => name in headers,
    ) ||
    /^(?:auto[_-]?reply|bulk|junk|list)$/i.test(headers.precedence?.trim() ?? '') ||
    fromMachine.test(from) ||
    /^(?:no-?reply|do-?not-?reply)@/i.test(from) ||
    awaySubject.test(subject.trim())
  )
}

const letter = (mail: InboundMail): Verdict => ({
  kind: 'letter',
  from: mail.from,
  keys: keysIn(mail.headers['in-reply-to'] ?? '', mail.headers.references ?? ''),
  words: ownWords(mail.text),
})

/** Where what they answer to begins: `On … wrote:`, `Am … schrieb …:`, the lines of Outlook, a quote. */
const quoteBegins = [
  /^(?:>|\|) ?/,
  /^-{3,} ?(?:original message|ursprüngliche nachricht|originalnachricht|forwarded message|weitergeleitete nachricht)/i,
  /^_{10,}$/,
  /^(?:on\b.{5,200}\bwrote|am\b.{5,200}\bschrieb\b.{0,200}|le\b.{5,200}\ba écrit) ?:$/i,
  /^(?:from|von|de): .*@/i,
]

/** What somebody wrote themselves, without what they quote below. */
export function ownWords(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const begins = lines.findIndex((line, at) => {
    const [here, joined] = [line.trim(), `${line.trim()} ${lines[at + 1]?.trim() ?? ''}`]
    return (
      quoteBegins.some((begin) => begin.test(here)) ||
      (/^(?:on|am|le)\b/i.test(here) && quoteBegins.some((begin) => begin.test(joined)))
    )
  })
  const own = (begins < 0 ? lines : lines.slice(0, begins)).join('\n').trim()
  return (own || text.trim()).replace(/\n{3,}/g, '\n\n').slice(0, 5000)
}
