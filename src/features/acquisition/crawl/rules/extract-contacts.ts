import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PageFacts } from './extract.ts'
import { bestEmail, emailsIn, type FoundEmail, usableEmail } from './extract-emails.ts'

/** What a website says of whom to write to; empty where it does not. */
export type SiteContacts = { business: string; name: string; email: string; phone: string }

export type ReadPage = { page: FoundEmail['page']; facts: PageFacts }

const longest = { business: 50, name: 50, phone: 20, line: 400, lines: 4000 }

/** The best of all pages read of a site. `country` as ISO 3166-1; `host` of the site. */
export function contactsOf(
  pages: readonly ReadPage[],
  { host, country }: { host: string; country: string },
): SiteContacts {
  const phones = pages.flatMap(({ facts }) => [...facts.tels, ...facts.structured.phones])
  const labelled = inOrder(pages).flatMap(({ facts }) => facts.lines.slice(0, longest.lines).flatMap(phoneOf))
  const businesses = pages.flatMap(({ facts }) => [...facts.structured.businesses, facts.siteName])
  const people = inOrder(pages).flatMap(({ facts }) => [
    ...personsIn(facts.lines),
    ...facts.structured.people.flatMap(personOf),
  ])
  return {
    email: bestEmail(pages.flatMap(emailsOf), host) ?? '',
    phone: firstPhone([...phones, ...labelled], country),
    name: people[0] ?? '',
    business: businesses.map((name) => tidy(name, longest.business)).find((name) => name !== '') ?? '',
  }
}

const rank = { imprint: 0, contact: 1, home: 2 }
const inOrder = (pages: readonly ReadPage[]) => [...pages].sort((a, b) => rank[a.page] - rank[b.page])

const tidy = (text: string, max: number) => {
  const clean = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return clean.length <= max ? clean : ''
}

const mostEmails = 300

function emailsOf({ page, facts }: ReadPage): FoundEmail[] {
  const linked = [...facts.mailto, ...facts.structured.emails.map((address) => ({ address, near: '' }))]
  const found = linked.flatMap(({ address, near }): FoundEmail[] => {
    const email = usableEmail(address.trim()) ?? emailsIn(address.slice(0, 200))[0]
    return email ? [{ email, from: 'linked', page, near }] : []
  })
  for (const [index, line] of facts.lines.entries()) {
    if (found.length >= mostEmails) break
    const near = `${(facts.lines[index - 1] ?? '').slice(-80)} ${line.slice(0, longest.line)}`
    found.push(...emailsIn(line).map((email): FoundEmail => ({ email, from: 'text', page, near })))
  }
  return found
}

function firstPhone(texts: readonly string[], country: string): string {
  for (const text of texts) {
    const phone = writtenPhone(text, country)
    if (phone !== '') return phone
  }
  return ''
}

const labelledPhone =
  /(?:^|[^\p{L}])(?:tel(?:efon|ephone|éphone|efono|\b)|phone|fon|mobil(?:e|funk)?|handy|natel|cell|call(?: us)?|ruf(?:nummer)?|t(?=[.:]))[\s.:()–-]{0,5}(?:nr|no|nummer)?[\s.:–-]{0,4}(\+?[\d(][\d\s()/.–-]{5,24}\d)/iu

function phoneOf(line: string): string[] {
  const [, number] = labelledPhone.exec(line.slice(0, longest.line)) ?? []
  return number === undefined ? [] : [number]
}

/** As entries keep it: `+49 30 23125024`; empty where it is none of the country's, or the world's. */
export function writtenPhone(text: string, country: string): string {
  const number = parsePhoneNumberFromString(text.slice(0, 40), country as CountryCode)
  if (!number?.isValid()) return ''
  const spoken =
    number
      .formatInternational()
      .split(/ ?ext\. ?/)[0]
      ?.replace(/[^\d+]+/g, ' ') ?? ''
  return spoken.length <= longest.phone ? spoken : number.number
}

const roles =
  /^(?:(?:allein|einzel)?inhaber(?:in)?|geschäftsführer(?:in)?|geschäftsführung|geschäftsführende[rn]? gesellschafter(?:in)?|(?:gesetzlich )?vertreten durch|vertretungsberechtigte?r?(?: gesellschafter(?:in)?| geschäftsführer(?:in)?| vorstand)?|einzelunternehmer(?:in)?|betreiber(?:in)?|ansprechpartner(?:in)?|verantwortlich(?:e[rn]?)?(?: für den inhalt)?|owner|owned by|proprietor|managing directors?|director|represented by|gérante?|directeur|responsable(?: de la publication)?|titolare|proprietari[oa]|amministratore|legale rappresentante)(?![\p{L}])/iu
const roleWithin = /[(,–-]\s?(?:inhaber(?:in)?|inh\.|geschäftsführer(?:in)?|owner|gérante?|titolare)\s?[):]?/iu

/** People whom lines name as who runs the business, first come first. */
function personsIn(lines: readonly string[]): string[] {
  const found: string[] = []
  for (const [index, whole] of lines.slice(0, longest.lines).entries()) {
    const line = whole.slice(0, longest.line)
    const [role] = roles.exec(line) ?? []
    if (role !== undefined) {
      const rest = line
        .slice(role.length)
        .replace(/^[^:]{0,60}:/, '')
        .replace(/^[\s:–-]+/, '')
      found.push(...personOf(rest !== '' ? rest : (lines[index + 1] ?? '').slice(0, longest.line)))
    } else if (line.length < 120 && /^Inh\.?:?\s/.test(line)) {
      found.push(...personOf(line.replace(/^Inh\.?:?\s+/, '')))
    } else if (line.length < 120 && roleWithin.test(line)) {
      found.push(...personOf(line))
    }
    if (found.length > 3) break
  }
  return found
}

const titles =
  /^(?:(?:den|die|der|durch|by|herrn?|frau|mr|mrs|ms|m|mme|sig|dr|prof|ing|mag|dipl)(?:\.|\s|-[\p{L}]+\.?\s?)\s*)+/iu
const named =
  /^\p{Lu}[\p{L}'’.-]{0,25}(?: (?:von|vom|van|zu|zum|de|der|den|di|da|del|della|la|le|du|ten|ter)){0,3}(?: \p{Lu}[\p{L}'’.-]{0,25}){1,3}(?![\p{L}])/u
const noPerson =
  /gmbh|mbh|ltd|limited|\bug\b|\bag\b|\bkg\b|\bgbr\b|\binc\b|\bllc\b|\bsarl\b|\bsa\b|\bsrl\b|stra(?:ß|ss)e|\bstr\.|\bweg\b|platz|telefon|\btel\b|e-?mail|fax|ust|steuer|register|amtsgericht|verleih|vermietung|charter|rental|boote?\b|impressum|kontakt|contact|adresse|address|website|internet|datenschutz|anschrift|content|copyright|company|limited/i

/** The name at the beginning of a text: two to four words, none of which is a company or a street. */
function personOf(text: string): string[] {
  const bare = text.replace(/\s+/g, ' ').replace(titles, '').trim()
  const name =
    named
      .exec(bare)?.[0]
      .replace(/[.,-]+$/, '')
      .trim() ?? ''
  return name === '' || name.length > longest.name || noPerson.test(name) ? [] : [name]
}
