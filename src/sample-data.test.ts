import { afterAll, beforeAll, expect, test } from 'vitest'
import { isToBeFollowed } from '#features/acquisition/replies/server/queries/messages.ts'
import { connect, type Sql } from '#kit/server/postgres/db.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { wallClock } from '#kit/shared/day.ts'
import { createDatabase, sampleCredentials } from '#testing/app.ts'
import { loadSampleData } from '../db/sample-data/load.ts'

let sql: Sql
/** Of the business: for an hour or two after midnight the database, in UTC, is at the day before. */
const today = wallClock('Europe/Berlin').day
const load = () => loadSampleData(sql, 'db/sample-data', readEnv({}), sampleCredentials)

beforeAll(async () => {
  sql = connect(await createDatabase())
  expect(await load()).toBe(true)
})
afterAll(() => sql.end())

test('what is there stays as it is', async () => {
  expect(await load()).toBe(false)
})

test('the till of the last weeks is a whole ledger, each day of it closed without a difference', async () => {
  expect(await sql`SELECT till_breaks('rental')`).toEqual([])
  const closings = await sql<{ cash: number; expected: number }[]>`
    SELECT (content::jsonb #>> '{closing,countedCash}')::int AS cash,
           (content::jsonb #>> '{closing,report,expectedCash}')::int AS expected
    FROM till_entries WHERE kind = 'closing' AND business = 'rental'`
  // In the off-season there may be none.
  const [rented] = await sql<{ days: number }[]>`
    SELECT count(DISTINCT starts_at::date)::int AS days FROM bookings
    WHERE kind = 'hours' AND paid_at IS NOT NULL AND starts_at::date BETWEEN ${today}::date - 40 AND ${today}::date - 2`
  expect(closings.length).toBeGreaterThanOrEqual(rented?.days ?? 0)
  for (const { cash, expected } of closings) expect(cash).toBe(expected)
})

test('every sale is of a booking that is paid, at its price', async () => {
  const [row] = await sql<{ wrong: number }[]>`
    SELECT count(*) FILTER (WHERE b.paid_at IS NULL OR (e.content::jsonb #>> '{lines,0,amount}')::int <> b.price)::int AS wrong
    FROM till_entries e LEFT JOIN bookings b ON b.id = e.booking_id
    WHERE e.kind = 'sale' AND e.business = 'rental' AND e.content::jsonb #>> '{lines,0,kind}' = 'booking'`
  expect(row?.wrong).toBe(0)
})

test('no booking contradicts itself: what is paid online was taken, what was agreed is kept, deposits came and went', async () => {
  const [row] = await sql<{ unpaid: number; without: number; away: number; deposits: number }[]>`
    SELECT count(*) FILTER (WHERE payment_method = 'provider' AND paid_at IS NOT NULL AND price <> coalesce(p.captured, 0))::int AS unpaid,
           count(*) FILTER (WHERE quote IS NULL OR (quote->>'total')::int <> price)::int AS without,
           count(*) FILTER (WHERE ends_at < ${today}::date AND h.back_at IS NULL)::int AS away,
           coalesce(max(h.deposit), 0)::int AS deposits
    FROM bookings b LEFT JOIN payments p ON p.booking_id = b.id LEFT JOIN handovers h ON h.booking_id = b.id`
  expect(row).toMatchObject({ unpaid: 0, without: 0, away: 0 })
  expect(row?.deposits).toBeGreaterThan(0)
  const [till] = await sql<{ held: number; wrong: number; entries: number }[]>`
    SELECT coalesce(sum(income) FILTER (WHERE kind = 'deposit'), 0)::int AS held, count(*)::int AS entries,
           count(*) FILTER (WHERE (e.position = ANY(h.out_entries) OR e.position = ANY(h.back_entries)) IS NOT TRUE)::int AS wrong
    FROM till_entries e LEFT JOIN handovers h ON h.booking_id = e.booking_id
    WHERE e.business = 'rental' AND e.kind = 'deposit'`
  expect(till).toMatchObject({ held: 0, wrong: 0 })
})

test('whoever has a boat since yesterday or longer was handed it, and each deposit and fee of the till’s weeks has its receipt', async () => {
  const [row] = await sql<{ missed: number; early: number; unrecorded: number }[]>`
    WITH entries AS (
      SELECT booking_id, coalesce(sum((line->>'amount')::int) FILTER (WHERE position = ANY(out_entries)), 0) AS out,
             coalesce(sum((line->>'amount')::int) FILTER (WHERE position = ANY(back_entries)), 0) AS back
      FROM till_entries e JOIN handovers USING (booking_id), jsonb_array_elements(content::jsonb->'lines') line
      WHERE e.business = 'rental' GROUP BY 1
    )
    SELECT count(*) FILTER (WHERE starts_at < ${today}::date AND h.out_at IS NULL)::int AS missed,
           count(*) FILTER (WHERE ends_at >= ${today}::date AND h.back_at IS NOT NULL)::int AS early,
           count(*) FILTER (WHERE starts_at >= ${today}::date - 44 AND (coalesce(e.out, 0) <> h.deposit + h.fees
             OR coalesce(e.back, 0) <> CASE WHEN h.back_at IS NULL THEN 0 ELSE -h.deposit END))::int AS unrecorded
    FROM bookings b LEFT JOIN handovers h ON h.booking_id = b.id LEFT JOIN entries e ON e.booking_id = b.id`
  expect(row).toEqual({ missed: 0, early: 0, unrecorded: 0 })
})

test('every work hangs in all its sizes, and its count of comments is what can be read', async () => {
  const [row] = await sql<{ works: number; missing: number; wrong: number; deepest: number; ahead: number }[]>`
    SELECT count(*)::int AS works,
           count(*) FILTER (WHERE EXISTS (
             SELECT FROM jsonb_array_elements(narrower) n
             WHERE NOT EXISTS (SELECT FROM files WHERE name = n ->> 'file'))
             OR NOT EXISTS (SELECT FROM files WHERE name = 'thumbnail_' || file))::int AS missing,
           count(*) FILTER (WHERE commentcount <> (SELECT count(*) FROM gallery_comments c WHERE c.item_id = i.id))::int AS wrong,
           (SELECT max(depth)::int FROM gallery_comments) AS deepest,
           (SELECT count(*)::int FROM gallery_comments WHERE created_at > now()) AS ahead
    FROM gallery_items i`
  expect(row).toMatchObject({ missing: 0, wrong: 0, deepest: 10, ahead: 0 })
  expect(row?.works).toBeGreaterThanOrEqual(36)
})

test('the agency invoiced its customers month by month, and most of them paid', async () => {
  expect(await sql`SELECT till_breaks('agency')`).toEqual([])
  const [row] = await sql<{ invoices: number; papers: number; ordered: boolean; customers: number }[]>`
    SELECT count(*)::int AS invoices, count(d.bytes)::int AS papers, count(DISTINCT i.customer_id)::int AS customers,
           bool_and(i.id = before.count + 1) AS ordered
    FROM invoices i LEFT JOIN invoice_documents d ON d.invoice_id = i.id AND d.kind = 'pdf',
         LATERAL (SELECT count(*) FROM invoices b WHERE (b.issued_on, b.year, b.number) < (i.issued_on, i.year, i.number)) before`
  expect(row).toMatchObject({ papers: row?.invoices, ordered: true, customers: 9 })
  const [paid] = await sql<{ paid: number; over: number; entries: number }[]>`
    SELECT count(*) FILTER (WHERE p.amount = i.gross)::int AS paid, count(*) FILTER (WHERE p.amount > i.gross)::int AS over,
           (SELECT count(*)::int FROM till_entries WHERE business = 'agency') AS entries
    FROM invoices i JOIN (SELECT invoice_id, sum(amount) AS amount FROM invoice_payments GROUP BY 1) p ON p.invoice_id = i.id`
  expect(paid?.over).toBe(0)
  expect(paid?.paid).toBeGreaterThan((row?.invoices ?? 0) * 0.7)
  expect(paid?.entries).toBe((paid?.paid ?? 0) + 1)
})

test('the list of acquisition has businesses of every country and stage, with what was written before today', async () => {
  const [row] = await sql<{ entries: number; countries: number; stages: number; late: number; untold: number }[]>`
    SELECT count(*)::int AS entries, count(DISTINCT country)::int AS countries, count(DISTINCT stage)::int AS stages,
           count(*) FILTER (WHERE greatest(created_at, stage_at, contacted_at[1]) > now())::int AS late,
           count(*) FILTER (WHERE (stage = 'new') <> (contacted_at = '{}'))::int AS untold
    FROM acquisition_entries`
  expect(row).toEqual({ entries: 71, countries: 9, stages: 7, late: 0, untold: 0 })
  const [wrong] = await sql<{ n: number }[]>`
    SELECT count(*)::int AS n FROM acquisition_messages m JOIN acquisition_entries e ON e.id = m.entry_id
    WHERE m.sent_at > now() OR m.sent_at < e.created_at OR NOT m.sent_at = ANY(e.contacted_at) OR m.name = ''
       OR m.recipient NOT LIKE '%.example' OR (m.country IN ('Germany', 'Austria') AND e.legal_basis = '')`
  expect(wrong?.n).toBe(0)
  // What went out is there to the letter, and nobody is asked again.
  const [unread] = await sql<{ n: number }[]>`
    SELECT count(*)::int AS n FROM acquisition_messages
    WHERE state = 'sent' AND (mail_text NOT LIKE '%/unsubscribe#unsubscribe.' || id || '.%' OR mail_html NOT LIKE '<!doctype html>%')`
  expect(unread?.n).toBe(0)
  const inAWeek = Temporal.Now.instant().add({ hours: 7 * 24 })
  expect(
    await sql`
      SELECT e.business FROM acquisition_messages f JOIN acquisition_entries e ON e.id = f.entry_id
      WHERE ${isToBeFollowed(sql, inAWeek, [7])}`,
  ).toEqual([])
})
