import type { BlockedCustomer } from './contract.ts'
import { phoneKey } from './rules/phone.ts'

/** Who is compared: what a customer gives with a booking, and what an entry of the list holds. */
export type Identity = Pick<BlockedCustomer, 'name' | 'email' | 'phone'>

/** The name, or else what is known instead. */
export const whoIs = ({ name, email, phone }: Identity): string => name || email || phone

/** Look-alikes as one letter (`Ａ` is `A`), in lower case, without what nobody sees. */
const plainLetters = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .normalize('NFKC')

/**
 * An email address in the form it is compared in: lower case, no spaces, without the `+tag` that every large provider
 * ignores, and for Gmail also without dots. Empty for an empty address.
 */
export function emailKey(email: string): string {
  const address = plainLetters(email).replace(/\s+/g, '')
  const at = address.lastIndexOf('@')
  const isGmail = /@(gmail|googlemail)\.com$/.test(address)
  const mailbox = address.slice(0, Math.max(at, 0)).replace(/\+.*$/s, '')
  const name = isGmail ? mailbox.replaceAll('.', '') : mailbox
  return name === '' ? address : `${name}@${isGmail ? 'gmail.com' : address.slice(at + 1)}`
}

/** Letters that are one with an accent to the eye, but not to Unicode. */
const withoutAccent: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
}
/** And how they are written where no such letter is at hand. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const replaceLetters = (text: string, letters: Readonly<Record<string, string>>) =>
  text.replace(/\p{L}/gu, (letter) => letters[letter] ?? letter)

/** A name in the form it is compared in: lower case letters and digits, no accents, single spaces. */
export const nameKey = (name: string): string =>
  replaceLetters(
    plainLetters(name)
      .normalize('NFKD')
      .replace(/[\p{M}'’`´.]/gu, ''),
    withoutAccent,
  )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Also as spelled out: `Müller` is `muller` and `mueller`. Empty where there is no letter or digit. */
const nameKeys = (name: string): string[] =>
  [nameKey(name), nameKey(replaceLetters(plainLetters(name), spelledOut))].filter((key) => key !== '')

/** What an identity is known by: email and phone; a name alone proves nothing, so it counts only where both are missing. */
function marksOf(identity: Identity, country: string) {
  const email = emailKey(identity.email)
  const phone = phoneKey(identity.phone, country)
  return { email, phone, names: email === '' && phone === '' ? nameKeys(identity.name) : [] }
}

/** Whether anybody could ever be told to be this one. */
export function isSomebody(identity: Identity, country: string): boolean {
  const { email, phone, names } = marksOf(identity, country)
  return email !== '' || phone !== '' || names.length > 0
}

/** Whether what is given of one also stands with the other; nothing need be given. */
export const isWithin = (given: Identity, other: Identity, country: string): boolean =>
  (given.email === '' || emailKey(given.email) === emailKey(other.email)) &&
  (given.phone === '' || phoneKey(given.phone, country) === phoneKey(other.phone, country)) &&
  (given.name === '' || nameKeys(given.name).some((key) => nameKeys(other.name).includes(key)))

/** The list as questions to it. */
export type Exclusions = {
  /** Whether a customer is on the list. */
  excludes: (customer: Identity) => boolean
  /** Whether an entry more would exclude nobody more. */
  covers: (entry: Identity) => boolean
}

/** `country`: English name of where the business is, for numbers without a country code. */
export function exclusionsOf(entries: readonly Identity[], country: string): Exclusions {
  const marks = entries.map((entry) => marksOf(entry, country))
  const emails = new Set(marks.map(({ email }) => email).filter(Boolean))
  const phones = new Set(marks.map(({ phone }) => phone).filter(Boolean))
  const names = new Set(marks.flatMap((mark) => mark.names))
  const allNames = new Set(entries.flatMap(({ name }) => nameKeys(name)))
  return {
    excludes: (customer) => {
      const [email, phone] = [emailKey(customer.email), phoneKey(customer.phone, country)]
      // Who gives nothing else is known by the name, and nothing tells them from a blocked one of that name.
      const compared = email === '' && phone === '' ? allNames : names
      return emails.has(email) || phones.has(phone) || nameKeys(customer.name).some((key) => compared.has(key))
    },
    covers: (entry) => {
      const mark = marksOf(entry, country)
      return (
        (mark.email === '' || emails.has(mark.email)) &&
        (mark.phone === '' || phones.has(mark.phone)) &&
        mark.names.every((name) => names.has(name))
      )
    },
  }
}

export const isExcluded = (customer: Identity, entries: readonly Identity[], country: string): boolean =>
  exclusionsOf(entries, country).excludes(customer)

/** The entries that have every word of a search in name, email, phone or reason. */
export function findEntries<E extends Identity & { reason: string }>(entries: readonly E[], search: string): E[] {
  const words = plainLetters(search).split(/\s+/).filter(Boolean)
  return entries.filter(({ name, email, phone, reason }) => {
    const text = `${plainLetters(`${name} ${email} ${reason}`)} ${nameKey(name)} ${phone}`
    return words.every((word) => text.includes(word))
  })
}
