import type { StoredBooking } from '#features/bookings/server/queries/bookings.ts'
import { type Actor, nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { EntryContent, EntryKind, ReceiptLink, TillLine } from '../../contract/ledger.ts'
import { totalOf } from '../../rules/ledger.ts'
import { bookedOf, negated } from '../../sale/rules.ts'
import { recordAtTill } from './record.ts'

/** What goes through the till with a booking besides its price: deposits, fees and what is charged at the pier. */

/** `happened`: when, where it was sent later. */
type Recorder = { author: Actor; context: Context; happened?: Temporal.Instant | undefined }
const cashierOf = ({ id, caller }: Actor) => ({ id, name: nameOf(caller) })

export type NewEntry = { kind: EntryKind; content: EntryContent }

export function entry(kind: EntryKind, lines: TillLine[], method: 'cash' | 'card', customer: string): NewEntry {
  return { kind, content: { lines, payments: [{ method, amount: totalOf(lines) }], customer } }
}

export async function recordAll(
  tx: Transaction,
  entries: readonly NewEntry[],
  booking: StoredBooking,
  { author, context, happened }: Recorder,
): Promise<{ positions: number[]; receipts: ReceiptLink[] }> {
  const cashier = cashierOf(author)
  const recorded = []
  for (const { kind, content } of entries) {
    const kept = { ...content, booked: bookedOf(booking), ...(happened && { happened: happened.toString() }) }
    const entry = { kind, content: kept, bookingId: booking.id }
    recorded.push(await recordAtTill(tx, 'rental', context, cashier, entry))
  }
  return {
    positions: recorded.map(({ position }) => position),
    receipts: recorded.flatMap(({ receipt, position }) => (receipt === null ? [] : [{ receipt, position }])),
  }
}

/** Gives the cents of cash that go through the drawer with it, negative when they leave it. */
export async function reverseAll(
  tx: Transaction,
  positions: readonly number[],
  reason: string,
  booking: Pick<StoredBooking, 'id'>,
  { author, context }: Recorder,
): Promise<Cents> {
  const rows = await tx<{ position: number; content: string; cash: Cents }[]>`
    SELECT position, content, cash FROM till_entries e
    WHERE business = 'rental' AND position = ANY(${positions as number[]})
      AND NOT EXISTS (SELECT FROM till_entries r WHERE r.business = e.business AND r.reverses = e.position)
    ORDER BY position`
  const cashier = cashierOf(author)
  for (const { position, content } of rows) {
    const { tse: _, ...kept } = JSON.parse(content) as EntryContent
    await recordAtTill(tx, 'rental', context, cashier, {
      kind: 'reversal',
      content: negated(kept, reason),
      reverses: position,
      bookingId: booking.id,
    })
  }
  return -rows.reduce((sum, { cash }) => sum + cash, 0)
}

/** The receipts at these positions of the till's ledger. */
export async function readReceipts(db: Db, positions: readonly number[]): Promise<ReceiptLink[]> {
  if (positions.length === 0) return []
  const rows = await db<ReceiptLink[]>`
    SELECT receipt, position FROM till_entries
    WHERE business = 'rental' AND position = ANY(${positions as number[]}) AND receipt IS NOT NULL ORDER BY position`
  return [...rows]
}
