import { lengths } from '#features/customers/contract/handle.ts'
import { firstEmail, isEmail, longestEmail } from '../../crawl/rules/emails.ts'
import { firstUrl, hostOf, parseUrl } from '../../rules/urls.ts'
import type { NewBusiness, RejectedLine, RejectionTag, Screened } from '../contract/handle.ts'
import { columns, type Header, headerOf, type Row, rowsOf } from './screening-rows.ts'

/** What pasted text says about businesses, and which of them are taken. */

export type Candidate = NewBusiness & {
  line: number
  text: string
  /** Its website as a whole address; undefined where it has none that can be one. */
  url: string | undefined
  /** What is wrong with the line by itself. */
  problem?: { tag: 'NO_URL' | 'BAD_URL'; reason: string }
}

/** As the form takes them. */
export const longest = { business: lengths.business, website: 50, email: longestEmail, phone: lengths.phone } as const
export const mostLines = 5000

/** One for each line that says anything, a header left out. Of too many lines enough to see it. */
export function candidatesOf(pasted: string): Candidate[] {
  const rows = rowsOf(pasted, mostLines + 2)
  const header = rows[0] && headerOf(rows[0].text)
  return header ? rows.slice(1).map((row) => byHeader(row, header)) : rows.map(byContent)
}

/** A business that is no line, as a lookup finds it. */
export const candidateOf = (business: NewBusiness, line: number): Candidate =>
  made({ ...business, line, text: [business.name, business.website, business.email, business.phone].join(', ') })

function byHeader(row: Row, header: Header): Candidate {
  const [name = '', website = '', email = '', phone = '', contact = ''] = columns.map(
    (column) => row.fields[header.indexOf(column)] ?? '',
  )
  const found = firstUrl(website)
  return made({
    ...{ line: row.line, text: row.text, name, phone, contact },
    website: found?.text ?? website,
    email: firstEmail(email)?.email ?? email,
  })
}

/**
 * Name, website, email, phone: each is known by what it looks like, the name is what stands before or remains. Whom to
 * write to is only known by its place, the fifth.
 */
function byContent({ line, text, fields }: Row): Candidate {
  // Fields stay apart, and a comma within one does not end it.
  const joined = fields.join('\t')
  const website = firstUrl(joined)
  const withoutUrl = website ? blank(joined, website.start, website.end) : joined
  const email = firstEmail(withoutUrl)
  const rest = email ? blank(withoutUrl, email.start, email.end) : withoutUrl
  const nameEnds = Math.min(website?.start ?? joined.length, email?.start ?? joined.length)
  const behind = firstPhone(rest.slice(nameEnds))
  const phone = behind && { start: behind.start + nameEnds, end: behind.end + nameEnds }
  const before = phone ? undefined : firstPhone(rest.slice(0, nameEnds), 8)
  const found = phone ?? before
  const words = found ? blank(rest, found.start, found.end) : rest
  const contact = contactIn(fields)
  const first = nameOf(words.slice(0, found && found.start < nameEnds ? found.start : nameEnds))
  const name = first === '' && contact === '' ? nameOf(words) : first
  return made({
    ...{ line, text, name },
    website: website?.text ?? '',
    email: email?.email ?? '',
    phone: found ? rest.slice(found.start, found.end) : '',
    contact,
  })
}

/** What stands behind the phone of a row in the order of the form: words, and neither a number nor an address. */
function contactIn(fields: readonly string[]): string {
  const [name = '', website = '', email = '', phone = '', contact = '', ...more] = fields
  const isInOrder =
    firstUrl(name) === undefined &&
    firstUrl(website)?.text === website &&
    (email === '' || isEmail(email)) &&
    (phone === '' || firstPhone(phone) !== undefined)
  const isName = /\p{L}/u.test(contact) && !/[\d@:/]/.test(contact)
  return isInOrder && isName && more.every((field) => field === '') ? contact : ''
}

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

/** Fields with something in them, joined as they were typed; labels like `Tel:` and what stood around addresses left out. */
const nameOf = (text: string): string =>
  text
    .split('\t')
    .map((field) =>
      field
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/(?:^| )(?:mailto|e-?mail|web|website|url|tel|phone|telefon|fon)\.?:(?= |$)/gi, ' ')
        .replaceAll(/[<([{]\s?[>)\]}]/g, '')
        .trim()
        .replace(/^[\s,;|:•–-]{1,20}/, '')
        .trim(),
    )
    .filter((field) => /[\p{L}\d]/u.test(field))
    .join(', ')
    .replace(/[\s,;|:–-]{1,20}$/, '')

/** No number goes on for longer, with all that stands between its digits. */
const longestWritten = 40
const digit = '0123456789'
const betweenDigits = ' ()+/.-\u2010\u2011\u2012\u2013'

/** Digits and what people set between them; at least six digits, unless told otherwise. */
function firstPhone(text: string, fewest = 6): { start: number; end: number } | undefined {
  for (let at = 0; at < text.length; at++) {
    if (!/[+(\d]/.test(text[at] ?? '') || /[\p{L}\d]/u.test(text[at - 1] ?? ' ')) continue
    let end = at
    let digits = 0
    for (let next = at; next < Math.min(at + longestWritten, text.length); next++) {
      const character = text.charAt(next)
      if (digit.includes(character)) {
        digits++
        end = next + 1
      } else if (!betweenDigits.includes(character)) break
    }
    if (!/[\p{L}\d]/u.test(text[end] ?? ' ') && digits >= fewest && digits <= 20) return { start: at, end }
  }
  return undefined
}

function made({
  name,
  website,
  email,
  phone,
  contact,
  ...where
}: NewBusiness & { line: number; text: string }): Candidate {
  const url = website === '' ? undefined : parseUrl(website)
  const short = url && shortWebsite(website, url)
  return {
    ...where,
    name: shortName(name === '' && url ? hostOf(url).replace(/^www\./, '') : name),
    website: short ?? website.slice(0, longest.website),
    email: isEmail(email) ? email : '',
    phone: shortPhone(phone),
    contact: shortName(contact),
    url: short && parseUrl(short),
    ...problemOf(website, url, short),
  }
}

function problemOf(website: string, url: string | undefined, short: string | undefined): Pick<Candidate, 'problem'> {
  const bad = (reason: string) => ({ problem: { tag: 'BAD_URL', reason } as const })
  if (website === '') return { problem: { tag: 'NO_URL', reason: 'No website in this line' } }
  if (url === undefined) return bad(`${clipped(website)} is not the address of a website`)
  return short === undefined ? bad(`${clipped(website)} is longer than ${longest.website} characters`) : {}
}

const clipped = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** As it was written where that fits, without what comes behind the path or the host where not. */
function shortWebsite(written: string, url: string): string | undefined {
  const { origin, hostname, pathname, protocol } = new URL(url)
  const trimmed = written.replace(/[?#].*$/s, '')
  const plain = hostname + pathname.replace(/\/$/, '')
  const keepsPath = [written, trimmed, plain].find((text) => text.length <= longest.website)
  if (keepsPath !== undefined) return keepsPath
  return [origin, hostname].find((text) => protocol.startsWith('http') && text.length <= longest.website)
}

/** Whole words, as many as fit. */
function shortName(name: string): string {
  if (name.length <= longest.business) return name
  const cut = name.slice(0, longest.business + 1)
  const space = cut.lastIndexOf(' ')
  return cut.slice(0, space > longest.business / 2 ? space : longest.business).replace(/[\s,;]+$/, '')
}

/** Without what stands between its digits where it does not fit otherwise; nothing where it still does not. */
function shortPhone(phone: string): string {
  const tidy = phone.replaceAll(/\s+/g, ' ').trim()
  if (tidy.length <= longest.phone) return tidy
  const plain = tidy.replaceAll(/\(0\)|[^\d+]/g, '')
  return plain.length <= longest.phone ? plain : ''
}

export type Entry = { id: number; business: string }

/** A candidate with what it is compared by; empty where there is nothing. */
export type Keyed = Candidate & {
  websiteKey: string
  emailKey: string
  suppressed: string | undefined
  customer: string | undefined
}

/** What is in the list, by the same keys. */
export type Known = { websites: ReadonlyMap<string, Entry>; emails: ReadonlyMap<string, Entry> }

/**
 * Which lines become entries, and why the others do not: in their order, so that an earlier line of the text counts as if it
 * were in the list already. Lines that are not taken count for nobody.
 */
export function screenLines(lines: readonly Keyed[], known: Known): Screened {
  const earlier = { websites: new Map<string, number>(), emails: new Map<string, number>() }
  const screened: Screened = { cleaned_list: [], rejected_lines: [] }
  for (const line of lines) {
    const rejection = rejectionOf(line, known, earlier)
    if (rejection) {
      screened.rejected_lines.push({ line: line.line, text: line.text, ...rejection })
      continue
    }
    const { name, website, email, phone, contact, text } = line
    screened.cleaned_list.push({ name, website, email, phone, contact, text, line: line.line })
    earlier.websites.set(line.websiteKey, line.line)
    if (line.emailKey !== '') earlier.emails.set(line.emailKey, line.line)
  }
  return screened
}

type Earlier = { websites: ReadonlyMap<string, number>; emails: ReadonlyMap<string, number> }

function rejectionOf(line: Keyed, known: Known, earlier: Earlier): Omit<RejectedLine, 'line' | 'text'> | undefined {
  const rejected = (tag: RejectionTag, reason: string, entry: Entry | undefined, before?: number) => ({
    ...{ tag, reason, entry: entry ?? null, earlier: before ?? null },
  })
  if (line.problem) return rejected(line.problem.tag, line.problem.reason, undefined)
  if (line.websiteKey === '')
    return rejected('BAD_URL', `${clipped(line.website)} is not the address of a website`, undefined)
  const byWebsite = known.websites.get(line.websiteKey)
  const byEmail = line.emailKey === '' ? undefined : known.emails.get(line.emailKey)
  if (line.suppressed !== undefined) return rejected('SUPPRESSED', line.suppressed, byWebsite ?? byEmail)
  const collides = (tag: RejectionTag, what: string, entry: Entry | undefined, before: number | undefined) =>
    entry
      ? rejected(tag, `${what} is in the list already`, entry)
      : before === undefined
        ? undefined
        : rejected(tag, `${what} stands in line ${before} already`, undefined, before)
  return (
    collides('GOT_URL', shownKey(line.websiteKey), byWebsite, earlier.websites.get(line.websiteKey)) ??
    collides('GOT_EMAIL', line.email, byEmail, line.emailKey === '' ? undefined : earlier.emails.get(line.emailKey)) ??
    (line.customer === undefined ? undefined : rejected('CUSTOMER', line.customer, undefined))
  )
}

const shownKey = (key: string) => clipped(key)
