import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Business, EntryContent, EntryKind } from '../../contract/ledger.ts'

/** Receipts of one page of the list. */
export const receiptsPage = 50

export type ReceiptEntry = {
  position: number
  receipt: number
  kind: EntryKind
  /** The number of the closing that it belongs to, and of the one that the present period will have. */
  closing: number
  openClosing: number
  day: Day
  /** ISO 8601, UTC. */
  at: string
  cashier: string
  bookingId: number | null
  voucherId: number | null
  hash: Buffer
  content: EntryContent
  /** Of a voucher that was sold at the till in this period and counts. */
  voucherCode: string | null
  /** The boats of the booking it was paid for that were handed over. */
  boatsOut: string[]
  /** The entry that it takes back, and the one by which it was taken back. */
  reverses: ReceiptLink | null
  reversedBy: ReceiptLink | null
}
export type ReceiptLink = { position: number; receipt: number }

type Row = Omit<ReceiptEntry, 'content'> & { content: string }

/** One entry that has a receipt. */
export async function readReceipt(db: Db, business: Business, position: number): Promise<ReceiptEntry | undefined> {
  const [row] = await db<Row[]>`
    SELECT e.position, e.receipt, e.kind, e.closing, t.last_closing + 1 AS "openClosing", e.day,
           to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, e.cashier,
           e.booking_id::int AS "bookingId", e.voucher_id AS "voucherId", e.hash, e.content,
           (SELECT json_build_object('position', o.position, 'receipt', o.receipt) FROM till_entries o
            WHERE o.business = e.business AND o.position = e.reverses) AS reverses,
           (SELECT json_build_object('position', r.position, 'receipt', r.receipt) FROM till_entries r
            WHERE r.business = e.business AND r.reverses = e.position) AS "reversedBy",
           (SELECT code FROM vouchers
            WHERE id = e.voucher_id AND payment_method = 'till' AND paid_at IS NOT NULL AND canceled_at IS NULL
              AND e.kind = 'sale' AND e.closing = t.last_closing + 1) AS "voucherCode",
           coalesce((
             SELECT json_agg(v.name ORDER BY b.id)
             FROM (SELECT e.booking_id AS id UNION ALL SELECT id FROM bookings WHERE leader_id = e.booking_id) boats
             JOIN bookings b ON b.id = boats.id JOIN handovers h ON h.booking_id = b.id JOIN vehicles v ON v.id = b.vehicle_id
             WHERE e.business = 'rental'), '[]') AS "boatsOut"
    FROM till_entries e JOIN tills t ON t.business = e.business
    WHERE e.business = ${business} AND e.position = ${position} AND e.receipt IS NOT NULL`
  return row && { ...row, content: JSON.parse(row.content) as EntryContent }
}

export type ListedReceipt = Pick<ReceiptEntry, 'position' | 'receipt' | 'kind' | 'at' | 'cashier' | 'content'> & {
  isReversed: boolean
}

/** Receipts before a position, the newest first; without one those of the present period, or of one booking all. */
export const receiptsStatement = (db: Db, business: Business, before?: number | undefined, booking?: number) => db<
  (Omit<ListedReceipt, 'content'> & { content: string })[]
>`
  SELECT e.position, e.receipt, e.kind, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, e.cashier,
         e.content, r.position IS NOT NULL AS "isReversed"
  FROM (
    SELECT * FROM till_entries
    WHERE business = ${business} AND receipt IS NOT NULL
      AND ${
        booking !== undefined
          ? db`booking_id IN (${booking}, (SELECT leader_id FROM bookings WHERE id = ${booking}))`
          : before === undefined
            ? db`closing = (SELECT last_closing + 1 FROM tills WHERE business = ${business})`
            : db`position < ${before}`
      }
    ORDER BY position DESC LIMIT ${receiptsPage}
  ) e LEFT JOIN till_entries r ON r.business = e.business AND r.reverses = e.position
  ORDER BY e.position DESC`

export async function listReceipts(
  ...[db, business, before, booking]: Parameters<typeof receiptsStatement>
): Promise<ListedReceipt[]> {
  const rows = await receiptsStatement(db, business, before, booking)
  return rows.map((row) => ({ ...row, content: JSON.parse(row.content) as EntryContent }))
}

/** From where on older receipts are to be asked for: the last position that was listed, or null where none is older. */
export async function olderThan(db: Db, business: Business, position: number | undefined): Promise<number | null> {
  const [row] = await db<{ next: number }[]>`
    SELECT max(position) + 1 AS next FROM till_entries
    WHERE business = ${business} AND receipt IS NOT NULL AND position < ${position ?? 2_147_483_647}`
  return row?.next ?? null
}
