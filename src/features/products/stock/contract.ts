import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { maybe, money, moneyField, wholeNumber } from '#kit/shared/fields.ts'
import { languages } from '#kit/shared/language.ts'
import { pieces, priceMax, product, productId } from '../contract.ts'
import { words as productWords } from '../words.ts'
import { words } from './words.ts'

/** Stock by count, what to order again, and what products earn. Instants are `2026-11-28T09:00:00Z`. */

export const reasons = ['breakage', 'theft', 'spoiled', 'own_use', 'miscount', 'other'] as const

const number = wholeNumber({ max: 1_999_999_999, message: () => words.noCount })
const days = wholeNumber({ min: 1, max: 366, message: () => words.noDays })
const success = { 200: z.object({ status: z.literal('success') }) }
const read = { method: 'GET', access: 'staff', changesWith: ['products'] } as const
const write = { method: 'POST', access: 'staff', answers: success } as const

const goods = z.extend(product, {
  /** In the days asked for. */
  sold: z.int(),
  /** What one cost net, what the till took without VAT, and that without what goods cost: for admins. */
  ...{ purchase_price: z.nullable(money), net: z.nullable(money), earned: z.nullable(money) },
})
export type Goods = z.output<typeof goods>
export const getStock = endpoint({
  ...read,
  summary: 'What has a stock, how many of it were sold in the last days, and to admins what it costs and earned',
  path: '/api/rere_stock/',
  query: z.object({ days }),
  answers: { 200: z.object({ goods: z.array(goods) }) },
})

const countLine = z.object({
  ...{ product_id: z.int(), name: z.string(), counted: z.int(), expected: z.int() },
  ...{ counted_at: z.string(), counted_by: z.string(), why: z.nullable(z.enum(reasons)) },
  /** What one cost; only admins see it. */
  cost: z.nullable(money),
})
export type CountLine = z.output<typeof countLine>
const stockCount = z.object({
  ...{ id: z.int(), version: z.int(), started_at: z.string(), closed_by: z.nullable(z.string()) },
  lines: z.array(countLine),
})
export type StockCount = z.output<typeof stockCount>
export const getCounts = endpoint({
  ...read,
  summary: 'The last 20 counts of stock, an open one, which nobody closed yet, first',
  path: '/api/rere_stock_counts/',
  answers: { 200: z.object({ counts: z.array(stockCount) }) },
})

export const exportStock = endpoint({
  summary: 'A count, what to order, or what products cost and earned, as a CSV file for spreadsheets',
  method: 'GET',
  path: '/api/rere_export_stock/',
  access: 'staff',
  query: z.object({
    ...{ table: z.enum(['orders', 'margins', 'count']), count: maybe(number), days: maybe(days) },
    language: maybe(z.enum(languages)),
  }),
  answers: { 200: 'text/csv' },
})

export const receiveForm = z.object({
  product_id: productId,
  /** 0 only sets the price. */
  quantity: pieces,
  /** Of one, net; for admins. */
  purchase_price: maybe(moneyField({ max: priceMax, message: () => productWords.noPrice })),
})
export const receiveGoods = endpoint({
  ...write,
  summary: 'Adds goods that came to the stock, with what one cost net; the price is for admins',
  path: '/api/rere_receive_goods/',
  repeatable: true,
  body: receiveForm,
})

export const countProduct = endpoint({
  ...write,
  summary: 'How many of a product are there, beside what there should be by now; or why that differs. Begins a count',
  path: '/api/rere_count_product/',
  body: z.object({
    ...{ product_id: productId, counted: maybe(pieces) },
    why: maybe(z.enum(reasons, { error: () => words.chooseReason })),
  }),
})

export const closeCount = endpoint({
  ...write,
  summary: 'Takes the differences of the open count, as it was seen and each with a reason, into the stock',
  path: '/api/rere_close_count/',
  access: 'admin',
  body: z.object({ count_id: number, seen: number }),
})
