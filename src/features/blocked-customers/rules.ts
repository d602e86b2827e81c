import type { BlockedCustomer } from './contract.ts'

/** Who is compared: what a customer gives with a booking, and what an entry of the list holds. */
export type Identity = Pick<BlockedCustomer, 'name' | 'email' | 'phone'>

/**
 * An email address in the form it is compared in: lower case, without the `+tag` that every large provider ignores,
 * and for Gmail also without dots. Empty for an empty address.
 */
export function emailKey(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const isGmail = /@(gmail|googlemail)\.com$/.test(address)
  const mailbox = address.slice(0, Math.max(at, 0)).replace(/\+.*$/s, '')
  const name = isGmail ? mailbox.replaceAll('.', '') : mailbox
  return name === '' ? address : `${name}@${isGmail ? 'gmail.com' : address.slice(at + 1)}`
}

/**
 * A phone number in the form it is compared in: the last 9 digits, or all of them without leading zeros when there
 * are fewer. So `+49 171 2345678`, `0049171…` and `0171…` are one number, whatever the country code; a short local
 * number equals only itself. Empty when there is no digit but zero.
 */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '').slice(-9)

/** A name in the form it is compared in: lower case letters and digits, no accents, single spaces. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\p{M}'’`´.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Whether a customer is on the list: by email or phone. A name alone proves nothing, so it counts only for an entry
 * that has neither.
 */
export function isExcluded(customer: Identity, entries: readonly Identity[]): boolean {
  const email = emailKey(customer.email)
  const phone = phoneKey(customer.phone)
  const name = nameKey(customer.name)
  return entries.some((entry) => {
    const entryEmail = emailKey(entry.email)
    const entryPhone = phoneKey(entry.phone)
    if (entryEmail === '' && entryPhone === '') return name !== '' && name === nameKey(entry.name)
    return (email !== '' && email === entryEmail) || (phone !== '' && phone === entryPhone)
  })
}
