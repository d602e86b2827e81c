import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Cents, Currency } from '#kit/shared/money.ts'
import type { PaperKind } from '../documents/rules/archive.ts'
import type { Buyer, InvoiceKind } from '../issuing/rules/freeze.ts'
import { type InvoiceState, stateOf } from '../rules.ts'
import { creditedOf } from './queries/credited.ts'

export type ListedInvoice = {
  id: number
  reference: string
  customerId: number
  kind: InvoiceKind
  state: InvoiceState
  day: Day
  dueOn: Day
  buyer: Buyer
  currency: Currency
  net: Cents
  vat: Cents
  gross: Cents
  paid: Cents
  /** What credit notes took back. */
  credited: Cents
  /** Day on which it was paid in full, on the business's calendar. */
  paidOn: Day | null
  /** When, on the wall clock of the business. */
  madeAt: string
  /** The number that a credit note takes back. */
  corrects: string | null
}

/** Invoices and credit notes, and what has come of them. */
const listed = (db: Db, timeZone: string) => db`
  SELECT i.id, i.series, i.reference, i.customer_id AS "customerId", i.invoice_kind AS kind, to_char(i.issued_on, 'YYYY-MM-DD') AS day, to_char(i.due_on, 'YYYY-MM-DD') AS "dueOn",
         i.buyer, i.currency, i.net, i.vat, i.gross,
         to_char(i.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD HH24:MI') AS "madeAt",
         coalesce(p.amount, 0)::int AS paid, to_char(p.at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS "lastPaid",
         ${creditedOf(db)} AS credited,
         (SELECT reference FROM invoices taken WHERE taken.id = i.corrects) AS corrects
  FROM invoices i
  LEFT JOIN LATERAL (SELECT sum(amount) AS amount, max(at) AS at FROM invoice_payments WHERE invoice_id = i.id) p ON true`

type Row = Omit<ListedInvoice, 'state' | 'paidOn'> & { series: 'invoice' | 'credit_note'; lastPaid: Day | null }

function presentRow({ series, lastPaid, ...row }: Row): ListedInvoice {
  const state = stateOf({ ...row, series })
  return { ...row, state, paidOn: state === 'paid' ? lastPaid : null }
}

/** A customer's, newest first; undefined where there is no such customer. */
export async function readInvoicesOf(db: Db, customer: number, timeZone: string): Promise<ListedInvoice[] | undefined> {
  const rows = await db<Row[]>`
    ${listed(db, timeZone)} WHERE i.customer_id = ${customer} ORDER BY i.issued_on DESC, i.id DESC`
  if (rows.length > 0) return rows.map(presentRow)
  const [known] = await db`SELECT FROM customers WHERE id = ${customer} AND deleted_at IS NULL`
  return known && []
}

/** Some of them, the newest first. */
export async function readInvoices(db: Db, ids: readonly number[], timeZone: string): Promise<ListedInvoice[]> {
  const rows = await db<Row[]>`
    ${listed(db, timeZone)} WHERE i.id = ANY(${ids as number[]}) ORDER BY i.issued_on DESC, i.id DESC`
  return rows.map(presentRow)
}

/** Those of the month that begins with a day, in the order of their numbers, invoices before credit notes. */
export async function readInvoicesOfMonth(db: Db, month: Day, timeZone: string): Promise<ListedInvoice[]> {
  const rows = await db<Row[]>`
    ${listed(db, timeZone)}
    WHERE i.issued_on >= ${month}::date AND i.issued_on < ${month}::date + interval '1 month'
    ORDER BY i.series = 'credit_note', i.year, i.number`
  return rows.map(presentRow)
}

export type StoredPaper = { reference: string; business: string; kind: PaperKind; createdAt: string; bytes: Buffer }

/** The papers of the same month, some at a time. */
export const documentsOfMonth = (db: Db, month: Day): AsyncIterable<StoredPaper[]> =>
  db<StoredPaper[]>`
  SELECT i.reference, i.buyer ->> 'business' AS business, to_char(i.created_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt",
         d.kind, d.bytes
  FROM invoices i JOIN invoice_documents d ON d.invoice_id = i.id
  WHERE i.issued_on >= ${month}::date AND i.issued_on < ${month}::date + interval '1 month'
  ORDER BY i.series = 'credit_note', i.year, i.number, d.kind`.cursor(10)

export async function readPaper(db: Db, invoice: number): Promise<{ reference: string; bytes: Buffer } | undefined> {
  const [row] = await db<{ reference: string; bytes: Buffer }[]>`
    SELECT i.reference, d.bytes FROM invoices i JOIN invoice_documents d ON d.invoice_id = i.id AND d.kind = 'pdf'
    WHERE i.id = ${invoice}`
  return row
}
