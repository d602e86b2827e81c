import { getDomain, parse } from 'tldts'
import { email } from '#kit/shared/fields.ts'
import { isSharedHost } from '../../rules/hosts.ts'

/** E-mail addresses as websites write and hide them. All of it is linear in the text. */

const address = email(50)

/** `logo@2x.png` and its like are none, though some of them end as domains do. */
const files =
  /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico|css|m?js|json|map|woff2?|ttf|eot|mp[34]|mov|webm|pdf|zip|php|html?)$/

/** What builders of websites put where an address will be, and what counts their errors. */
const placeholders =
  /^(?:example|beispiel|domain|ihredomain|ihre-domain|deinedomain|yourdomain|your-domain|yoursite|mysite|mydomain|website|email|mail|company|muster|mustermann|musterfirma|sentry|sentry-next|wixpress)$/
const nobody =
  /^(?:no-?reply|do-?not-?reply|mailer-daemon|name|vorname|vorname\.nachname|your-?name|you|user|username|max\.?mustermann|ihre?-?(?:name|mail|email)|deine?-?(?:name|mail|email)|email|e-mail)$/

/** An address that may reach somebody, in lower case; undefined where it is none. */
export function usableEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at).toLowerCase()
  const written = text.slice(at + 1)
  if (at < 1 || written.length > 100 || local.length > 64) return undefined
  const host = URL.parse(`http://${written}`)?.hostname.replace(/\.$/, '') ?? ''
  const whole = `${local}@${host}`
  if (files.test(host) || /^\d+(?:\.\d+)?x\./.test(host) || !address.safeParse(whole).success) return undefined
  const { isIcann, domain, domainWithoutSuffix } = parse(host)
  if (!isIcann || !domain || placeholders.test(domainWithoutSuffix ?? '') || nobody.test(local)) return undefined
  if (/^[\da-f]{16,}$/.test(local) || /(?:^|[.])(?:\.|$)/.test(local)) return undefined
  return whole
}

const joined = (line: string) =>
  line
    .replace(/[＠﹫]/g, '@')
    .replace(/\s{0,3}[[({<*_]\s{0,2}(?:at|ät|@|a|et|arobase|arroba|chiocciola)\s{0,2}[\])}>*_]\s{0,3}/gi, '@')
    .replace(/\s{0,3}[[({<*_]\s{0,2}(?:dot|punkt|point|punto|\.)\s{0,2}[\])}>*_]\s{0,3}/gi, '.')
    .replace(/([\w.+-]{1,40}) (?:at|ät) ([\w-]{1,60}) (?:dot|punkt|point|punto) (\w{2,10})(?!\w)/gi, '$1@$2.$3')
    .replace(/([\w-]) {0,2}@ {0,2}(?=[\w-])/g, '$1@')

const isLocal = (character: string | undefined) => character !== undefined && /[\w.+%'-]/.test(character)
const isDomain = (character: string | undefined) => character !== undefined && /[\p{L}\d.-]/u.test(character)
const reach = 65
const most = 100

/** All addresses of a line, hidden ones too. */
export function emailsIn(line: string): string[] {
  const text = joined(line)
  const found = new Set<string>()
  for (let at = text.indexOf('@'); at !== -1 && found.size < most; at = text.indexOf('@', at + 1)) {
    let [start, end] = [at, at + 1]
    while (at - start < reach && isLocal(text[start - 1])) start--
    while (end - at < reach && isDomain(text[end])) end++
    const domain = text.slice(at + 1, end)
    const local = text.slice(start, at).replace(/^[.'-]+/, '')
    // Text may follow without a space: `info@seewind.exampleTelefon`.
    const shorter = /^[a-z\d.-]+\.[a-z]{2,}(?=\p{Lu})/u.exec(domain)?.[0] ?? ''
    const usable =
      usableEmail(`${local}@${domain.replace(/[.-]+$/, '')}`) ?? (shorter && usableEmail(`${local}@${shorter}`))
    if (usable) found.add(usable)
  }
  return [...found]
}

/** Cloudflare hides addresses in hexadecimal, each byte combined with the first. Empty where it is none. */
export function decodeCloudflare(hidden: string): string {
  if (!/^(?:[\da-f]{2}){3,120}$/i.test(hidden)) return ''
  const [key = 0, ...bytes] = Buffer.from(hidden, 'hex')
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('utf8')
}

const alphabets = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
] as const

/** TYPO3 hides links by moving every character on in its alphabet. Empty where it is none. */
export function unshifted(hidden: string): string {
  for (let shift = -13; shift <= 13; shift++) {
    const shown = [...hidden].map((character) => shiftBy(character, shift)).join('')
    if (shown.startsWith('mailto:')) return shown.slice(7).split('?', 1)[0] ?? ''
  }
  return ''
}

function shiftBy(character: string, shift: number): string {
  const code = character.charCodeAt(0)
  for (const [first, last] of alphabets) {
    const size = last - first + 1
    if (code >= first && code <= last) return String.fromCharCode(first + ((code - first + shift + size) % size))
  }
  return character
}

export type FoundEmail = {
  email: string
  /** linked: the page means it as an address. */
  from: 'linked' | 'text'
  page: 'home' | 'contact' | 'imprint'
  /** What stands around it. */
  near: string
}

const providers =
  /^(?:gmail|googlemail|gmx|web|t-online|freenet|outlook|hotmail|live|msn|yahoo|icloud|me|aol|mail|posteo|bluewin|hispeed|sunrise|aon|chello|a1|orange|wanadoo|free|laposte|sfr|libero|alice|tiscali|btinternet|eircom|cytanet|shaw|telus|rogers|bigpond|optusnet|comcast|verizon|att|proton|protonmail|mailbox|arcor|vodafone|kabelmail|online)\./
/** Somebody else's address: who made the site, who watches over it. */
const others =
  /web ?design|website|agentur|agency|gestaltung|programmier|realis|umsetzung|konzept|hosting|powered|designed|datenschutz|data protection|privacy|aufsicht|behörde|schlicht|streitbei|ombud|odr|verbraucher|foto|bildnachweis/i
const welcoming =
  /^(?:info|kontakt|contact|office|mail|post|hello|hallo|booking|buchung|reservierung|reservations?|verleih|service|team|rental|charter|contatti|accueil)/
const unwelcoming =
  /^(?:datenschutz|dsb|dsgvo|gdpr|privacy|dpo|abuse|postmaster|webmaster|hostmaster|jobs?|karriere|bewerbung|career|presse|press|it|support)(?:$|[.-])/

/** The address to write to, of those found on a site; undefined where none is likely its own. */
export function bestEmail(found: readonly FoundEmail[], host: string): string | undefined {
  const own = getDomain(host) ?? host
  const scored = found
    .map((one) => ({ email: one.email, score: scoreOf(one, own) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  return scored[0]?.email
}

const placeScore = { home: 0, contact: 10, imprint: 15 }

function scoreOf({ email: address, from, page, near }: FoundEmail, own: string): number {
  const [local = '', domain = ''] = address.split('@')
  if (isSharedHost(domain) && !providers.test(domain)) return 0
  const isOwn = getDomain(domain) === own
  const base = isOwn ? 100 : providers.test(domain) ? 50 : others.test(near) || page === 'home' ? -50 : 10
  const role = welcoming.test(local) ? 15 : unwelcoming.test(local) ? -30 : 0
  return base + role + placeScore[page] + (from === 'linked' ? 12 : 0)
}
