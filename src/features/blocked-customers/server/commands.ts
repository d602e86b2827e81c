import { type Actor, type Author, audit, nameOf } from '#kit/server/http/audit.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { BanForm, BlockedCustomer } from '../contract.ts'
import { exclusionsOf } from '../rules.ts'
import { readBlockedCustomers } from './queries.ts'

type Block = { by: Actor; country: string; repeat: Repeat | undefined; day: string | undefined }

/**
 * Puts a customer on the list, with the note of who did it and the answer to repetitions. `covered` when the list keeps
 * all of them out already: whether it does is a rule of ours and not one of the database, so all who add wait in line.
 */
export async function blockCustomer(
  tx: Transaction,
  { booking_id, ...form }: BanForm,
  { by, country, repeat, day }: Block,
): Promise<BlockedCustomer | 'covered'> {
  await tx`LOCK TABLE blocked_customers IN SHARE ROW EXCLUSIVE MODE`
  if (exclusionsOf(await readBlockedCustomers(tx), country).covers(form)) return 'covered'
  const bookingId = booking_id ?? null
  const row = { ...form, booking_id: bookingId, blocked_by: nameOf(by.caller), created_at: by.at.toString() }
  const [added] = await tx<{ id: number }[]>`INSERT INTO blocked_customers ${tx(row)} RETURNING id`
  const id = added?.id as number
  const dateTime = by.at.toString({ smallestUnit: 'second' })
  const entry = { ...form, id, dateTime, booking: day ?? null, booking_id: bookingId, blocked_by: nameOf(by.caller) }
  await audit(tx, by, 'customer.block', `blocked-customer:${id}`, { ...form, booking_id: bookingId })
  await rememberAnswer(tx, repeat, 201, entry)
  return entry
}

/** Takes an entry off the list; says whether it was there. */
export async function unblockCustomer(tx: Transaction, id: number, by: Author): Promise<boolean> {
  const [gone] = await tx<Record<string, unknown>[]>`
    DELETE FROM blocked_customers WHERE id = ${id} RETURNING name, email, phone, reason, booking_id::int`
  if (gone) await audit(tx, by, 'customer.unblock', `blocked-customer:${id}`, gone)
  return gone !== undefined
}
