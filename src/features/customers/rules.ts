import { dueAfter } from '#features/invoices/sending/rules.ts'
import { type Day, formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { parseDelay } from '#kit/shared/typed-numbers.ts'
import type { Customer } from './contract.ts'

type Searched = Pick<Customer, 'business' | 'website' | 'email' | 'phone' | 'name'>

/**
 * The customers that have a text in business, website, email, phone or name, whatever its case; in a phone also without
 * its spaces. None for an empty text.
 */
export function findCustomers<C extends Searched>(customers: readonly C[], search: string): C[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return []
  const digits = wanted.replaceAll(' ', '')
  return customers.filter(
    ({ business, website, email, phone, name }) =>
      [business, website, email, phone, name].some((text) => text.toLowerCase().includes(wanted)) ||
      phone.replaceAll(' ', '').includes(digits),
  )
}

/** The last of a list of days as the table shows it: `11/21/26`, or `N/A`. */
export function lastOf(days: readonly Day[]): string {
  const last = days.at(-1)
  return last === undefined ? 'N/A' : formatDay(last)
}

/** Whether a customer was invoiced in the month of a day. */
export const isInvoicedIn = ({ invoiceDates }: Pick<Customer, 'invoiceDates'>, day: Day): boolean =>
  invoiceDates.some((invoiced) => invoiced.slice(0, 7) === day.slice(0, 7))

/** Where the link to a website leads: only to http and https addresses, with https where none is written. */
export function websiteAddress(website: string): string | undefined {
  const written = website.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : undefined
}

/** As it is shown: without what is in every address. */
export const websiteName = (website: string): string =>
  website.replace(/^(https?:\/\/)?(www\.)?/, '').replace(/\/$/, '')

/** When a mail with a delay goes out, on a wall clock: `now`, or `11/21/26, 3:10 pm`. Undefined where the delay is none. */
export function sendTime(delay: string, { now, timeZone }: { now: Temporal.Instant; timeZone: string }) {
  const hours = parseDelay(delay)
  if (hours === undefined) return undefined
  if (hours === 0) return 'now'
  const { day, hour } = wallClock(timeZone, dueAfter(now, hours))
  return `${formatDay(day)}, ${formatHour(hour)}`
}
