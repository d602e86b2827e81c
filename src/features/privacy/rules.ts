import type { PersonKind } from './contract.ts'
import type { Entry } from './rules/entry.ts'

/** `email:mira@guests.example`, taken apart. A name may have a colon. */
export function partsOf(person: string): { kind: PersonKind; value: string } {
  const colon = person.indexOf(':')
  return { kind: person.slice(0, colon) as PersonKind, value: person.slice(colon + 1) }
}

/** The nine digits by which numbers are compared, whatever they begin with: of `+49 151 2345678` and `0151/2345678` the same. */
export const phoneDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-9)

/** Who a record is about: by its email, or else by what there is. */
export function personOf({ email, phone, name }: { email: string; phone: string; name: string }): string {
  if (email !== '') return `email:${email.toLowerCase()}`
  const digits = phoneDigits(phone)
  return digits !== '' ? `phone:${digits}` : `name:${name.trim().toLowerCase()}`
}

/** Written where a person stood: `Erased 7F3A91C2`. */
export const pseudonymPattern = /^Erased [0-9A-F]{8}$/
/** Of whoever went because time had passed: nobody in particular. */
export const agedOut = 'Erased 00000000'

/** Whether what was typed is what was asked for. */
export const isConfirmed = (typed: string, asked: string): boolean =>
  typed.trim().toLowerCase() === asked.trim().toLowerCase()

/** How many records are known of a person: what a search, the question before erasing and its result say. */
export const countOf = (records: readonly { count: number }[]): number =>
  records.reduce((sum, { count }) => sum + count, 0)

/** What erasing does with the rows of a table, in words. */
export function erasureOf({ erase, columns }: Pick<Entry, 'erase' | 'columns'>): string {
  if (erase === 'delete') return 'Deleted'
  if (erase === 'keep') return 'Kept'
  const fates = Object.values(columns)
  if (fates.includes('lone')) return 'Only email and phone stay'
  return fates.includes('pseudonym') ? 'Pseudonym instead of the person' : 'Texts removed'
}

/** A file of the export: `bookings.csv`-like names from labels. */
export const fileNameOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'person'
