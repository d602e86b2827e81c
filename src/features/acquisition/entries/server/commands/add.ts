import { labelOf } from '#features/audit-log/rules/label.ts'
import { phoneKey } from '#features/blocked-customers/rules/phone.ts'
import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { websiteKey } from '../../../rules/hosts.ts'
import type { AcquisitionForm, RejectedLine, Screened } from '../../contract/handle.ts'
import type { Candidate } from '../../rules/screening.ts'
import { screen } from '../queries/screening.ts'

/** What the new entries have in common. */
export type Common = Pick<AcquisitionForm, 'country' | 'state' | 'searchTerm'> & {
  type: NonNullable<AcquisitionForm['type']>
}

/** Adds what is new of some lines, one list after the other: what somebody else adds at the same time is known by then. */
export async function addBusinesses(
  tx: Transaction,
  { candidates, common, author }: { candidates: readonly Candidate[]; common: Common; author: Author },
): Promise<{ added: number; rejected: RejectedLine[] }> {
  await lockAdding(tx)
  const { cleaned_list, rejected_lines } = await screen(tx, candidates)
  const ids = await insertBusinesses(tx, { businesses: cleaned_list, common, author })
  if (ids.length > 0) {
    const { country, state, type } = common
    const details = { added: ids.length, rejected: rejected_lines.length, country, state, type }
    await audit(tx, author, 'acquisition.add', 'acquisition:list', details)
  }
  return { added: ids.length, rejected: rejected_lines }
}

/** Until the transaction ends nobody else adds anything. */
export const lockAdding = (tx: Transaction) => tx`SELECT pg_advisory_xact_lock(hashtext('acquisition_entries'))`

const atOnce = 1000

/** Writes screened lines down as entries; gives their ids. */
export async function insertBusinesses(
  tx: Transaction,
  { businesses, common, author }: { businesses: Screened['cleaned_list']; common: Common; author: Author },
): Promise<number[]> {
  const rows = businesses.map(({ name, website, email, phone, contact }) => ({
    business: name,
    ...{ website, email, phone, name: contact },
    ...keysOf({ website, phone, country: common.country }),
    type: common.type,
    country: common.country,
    state: common.state,
    search_term: common.searchTerm,
    source: common.searchTerm === '' ? 'list' : 'crawl',
    stage_at: author.at.toString(),
    created_at: author.at.toString(),
    added_or_changed_by: labelOf('Added', author),
  }))
  const ids: number[] = []
  for (let i = 0; i < rows.length; i += atOnce) {
    const added = await tx<{ id: number }[]>`
      INSERT INTO acquisition_entries ${tx(rows.slice(i, i + atOnce) as never)} RETURNING id`
    ids.push(...added.map(({ id }) => id))
  }
  return ids
}

/** What screening and double entries compare. */
export const keysOf = ({ website, phone, country }: { website: string; phone: string; country: string }) => ({
  website_key: websiteKey(website) ?? '',
  phone_key: phoneKey(phone, country),
})
