import type { Db } from '#kit/server/postgres/db.ts'
import type { Business } from '../../../contract/ledger.ts'
import { fingerprintOf } from '../../../sale/rules.ts'
import type { Closing } from '../../contract.ts'
import { presentReport } from '../../rules/report.ts'
import type { FrozenClosing } from '../commands.ts'
import { iso, parsed } from './report.ts'

/** An entry that ended a period, with what it froze. */
export type ClosingEntry = {
  position: number
  closing: number
  /** ISO 8601 in UTC, to the second. */
  at: string
  day: string
  cashier: string
  currency: string
  hash: Buffer
  archive: string | null
  frozen: FrozenClosing
}

const pageSize = 20

/** Closings, newest first; `from` and `to` are days, both included. */
export async function readClosings(
  db: Db,
  business: Business,
  { before, only, from, to, limit }: { before?: number; only?: number; from?: string; to?: string; limit?: number },
): Promise<ClosingEntry[]> {
  const rows = await db<(Omit<ClosingEntry, 'frozen'> & { content: string })[]>`
    SELECT position, closing, ${iso(db, db`at`)} AS at, day, cashier, currency, hash, content,
           (SELECT encode(sha256, 'hex') FROM till_archives a WHERE a.business = e.business AND a.closing = e.closing) AS archive
    FROM till_entries e WHERE business = ${business} AND kind = 'closing'
      ${before === undefined ? db`` : db`AND closing < ${before}`} ${only === undefined ? db`` : db`AND closing = ${only}`}
      ${from === undefined ? db`` : db`AND day >= ${from}`} ${to === undefined ? db`` : db`AND day <= ${to}`}
    ORDER BY closing DESC ${limit === undefined ? db`` : db`LIMIT ${limit}`}`
  return rows.map((row) => {
    const { content, ...entry } = parsed(row)
    return { ...entry, frozen: content.closing as FrozenClosing }
  })
}

/** One page of closings as answers have them, and before which number the next page begins. */
export async function readClosingPage(db: Db, business: Business, before?: number) {
  const closings = await readClosings(db, business, { ...(before !== undefined && { before }), limit: pageSize + 1 })
  const page = closings.slice(0, pageSize)
  return {
    closings: page.map(presentClosing),
    next: closings.length > pageSize ? (page.at(-1)?.closing ?? null) : null,
  }
}

export function presentClosing({ position, closing, at, day, cashier, hash, archive, frozen }: ClosingEntry): Closing {
  return {
    closing,
    position,
    dateTime: at,
    day,
    cashier,
    report: presentReport(closing, frozen.report),
    counted_cash: frozen.countedCash,
    counted_card: frozen.countedCard,
    cash_difference: frozen.cashDifference,
    card_difference: frozen.cardDifference,
    withdrawn: frozen.withdrawn,
    carried: frozen.carried,
    note: frozen.note,
    fingerprint: fingerprintOf(hash),
    ...(archive && { archive }),
  }
}

/** The whole ledger checked by the database: what does not follow from what is before it, at most the first thousand. */
export async function verifyLedger(db: Db, business: Business) {
  const [row] = await db<{ entries: number; last_hash: string; broken: number[] }[]>`
    SELECT (SELECT count(*)::int FROM till_entries WHERE business = ${business}) AS entries,
           encode(last_hash, 'hex') AS last_hash,
           ARRAY(SELECT broken FROM till_breaks(${business}) LIMIT 1000) AS broken
    FROM tills WHERE business = ${business}`
  return row as { entries: number; last_hash: string; broken: number[] }
}
