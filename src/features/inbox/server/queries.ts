import type { Db } from '#kit/server/postgres/db.ts'
import { type Day, wallClock } from '#kit/shared/day.ts'
import type { Business, InboxItem, ItemType, OpenType } from '../contract.ts'
import {
  type BookedTrip,
  canceledText,
  paidText,
  type SentInvoice,
  sentText,
  takenBackText,
  tickedOffText,
  tripText,
} from '../rules.ts'
import type { TickedOff } from './commands.ts'

/** What is open of a type, or its logbook. What is derived has a logbook only. */
export type List = { type: ItemType; log: boolean }

export type Page = {
  business: Business
  /** Where the logbook begins. */
  since: Temporal.Instant
  timeZone: string
  /** Microseconds since 1970 and id of the last item of the page before: `1780290000000000-17`. */
  before: string | undefined
}

export const pageSize = 50

/** A page of a list, newest first. */
export async function readList(db: Db, list: List, page: Page): Promise<{ items: InboxItem[]; next: string | null }> {
  const found = await db<Row[]>`${listStatement(db, list, page)}`
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  return {
    items: rows.map((row) => present(row, list.type, page.timeZone)),
    next: last ? `${last.position}-${last.id}` : null,
  }
}

/** The statement of `readList`, with one row more than a page where there is another one. */
export function listStatement(db: Db, { type, log }: List, page: Page) {
  if (type === 'confirmation') return bookings(db, page, db`b.created_at`, confirmed(db))
  if (type === 'cancellation') return bookings(db, page, db`b.canceled_at`, db`b.canceled_at IS NOT NULL`)
  if (type === 'invoice') return invoices(db, page)
  return stored(db, { type, log }, page)
}

/** Paid through the provider or to be paid otherwise: a hold that is left was never booked. */
const confirmed = (db: Db) => db`(b.payment_method <> 'provider' OR b.paid_at IS NOT NULL)`

function stored(db: Db, { type, log }: { type: OpenType; log: boolean }, page: Page) {
  const moment = log ? db`ticked_off_at` : db`created_at`
  return db`
    SELECT id, name, email, phone, body, '' AS business, '' AS website, ${iso(db, db`created_at`)} AS "dateTime",
           CASE WHEN ticked_off_at IS NOT NULL
                THEN jsonb_build_object('by', ticked_off_by, 'at', ${iso(db, db`ticked_off_at`)}) END AS ticked,
           NULL::jsonb AS trip, NULL::jsonb AS canceled, NULL::jsonb AS sent, ${micros(db, moment)} AS position
    FROM inbox_items
    WHERE business = ${page.business} AND type = ${type}
      AND ${log ? db`ticked_off_at IS NOT NULL AND ticked_off_at >= ${page.since.toString()}` : db`ticked_off_at IS NULL`}
      AND ${after(db, page.before, moment, db`id`)}
    ORDER BY ${moment} DESC, id DESC LIMIT ${pageSize + 1}`
}

/** Only the rental takes bookings. */
const bookings = (db: Db, page: Page, moment: Fragment, which: Fragment) => db`
  SELECT b.id::int, b.name, b.email, b.phone, '' AS body, '' AS business, '' AS website,
         ${iso(db, moment)} AS "dateTime", NULL::jsonb AS ticked, NULL::jsonb AS sent,
         jsonb_build_object('vehicleName', v.name, 'startsAt', to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI'),
                            'endsAt', to_char(coalesce(b.agreed_end, b.ends_at), 'YYYY-MM-DD"T"HH24:MI'), 'price', b.price,
                            'reference', b.reference, 'employee', b.employee) AS trip,
         CASE WHEN b.canceled_at IS NOT NULL
              THEN jsonb_build_object('by', b.canceled_by, 'reason', coalesce(b.canceled_reason, ''),
                                      'at', ${iso(db, db`b.canceled_at`)}) END AS canceled,
         ${micros(db, moment)} AS position
  FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id
  WHERE ${page.business === 'rental'} AND b.held_until IS NULL AND ${which} AND ${moment} >= ${page.since.toString()}
    AND ${after(db, page.before, moment, db`b.id`)}
  ORDER BY ${moment} DESC, b.id DESC LIMIT ${pageSize + 1}`

/** Only the agency sends invoices. What is left of a customer is as it stands on the paper, but for phone and website. */
const invoices = (db: Db, page: Page) => db`
  SELECT i.id, i.buyer->>'name' AS name, i.buyer->>'email' AS email, c.phone, '' AS body, i.buyer->>'business' AS business,
         c.website, ${iso(db, db`i.created_at`)} AS "dateTime", NULL::jsonb AS ticked, NULL::jsonb AS trip, NULL::jsonb AS canceled,
         jsonb_build_object('reference', i.reference, 'gross', i.gross, 'currency', i.currency, 'dueOn', i.due_on,
                            'by', i.issued_by, 'takenBack', CASE WHEN -credit.gross >= i.gross THEN credit.note END, 'paid', paid.off) AS sent,
         ${micros(db, db`i.created_at`)} AS position
  FROM invoices i JOIN customers c ON c.id = i.customer_id
  LEFT JOIN LATERAL (
    SELECT jsonb_build_object('reference', string_agg(n.reference, ', ' ORDER BY n.id), 'day', max(n.issued_on)) AS note,
           coalesce(sum(n.gross), 0) AS gross
    FROM invoices n WHERE n.corrects = i.id
  ) credit ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_build_object('by', (array_agg(p.cashier ORDER BY p.at DESC, p.id DESC))[1], 'at', ${iso(db, db`max(p.at)`)}) AS off
    FROM invoice_payments p WHERE p.invoice_id = i.id HAVING sum(p.amount) >= i.gross + credit.gross
  ) paid ON true
  WHERE ${page.business === 'agency'} AND i.series = 'invoice' AND i.created_at >= ${page.since.toString()}
    AND ${after(db, page.before, db`i.created_at`, db`i.id`)}
  ORDER BY i.created_at DESC, i.id DESC LIMIT ${pageSize + 1}`

type Fragment = ReturnType<typeof confirmed>

const iso = (db: Db, moment: Fragment) => db`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const micros = (db: Db, moment: Fragment) => db`(extract(epoch FROM ${moment}) * 1000000)::bigint`

function after(db: Db, before: string | undefined, moment: Fragment, id: Fragment) {
  if (before === undefined) return db`true`
  const [position, last] = before.split('-').map(Number)
  return db`
    (${moment}, ${id}) < (timestamptz 'epoch' + ${position as number}::float8 * interval '1 microsecond', ${last as number}::bigint)`
}

type Row = Pick<InboxItem, 'id' | 'name' | 'email' | 'phone' | 'body' | 'business' | 'website' | 'dateTime'> & {
  position: number
  ticked: TickedOff | null
  trip: BookedTrip | null
  canceled: { by: string | null; reason: string; at: string } | null
  sent: (SentInvoice & { paid: TickedOff | null; takenBack: { reference: string; day: Day } | null }) | null
}

function present(row: Row, type: ItemType, timeZone: string): InboxItem {
  const { trip, ticked, canceled, sent, position: _, ...item } = row
  const dayOf = ({ at }: { at: string }) => wallClock(timeZone, at).day
  if (sent) {
    const { paid, takenBack } = sent
    return {
      ...item,
      type,
      body: sentText(sent),
      ticked_off: paid ? paidText(paid.by, dayOf(paid)) : '',
      canceled: takenBack ? takenBackText(takenBack.reference, takenBack.day) : '',
    }
  }
  return {
    ...item,
    type,
    body: trip ? tripText(trip) : item.body,
    ticked_off: ticked ? tickedOffText(ticked.by, dayOf(ticked)) : '',
    canceled: canceled ? canceledText({ ...canceled, day: dayOf(canceled) }) : '',
  }
}

/** How many items are open, by type. */
export async function countOpen(db: Db, business: Business): Promise<Record<OpenType, number>> {
  const [counts] = await db<Record<OpenType, number>[]>`
    SELECT count(*) FILTER (WHERE type = 'todo')::int AS todo, count(*) FILTER (WHERE type = 'contact')::int AS contact
    FROM inbox_items WHERE business = ${business} AND ticked_off_at IS NULL`
  return counts ?? { todo: 0, contact: 0 }
}
