import { labelOf } from '#features/audit-log/rules/label.ts'
import { lockCustomers } from '#features/customers/server/queries.ts'
import { bodyPresets, subjectPresets } from '#features/invoices/sending/rules/presets.ts'
import { type Author, audit } from '#kit/server/http/audit.ts'
import type { Write } from '#kit/server/http/write.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { firstOfMonth } from '#kit/shared/day.ts'
import { neutralSalutation } from '#kit/shared/greeting.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import type { AcquisitionEntry } from '../../contract.ts'
import { acquisitionMessages } from '../../entries/contract/handle.ts'
import { cancelUnsent } from '../../entries/server/commands/events.ts'
import { stageAfter } from '../../outreach/rules.ts'
import { websiteKey } from '../../rules/hosts.ts'
import { changedMeanwhile } from '../../server/commands.ts'
import { lockEntry, readEntry } from '../../server/queries.ts'
import type { Converted, SimilarCustomer } from '../contract.ts'
import { similarTo } from '../rules.ts'

type Asked = { id: number; anyway: boolean; version?: number | undefined }

/** Makes a customer of an entry. Throws what `convertAcquisitionEntry` names. */
export async function convert({ tx, author }: Write, { id, anyway, version }: Asked): Promise<Converted> {
  const entry = await lockEntry(tx, id)
  if (!entry) throw notFound(acquisitionMessages.gone)
  await refuseSecond(tx, id)
  if (version !== undefined && version !== entry.version) throw changedMeanwhile(entry)
  if (!anyway) await refuseSimilar(tx, entry)
  const customer = await addCustomer(tx, entry, author)
  await endAcquisition(tx, { entry, customer, author })
  const after = await readEntry(tx, id)
  return { status: 'success', customer: { id: customer, business: entry.business }, entry: after ?? entry }
}

async function refuseSecond(tx: Transaction, entry: number): Promise<void> {
  const [customer] = await tx<{ id: number; business: string }[]>`
    SELECT c.id, c.business FROM acquisition_entries e JOIN customers c ON c.id = e.customer_id
    WHERE e.id = ${entry} AND c.deleted_at IS NULL`
  if (customer) {
    throw new ProblemError(409, 'ALREADY_CONVERTED', `This business became the customer ${customer.business} already`, {
      extra: { customer },
    })
  }
}

async function refuseSimilar(tx: Transaction, entry: AcquisitionEntry): Promise<void> {
  await lockCustomers(tx)
  const present = await tx<{ id: number; business: string; website: string; email: string }[]>`
    SELECT id, business, website, email FROM customers WHERE deleted_at IS NULL ORDER BY lower(business), id`
  const customers: SimilarCustomer[] = similarTo(entry, present, websiteKey)
  if (customers.length > 0) {
    const same = [...new Set(customers.flatMap((one) => one.same))].join(' or ')
    const names = customers.map(({ business }) => business).join(', ')
    throw new ProblemError(409, 'ALREADY_CUSTOMER', `There is a customer with this ${same}: ${names}`, {
      extra: { customers },
    })
  }
}

async function addCustomer(tx: Transaction, entry: AcquisitionEntry, author: Author): Promise<number> {
  const { business, website, email, phone, name, country, state, type, note: noted } = entry
  const month = firstOfMonth(author.day)
  const row = {
    ...{ business, website, email, name, country, state, type, note: noted },
    // Customers are called: nothing but digits, spaces and a plus.
    phone: phone
      .replaceAll('(0)', '')
      .replaceAll(/[^\d+]+/g, ' ')
      .trim(),
    subject: subjectPresets(country, month)[0],
    salutation: entry.salutation || neutralSalutation(country),
    body: bodyPresets(country)[0],
    added_or_changed_by: labelOf('Added', author),
  }
  const [added] = await tx<{ id: number }[]>`INSERT INTO customers ${tx(row as never)} RETURNING id`
  return (added as { id: number }).id
}

type Ending = { entry: AcquisitionEntry; customer: number; author: Author }

/** Nobody asks a customer whether they would like to become one. */
async function endAcquisition(tx: Transaction, { entry, customer, author }: Ending): Promise<void> {
  const at = author.at.toString()
  await tx`
    UPDATE acquisition_entries
    SET customer_id = ${customer}, stage = ${stageAfter(entry.stage, 'converted')}, stage_at = ${at},
        added_or_changed_by = ${labelOf('Changed', author)}, version = version + 1
    WHERE id = ${entry.id}`
  await tx`INSERT INTO acquisition_events (entry_id, kind, at, noted_by) VALUES (${entry.id}, 'converted', ${at}, ${author.name})`
  await cancelUnsent(tx, [entry.id], 'The business became a customer')
  await audit(tx, author, 'acquisition.convert', `acquisition:${entry.id}`, { business: entry.business, customer })
}
