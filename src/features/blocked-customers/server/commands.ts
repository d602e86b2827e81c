import { nameOf } from '#kit/server/http/audit.ts'
import type { Write } from '#kit/server/http/write.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import type { BanForm, BlockedCustomer } from '../contract.ts'
import { exclusionsOf } from '../rules.ts'
import { words } from '../words.ts'
import { readBlockedCustomers } from './queries.ts'

/**
 * Puts a customer on the list. Throws where the list keeps all of them out already: whether it does is a rule of ours and
 * not one of the database, so all who add wait in line. `day`: of the booking.
 */
export async function blockCustomer(
  { tx, author, audit }: Write,
  { booking_id, ...form }: BanForm,
  { country, day }: { country: string; day: string | undefined },
): Promise<BlockedCustomer> {
  await tx`LOCK TABLE blocked_customers IN SHARE ROW EXCLUSIVE MODE`
  if (exclusionsOf(await readBlockedCustomers(tx), country).covers(form)) throw alreadyBlocked()
  const bookingId = booking_id ?? null
  const row = { ...form, booking_id: bookingId, blocked_by: nameOf(author.caller), created_at: author.at.toString() }
  const [added] = await tx<{ id: number }[]>`INSERT INTO blocked_customers ${tx(row)} RETURNING id`
  const id = added?.id as number
  const dateTime = author.at.toString({ smallestUnit: 'second' })
  const entry = {
    ...form,
    id,
    dateTime,
    booking: day ?? null,
    booking_id: bookingId,
    blocked_by: nameOf(author.caller),
  }
  await audit('customer.block', `blocked-customer:${id}`, { ...form, booking_id: bookingId })
  return entry
}

/** Takes an entry off the list; says whether it was there. */
export async function unblockCustomer({ tx, audit }: Write, id: number): Promise<boolean> {
  const [gone] = await tx<{ name: string; email: string; phone: string; reason: string; booking_id: number | null }[]>`
    DELETE FROM blocked_customers WHERE id = ${id} RETURNING name, email, phone, reason, booking_id::int`
  if (gone) await audit('customer.unblock', `blocked-customer:${id}`, gone)
  return gone !== undefined
}

const alreadyBlocked = () => new ProblemError(409, 'ALREADY_BLOCKED', words.blockedAlready)
