import type { Db } from '#kit/server/postgres/db.ts'
import { readCustomerFinder } from '../../../customers/server/queries/customers.ts'
import { suppressedAmong } from '../../../outgoing/server/queries/suppressions.ts'
import { registrableDomain } from '../../../outreach/rules/domains.ts'
import { isSharedHost, websiteKey } from '../../../rules/hosts.ts'
import { hostOf } from '../../../rules/urls.ts'
import type { Screened } from '../../contract/handle.ts'
import { type Candidate, type Entry, type Keyed, screenLines } from '../../rules/screening.ts'

/** Which candidates would become entries, and why the others would not. Two look-ups by key, and one for all customers, however many
 * there are. */
export async function screen(db: Db, candidates: readonly Candidate[]): Promise<Screened> {
  const keyed = candidates.map(withKeys)
  const [customerOf, websites, emails, suppressed] = await Promise.all([
    readCustomerFinder(db),
    known(
      db,
      'website_key',
      keyed.map((line) => line.websiteKey),
    ),
    known(
      db,
      'email_key',
      keyed.map((line) => line.emailKey),
    ),
    suppressedAmong(db, [...new Set(keyed.flatMap(addressesOf))]),
  ])
  const reasonOf = (line: Keyed) => {
    const address = addressesOf(line).find((one) => suppressed.has(one))
    return address && suppressed.get(address)
  }
  return screenLines(
    keyed.map((line) => ({ ...line, suppressed: reasonOf(line), customer: customerOf(line) })),
    { websites, emails },
  )
}

const withKeys = (candidate: Candidate): Keyed => ({
  ...candidate,
  websiteKey: (candidate.url && websiteKey(candidate.url)) ?? '',
  emailKey: candidate.email.toLowerCase(),
  suppressed: undefined,
  customer: undefined,
})

/** Its address; and one that nobody has at its website's domain, which only the suppression of the whole domain meets. */
function addressesOf({ url, emailKey }: Keyed): string[] {
  const host = url && hostOf(url)
  const domain = host && !isSharedHost(host) ? registrableDomain(host) : undefined
  return [...(emailKey === '' ? [] : [emailKey]), ...(domain ? [`*@${domain}`] : [])]
}

/** Entries of the list by one of their keys; the oldest where several have it. */
async function known(
  db: Db,
  column: 'website_key' | 'email_key',
  keys: readonly string[],
): Promise<Map<string, Entry>> {
  const asked = [...new Set(keys)].filter((key) => key !== '')
  if (asked.length === 0) return new Map()
  const rows = await db<(Entry & { key: string })[]>`${knownStatement(db, column, asked)}`
  return new Map(rows.map(({ key, id, business }) => [key, { id, business }]))
}

/** Newest first, so that the oldest is what remains by its key. */
export const knownStatement = (db: Db, column: 'website_key' | 'email_key', keys: readonly string[]) => db`
  SELECT ${db(column)} AS key, id, business FROM acquisition_entries
  WHERE ${db(column)} = ANY(${keys as string[]}) AND ${db(column)} <> '' AND deleted_at IS NULL
  ORDER BY id DESC`
