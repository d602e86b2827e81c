import { beforeAll, beforeEach, expect } from 'vitest'
import type { Sql } from '#kit/server/postgres/db.ts'
import { includedTax } from '#kit/shared/money.ts'
import { buildTestApp, type TestApp } from './app.ts'
import type { Browser } from './browser.ts'
import { insertVehicle } from './fleet.ts'

type Given = {
  price?: number
  newPrice?: number
  startsAt?: string
  endsAt?: string
  kind?: 'hours' | 'days'
  method?: 'on_site' | 'transfer' | 'provider'
  voucher?: { id: number; amount: number }
  held?: boolean
  paid?: boolean
  email?: string
  vehicle?: number
}

/** Wednesday, June 3, 2026, 10 am at the pier. */
const wednesday = '2026-06-03T08:00:00Z'

/** For a test file: an application with a till that is emptied before every test, and an employee who serves. */
export function openCashRegister() {
  const hut = {
    it: undefined as unknown as TestApp,
    boat: 0,
    employee: undefined as unknown as Browser,
    admin: undefined as unknown as Browser,
  }
  const sell = (fields: Record<string, unknown>, headers: Record<string, string> = {}, who = hut.employee) =>
    postJson(who, '/api/rere_save_cashregister/', fields, headers)
  const entries = () => hut.it.sql<StoredEntry[]>`
    SELECT position, kind, receipt, cashier, cash, income, reverses, booking_id::int, voucher_id, content::jsonb AS content
    FROM till_entries ORDER BY position`

  const till = {
    get it() {
      return hut.it
    },
    get boat() {
      return hut.boat
    },
    get employee() {
      return hut.employee
    },
    get admin() {
      return hut.admin
    },

    /** Puts a booking straight into the table: one hour of today for $50, unpaid, unless told otherwise. Gives its id. */
    async booking(given: Given = {}): Promise<number> {
      const { price = 5000, newPrice = null, startsAt = '2026-06-03T11:00', endsAt = '2026-06-03T12:00' } = given
      const { sql } = hut.it
      const [row] = await sql<{ id: number }[]>`
        INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, price, new_price,
                              price_change_reason, quote, payment_method, due_on, voucher_id, voucher_amount, held_until, paid_at)
        VALUES (upper(substr(md5(random()::text), 1, 8)), ${given.vehicle ?? hut.boat}, ${given.kind ?? 'hours'}, ${startsAt},
                ${endsAt}, 'Mira Keller', ${given.email ?? 'mira@guests.example'}, '+49151', ${price}, ${newPrice},
                ${newPrice === null ? null : 'Regular'}, ${quote(newPrice ?? price)}::text::jsonb, ${given.method ?? 'on_site'},
                ${given.method === 'transfer' ? '2026-06-05' : null}, ${given.voucher?.id ?? null},
                ${given.voucher?.amount ?? 0}, ${given.held ? '2026-06-03T08:10:00Z' : null},
                ${given.paid ? '2026-06-01' : null})
        RETURNING id::int`
      return row?.id as number
    },

    /** Sends a sale as the checkout does; what is open of everything is paid in cash unless told otherwise. */
    sell,
    payBooking: (id: number, income = 50, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      sell({ income, main_item: { type: 'booking', id }, ...more }, headers),
    reverse: (position: unknown, total: number, more: Record<string, unknown> = {}, who = hut.employee) =>
      postJson(who, '/api/rere_reverse_receipt/', { position, total, reason: 'Rung up twice', ...more }),
    unpaid: (query = '', who = hut.employee) =>
      who.get(`/api/rere_get_unpaid_bookings_and_vouchers_for_cashregister/${query}`),
    receipt: (position: unknown, who = hut.employee) => who.get(`/api/rere_receipt/${position}/`),

    entries,
    stored: async (id: number) => {
      const [row] = await hut.it.sql<
        { paid: boolean; method: string; due_on: string | null; voucher_id: number | null; voucher_amount: number }[]
      >`SELECT paid_at IS NOT NULL AS paid, payment_method AS method, due_on, voucher_id, voucher_amount FROM bookings
        WHERE id = ${id}`
      return row
    },
    balance: async (id: number) => {
      const [row] = await hut.it.sql<
        { left: number }[]
      >`SELECT amount - redeemed AS left FROM vouchers WHERE id = ${id}`
      return row?.left
    },
    stock: async (id: number) => {
      const [row] = await hut.it.sql<{ stock: number }[]>`SELECT actual_stock AS stock FROM products WHERE id = ${id}`
      return row?.stock
    },
    /** What must hold whatever happened: an unbroken chain, receipts without a gap, and a drawer that adds up. */
    async expectSoundLedger() {
      const { sql } = hut.it
      expect(await sql`SELECT * FROM till_breaks('rental')`).toHaveLength(0)
      const all = await entries()
      const receipts = all.flatMap(({ receipt }) => (receipt === null ? [] : [receipt]))
      expect(receipts).toEqual(receipts.map((_, i) => i + 1))
      const cash = all
        .flatMap(({ content }) => content.payments)
        .reduce((sum, { method, amount }) => sum + (method === 'cash' ? amount : 0), 0)
      expect(all.reduce((sum, entry) => sum + entry.cash, 0)).toBe(cash)
      expect(cash).toBeGreaterThanOrEqual(0)
    },
  }
  beforeAll(async () => {
    hut.it = await buildTestApp()
    hut.employee = await hut.it.signedIn('employee')
    hut.admin = await hut.it.signedIn('admin')
  })
  beforeEach(async () => {
    hut.it.setNow(wednesday)
    hut.boat = await emptyTill(hut.it.sql)
    await hut.it.live.changed('vehicles', 'bookings', 'products', 'till')
  })
  return till
}

export type StoredEntry = {
  position: number
  kind: string
  receipt: number | null
  cashier: string
  cash: number
  income: number
  reverses: number | null
  booking_id: number | null
  voucher_id: number | null
  content: {
    lines: { kind: string; label: string; quantity: number; amount: number; vatPercent: number }[]
    payments: { method: string; amount: number }[]
    reason?: string
    received?: number
    change?: number
  }
}

/** As the booking keeps what its customer was shown. */
const quote = (total: number) =>
  JSON.stringify({ lines: [{ label: 'Eider, 1 hour', cents: total }], total, vat: includedTax(total, 19), onSite: [] })

export const postJson = (who: Browser, url: string, fields: object, headers: Record<string, string> = {}) =>
  who.send({
    method: 'POST',
    url,
    payload: JSON.stringify(fields),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** The ledger refuses to be emptied; only here, where nobody is listening, are its triggers put to sleep. */
export const emptyLedger = (sql: Sql) =>
  sql.begin(async (tx) => {
    await tx`SET LOCAL session_replication_role = replica`
    await tx`TRUNCATE till_entries`
    await tx`
      UPDATE tills SET last_position = 0, last_receipt = 0, last_closing = 0, last_hash = sha256('')`
  })

async function emptyTill(sql: Sql): Promise<number> {
  await emptyLedger(sql)
  await sql`
    TRUNCATE bookings, vouchers, payments, test_orders, products, mails, throttles, idempotent_answers, audit_log, vehicles
    CASCADE`
  return insertVehicle(sql, { name: 'Eider' })
}
