import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Business, EntryContent, EntryKind } from '../../contract/ledger.ts'
import { totalOf } from '../../rules/ledger.ts'
import { isAllBack, leftOf } from '../rules.ts'

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
  /** The entry that it takes back or a part of, and those by which it was taken back, in their order. */
  reverses: ReceiptLink | null
  parts: Part[]
}
type ReceiptLink = { position: number; receipt: number }
export type Part = ReceiptLink & { content: EntryContent }

type Row = Omit<ReceiptEntry, 'content'> & { content: string }

/** What took an entry `e` back or parts of it: each reverses the one before, and none of them is taken back itself. */
const partsOf = (db: Db) => db`
  (WITH RECURSIVE back AS (
     SELECT r.position, r.receipt, r.content FROM till_entries r
     WHERE r.business = e.business AND r.reverses = e.position AND e.kind <> 'reversal'
     UNION ALL
     SELECT r.position, r.receipt, r.content FROM back JOIN till_entries r ON r.business = e.business AND r.reverses = back.position
   )
   SELECT coalesce(json_agg(json_build_object('position', position, 'receipt', receipt, 'content', content::json) ORDER BY position), '[]')
   FROM back)`

/** One entry that has a receipt. */
export async function readReceipt(db: Db, business: Business, position: number): Promise<ReceiptEntry | undefined> {
  const [row] = await db<Row[]>`
    SELECT e.position, e.receipt, e.kind, e.closing, t.last_closing + 1 AS "openClosing", e.day,
           to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, e.cashier,
           e.booking_id::int AS "bookingId", e.voucher_id AS "voucherId", e.hash, e.content,
           (SELECT json_build_object('position', o.position, 'receipt', o.receipt) FROM till_entries o
            WHERE o.business = e.business AND o.position = coalesce((e.content::json ->> 'partOf')::int, e.reverses)) AS reverses,
           ${partsOf(db)} AS parts,
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
  isPartlyBack: boolean
}

/** Receipts before a position, the newest first; without one those of the present period, or of one booking all. */
export const receiptsStatement = (db: Db, business: Business, before?: number | undefined, booking?: number) => db<
  (Omit<ListedReceipt, 'content' | 'isReversed' | 'isPartlyBack'> & { content: string; parts: Part[] })[]
>`
  SELECT e.position, e.receipt, e.kind, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, e.cashier,
         e.content, ${partsOf(db)} AS parts
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
  ) e
  ORDER BY e.position DESC`

export async function listReceipts(
  ...[db, business, before, booking]: Parameters<typeof receiptsStatement>
): Promise<ListedReceipt[]> {
  const rows = await receiptsStatement(db, business, before, booking)
  return rows.map(({ parts, ...row }) => {
    const content = JSON.parse(row.content) as EntryContent
    const isReversed = isAllBack(content, contentsOf(parts))
    return { ...row, content, isReversed, isPartlyBack: parts.length > 0 && !isReversed }
  })
}

export const contentsOf = (parts: readonly Part[]): EntryContent[] => parts.map(({ content }) => content)

export type DepositAhead = { amount: Cents; method: 'cash' | 'card' }

/** The deposits that were left together with the price and not given back since, by booking. */
export async function readDepositsAhead(db: Db, bookingIds: readonly number[]): Promise<Map<number, DepositAhead>> {
  const rows = await db<{ id: number; content: string; parts: Part[] }[]>`
    SELECT b.id::int, e.content, ${partsOf(db)} AS parts
    FROM bookings b JOIN till_entries e ON e.booking_id = ANY(ARRAY[b.id, b.leader_id])
    WHERE b.id = ANY(${bookingIds as number[]}) AND e.business = 'rental' AND e.kind = 'sale'
      AND e.content::jsonb @> '{"lines": [{"kind": "deposit"}]}'
    ORDER BY e.position`
  const ahead = new Map<number, DepositAhead>()
  for (const { id, parts, ...row } of rows) {
    const content = JSON.parse(row.content) as EntryContent
    const left = leftOf(content, contentsOf(parts)).lines.filter(
      (line) => line.kind === 'deposit' && line.bookingId === id && line.left > 0,
    )
    const amount = totalOf(left) + (ahead.get(id)?.amount ?? 0)
    const method = content.payments.some((payment) => payment.method === 'cash') ? 'cash' : 'card'
    if (left.length > 0) ahead.set(id, { amount, method })
  }
  return ahead
}

/** From where on older receipts are to be asked for: the last position that was listed, or null where none is older. */
export async function olderThan(db: Db, business: Business, position: number | undefined): Promise<number | null> {
  const [row] = await db<{ next: number }[]>`
    SELECT max(position) + 1 AS next FROM till_entries
    WHERE business = ${business} AND receipt IS NOT NULL AND position < ${position ?? 2_147_483_647}`
  return row?.next ?? null
}
