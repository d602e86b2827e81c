import { createHash } from 'node:crypto'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'
import type { Business, EntryContent, EntryKind } from '../../contract/ledger.ts'
import { tillCurrency } from '../../rules/currencies.ts'
import { cashOf, imbalanceOf, incomeOf } from '../../rules/ledger.ts'

export type NewEntry = {
  kind: EntryKind
  at: Temporal.Instant
  /** On the business's calendar. */
  day: Day
  cashier: { id: number | null; name: string }
  content: EntryContent
  /** Of all its amounts; without one that of the till. */
  currency?: Currency | undefined
  bookingId?: number | undefined
  voucherId?: number | undefined
  /** The position of the entry that a reversal takes back. */
  reverses?: number | undefined
}

export type Appended = {
  position: number
  receipt: number | null
  closing: number
  hash: Buffer
  tse?: EntryContent['tse']
}

/**
 * Adds an entry to the ledger of a till; the database numbers and chains it. It is the last thing a transaction locks:
 * bookings, vouchers and stock come before, so that no two sales wait for each other. Throws where lines and payments
 * do not come to the same, and 23505 (`reversed_once`) where an entry is taken back a second time.
 */
export async function appendEntry(tx: Transaction, business: Business, entry: NewEntry): Promise<Appended> {
  const [row] = await entryStatement(tx, business, entry)
  return row as Appended
}

/**
 * Waits for the till and adds the entry in one statement, as everybody else waits until the transaction ends. Undefined,
 * and nothing is added, where the till is not open or an outage of the security device has to be ended first.
 */
export async function appendIfOpen(
  tx: Transaction,
  business: Business,
  entry: NewEntry,
): Promise<Appended | undefined> {
  const open = tx`FROM lock_till(${business}) WHERE is_open AND outage IS NULL`
  const [row] = await entryStatement(tx, business, entry, open)
  return row
}

function entryStatement(tx: Transaction, business: Business, entry: NewEntry, where = tx``) {
  const { kind, at, day, cashier, content, currency = tillCurrency(business) } = entry
  const { bookingId = null, voucherId = null, reverses = null } = entry
  const imbalance = imbalanceOf(kind, content)
  if (imbalance !== 0) throw new Error(`lines and payments of a till entry differ by ${imbalance} cents`)
  return tx<Appended[]>`
    INSERT INTO till_entries (business, kind, at, day, cashier_id, cashier, currency, cash, income, booking_id, voucher_id,
                              reverses, content)
    SELECT ${business}, ${kind}, ${at.toString()}::timestamptz, ${day}::date, ${cashier.id}::integer, ${cashier.name},
           ${currency}, ${cashOf(content)}::integer, ${incomeOf(kind, content)}::integer, ${bookingId}::integer,
           ${voucherId}::integer, ${reverses}::integer, ${JSON.stringify(content)}
    ${where}
    RETURNING position, receipt, closing, hash`
}

/** The cash that should be in the drawer now: what came and went since the last closing. */
export async function expectedCash(tx: Transaction, business: Business): Promise<Cents> {
  const [row] = await tx<{ cash: number }[]>`
    SELECT coalesce(sum(cash), 0)::int AS cash FROM till_entries
    WHERE business = ${business} AND closing = (SELECT last_closing + 1 FROM tills WHERE business = ${business})`
  return row?.cash ?? 0
}

/** The hash of an entry, made without the database: SHA-256 of the one before and the text of `till_entry_text`. */
export const hashOfEntry = (previous: Buffer, text: string): Buffer =>
  createHash('sha256').update(previous).update(text, 'utf8').digest()
