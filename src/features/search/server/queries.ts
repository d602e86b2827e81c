import type { Db } from '#kit/server/postgres/db.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import type { FoundTask, searchAgency, searchRental } from '../contract.ts'
import { pattern } from './queries/bookings.ts'

type Rental = Answer<typeof searchRental>
type Agency = Answer<typeof searchAgency>

/** Of each kind. */
const most = 5

/** What an index narrows it down by best. */
const longestOf = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length)[0] ?? ''

/** By who bought it and for whom, by address and reference; the code itself only as a whole, and it is answered nowhere. */
export const findVouchers = (db: Db, words: readonly string[], typed: string) => {
  return db<Rental['vouchers']>`
    SELECT reference, name, recipient, amount - redeemed AS left, paid_at IS NOT NULL AS paid FROM vouchers
    WHERE canceled_at IS NULL
      AND (code = ${typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')} OR (search_text(name || ' ' || recipient, email, '', reference) LIKE ${pattern(longestOf(words))}
             AND search_text(name || ' ' || recipient, email, '', reference) LIKE ALL (${words.map(pattern)})))
    ORDER BY id DESC LIMIT ${most}`
}

/** By its number. */
export const findReceipts = (db: Db, typed: string, business: string): Promise<Rental['receipts']> => {
  const number = /^#?\s*(\d{1,9})$/.exec(typed.trim())?.[1]
  if (number === undefined) return Promise.resolve([])
  return db<Rental['receipts']>`
    SELECT position, coalesce(receipt, 0) AS number, to_char(day, 'YYYY-MM-DD') AS day, cashier FROM till_entries
    WHERE business = ${business} AND receipt = ${Number(number)}`
}

/** What is open of tasks and requests. */
export const findTasks = (db: Db, words: readonly string[], business: string) => {
  return db<FoundTask[]>`
    SELECT id, type, name, left(body, 200) AS body FROM inbox_items
    WHERE business = ${business} AND ticked_off_at IS NULL AND search_text(name || ' ' || body, email, phone, '') LIKE ALL (${words.map(pattern)})
    ORDER BY created_at DESC LIMIT ${most}`
}

export const findBlocked = (db: Db, words: readonly string[]) => {
  return db<Rental['blocked']>`
    SELECT id, name, email, phone FROM blocked_customers WHERE search_text(name, email, phone, '') LIKE ALL (${words.map(pattern)}) ORDER BY id DESC LIMIT ${most}`
}

export const findCustomers = (db: Db, words: readonly string[]) => db<Agency['customers']>`
  SELECT id, business, name, active FROM customers c
  WHERE deleted_at IS NULL AND search_text(c.business || ' ' || c.name, c.email || ' ' || c.website, c.phone, '') LIKE ALL (${words.map(pattern)}) ORDER BY active DESC, business LIMIT ${most}`

/** By their number, or by whom they are for. */
export const findInvoices = (db: Db, words: readonly string[], typed: string) => db<Agency['invoices']>`
  SELECT i.id, i.reference, c.business, c.id AS customer, to_char(i.issued_on, 'YYYY-MM-DD') AS issued_on
  FROM invoices i JOIN customers c ON c.id = i.customer_id
  WHERE i.reference ILIKE ${pattern(typed.trim())} OR (c.deleted_at IS NULL AND search_text(c.business || ' ' || c.name, c.email || ' ' || c.website, c.phone, '') LIKE ALL (${words.map(pattern)}))
  ORDER BY i.issued_on DESC, i.id DESC LIMIT ${most}`
