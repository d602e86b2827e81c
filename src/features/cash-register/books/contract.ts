import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { money } from '#kit/shared/fields.ts'
import { currencies } from '#kit/shared/money.ts'
import { paymentMethods } from '../contract/ledger.ts'

/** What came in, for each business: its cash position, the logbook of its till, and whether that is whole. */

/** By which way income came: at the till in cash and by card, online through the provider, to the bank. */
export const incomeParts = ['cash', 'card', 'online', 'transfer'] as const
export type IncomePart = (typeof incomeParts)[number]

const dayIncome = z.object({
  cashregister_day: z.string(),
  income: money,
  /** Of it each part that the business has. */
  cash: money,
  card: z.optional(money),
  online: z.optional(money),
  transfer: z.optional(money),
})
export type DayIncome = z.output<typeof dayIncome>

const cashPosition = {
  summary: 'Income of each day that had any, newest first; screens add them up to months and years',
  method: 'GET',
  access: 'admin',
  answers: { 200: z.array(dayIncome) },
} as const

const line = {
  id: z.string(),
  cashregister_day: z.string(),
  /** Wall clock, `HH:MM`. */
  time: z.string(),
  income: money,
  cashier: z.string(),
  /** Beyond the documents: what kind of entry, and where its receipt is. */
  kind: z.string(),
  receipt: z.nullable(z.int()),
  position: z.nullable(z.int()),
}

const rentalLine = z.object({
  ...line,
  booking_vehicle: z.string(),
  booking_day: z.nullable(z.string()),
  booking_hours: z.nullable(z.number()),
  booking_price: z.nullable(money),
  /** JSON text: a list of name, quantity, price, price_total. */
  products: z.string(),
  voucher: z.nullable(money),
  /** A person, or `Voucher`, `PayPal` or `Stripe`. */
  cashier: z.string(),
})
export type RentalLogEntry = z.output<typeof rentalLine>

const agencyLine = z.object({
  ...line,
  business: z.string(),
  website: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** JSON text: a list of item and price. Prices are euros by the rate of the day. */
  products: z.string(),
  /** What was paid, in the currency of the invoice. */
  amount: money,
  currency: z.enum(currencies),
  method: z.enum(paymentMethods),
  /** What is written on the receipt: the invoice. */
  reference: z.string(),
})
export type AgencyLogEntry = z.output<typeof agencyLine>

export type LogEntry = RentalLogEntry | AgencyLogEntry

const verification = {
  summary: 'Checks the whole ledger: each hash against its entry and the one before, every number without a gap',
  method: 'GET',
  access: 'admin',
  answers: { 200: z.object({ entries: z.int(), last_hash: z.string(), broken: z.array(z.int()) }) },
  changesWith: ['till'],
} as const

export const rentalBook = {
  business: 'rental',
  parts: ['cash', 'card', 'online'],
  getCashPosition: endpoint({
    ...cashPosition,
    path: '/api/rere_get_cashposition_log/',
    changesWith: ['till', 'payments', 'bookings', 'vouchers'],
  }),
  getCashLog: endpoint({
    summary: 'The cash logbook of the last 14 days, newest first: the till, and what was paid online',
    method: 'GET',
    path: '/api/rere_get_cashregister_log/',
    access: 'admin',
    answers: { 200: z.array(rentalLine) },
    changesWith: ['till', 'payments', 'bookings', 'vouchers'],
  }),
  verifyTill: endpoint({ ...verification, path: '/api/rere_verify_till/' }),
} as const

export const agencyBook = {
  business: 'agency',
  parts: ['transfer', 'cash'],
  getCashPosition: endpoint({ ...cashPosition, path: '/api/sshp_get_cashposition_log/', changesWith: ['till'] }),
  getCashLog: endpoint({
    summary: 'The cash logbook of the last 14 days, newest first: what came in for invoices',
    method: 'GET',
    path: '/api/sshp_get_cashregister_log/',
    access: 'admin',
    answers: { 200: z.array(agencyLine) },
    changesWith: ['till', 'customers'],
  }),
  verifyTill: endpoint({ ...verification, path: '/api/sshp_verify_till/' }),
} as const

/** The calls of one business, for screens that both have. */
export type CashBook = typeof rentalBook | typeof agencyBook
