import type { StoredBooking } from '#features/bookings/server/queries/bookings.ts'
import { type Actor, nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { EntryContent, EntryKind, ReceiptLink, TillLine } from '../../contract/ledger.ts'
import { restOf } from '../../receipts/rules.ts'
import { contentsOf, readReceipt } from '../../receipts/server/queries.ts'
import { cashOf, totalOf } from '../../rules/ledger.ts'
import { bookedOf, changeOf } from '../../sale/rules.ts'
import * as refuse from '../policy.ts'
import { recordAtTill } from './record.ts'

/** What goes through the till with a booking besides its price: deposits, fees and what is charged at the pier. */

/** `happened`: when, where it was sent later. */
type Recorder = { author: Actor; context: Context; happened?: Temporal.Instant | undefined }
const cashierOf = ({ id, caller }: Actor) => ({ id, name: nameOf(caller) })

export type NewEntry = { kind: EntryKind; content: EntryContent }

export function entry(kind: EntryKind, lines: TillLine[], method: 'cash' | 'card', customer: string): NewEntry {
  return { kind, content: { lines, payments: [{ method, amount: totalOf(lines) }], customer } }
}

/**
 * What somebody handed over in cash for several entries at once, and the change: kept with the last of them, as if the
 * others had been exact. Throws where it is too little.
 */
export function handedOver(entries: readonly NewEntry[], method: 'cash' | 'card', received: Cents | undefined) {
  const open = entries.reduce((sum, { content }) => sum + totalOf(content.lines), 0)
  if (method !== 'cash' || received === undefined || open <= 0) return { entries, change: 0 }
  refuse.refuseTooLittle({ amount: open, method, received })
  const change = changeOf(open, method, received)
  const kept = (content: EntryContent) => ({ ...content, received: totalOf(content.lines) + change, change })
  const last = entries.length - 1
  return { change, entries: entries.map((one, i) => (i === last ? { ...one, content: kept(one.content) } : one)) }
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

/** Takes back what is left of entries. Gives the cents of cash that go through the drawer with it, negative when they leave it. */
export async function reverseAll(
  tx: Transaction,
  positions: readonly number[],
  reason: string,
  booking: Pick<StoredBooking, 'id'>,
  { author, context }: Recorder,
): Promise<Cents> {
  const cashier = cashierOf(author)
  let cash = 0
  for (const position of positions) {
    const { content, parts } = (await readReceipt(tx, 'rental', position)) ?? {}
    const rest = content && parts && restOf(content, contentsOf(parts), { reason, position })
    if (!rest) continue
    const reverses = parts.at(-1)?.position ?? position
    await recordAtTill(tx, 'rental', context, cashier, {
      kind: 'reversal',
      content: rest,
      reverses,
      bookingId: booking.id,
    })
    cash += cashOf(rest)
  }
  return cash
}

/** The receipts at these positions of the till's ledger. */
export async function readReceipts(db: Db, positions: readonly number[]): Promise<ReceiptLink[]> {
  if (positions.length === 0) return []
  const rows = await db<ReceiptLink[]>`
    SELECT receipt, position FROM till_entries
    WHERE business = 'rental' AND position = ANY(${positions as number[]}) AND receipt IS NOT NULL ORDER BY position`
  return [...rows]
}
