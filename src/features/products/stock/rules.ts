import type { Column, Sheet } from '#features/figures/rules/tables.ts'
import { localDateTime, wallClock } from '#kit/shared/day.ts'
import { type Cents, includedTax } from '#kit/shared/money.ts'
import { toOrder } from '../rules.ts'
import { words as productWords } from '../words.ts'
import type { CountLine, Goods } from './contract.ts'
import { words } from './words.ts'

/** What a piece leaves of its price without VAT, as a share of that too; nothing without a purchase price. */
export function marginOf(goods: Pick<Goods, 'price' | 'vat_percent' | 'purchase_price'>) {
  if (goods.purchase_price === null) return {}
  const net = goods.price - includedTax(goods.price, goods.vat_percent)
  const cents: Cents = net - goods.purchase_price
  return { cents, share: net === 0 ? 0 : cents / net }
}

/** Of how many days the sales say what to order. */
export const orderDays = 28

/**
 * How many to order of what is low, or sold out within a week at the pace of the last four: up to the target, or what two
 * weeks need. None where none should be there.
 */
export function proposalOf(goods: Pick<Goods, 'target_stock' | 'actual_stock' | 'minimum_stock' | 'sold'>): number {
  const [target, actual] = [goods.target_stock ?? 0, goods.actual_stock ?? 0]
  const isDue = target > 0 && (toOrder(goods) > 0 || actual < goods.sold / 4)
  return isDue ? Math.max(0, target - actual, Math.ceil(goods.sold / 2) - actual) : 0
}

export const differenceOf = ({ counted, expected }: Pick<CountLine, 'counted' | 'expected'>) => counted - expected

export const signed = (count: number) => (count < 0 ? `−${-count}` : `+${count}`)

/** What differences are worth at the purchase prices of when they were counted. */
export const worthOf = (lines: readonly CountLine[]): Cents =>
  lines.reduce((sum, line) => sum + differenceOf(line) * (line.cost ?? 0), 0)

type Say<R> = (row: R) => string | number | null | undefined
type Of<R> = readonly [kind: Column['kind'], name: string, of: Say<R>, inFileOnly?: true]

const sheetOf = <R>(rows: readonly R[], columns: readonly Of<R>[]): Sheet => ({
  columns: columns.map(([kind, name, , inFileOnly = false]) => ({ kind, name, inFileOnly })),
  rows: rows.map((row) => columns.map(([, , of]) => of(row) ?? undefined)),
})

export const orderSheet = (goods: readonly Goods[]): Sheet =>
  sheetOf(
    goods.filter((one) => proposalOf(one) > 0),
    [
      ['text', words.product, ({ name }) => name],
      ['count', words.order, proposalOf],
      ['text', words.there, (one) => (one.actual_stock === 0 ? productWords.soldOut : inStock(one))],
      ['count', words.soldLately, ({ sold }) => sold],
    ],
  )

const inStock = (one: Goods) => productWords.stockOf(one.actual_stock ?? 0, one.target_stock ?? 0)

/** What each product earned, the most first. */
export const marginSheet = (goods: readonly Goods[]): Sheet =>
  sheetOf(
    goods.toSorted((a, b) => (b.earned ?? 0) - (a.earned ?? 0)),
    [
      ['text', words.product, ({ name }) => name],
      ['money', words.earned, ({ earned }) => earned],
      ['money', words.net, ({ net }) => net],
      ['count', words.sold, ({ sold }) => sold],
      ['price', productWords.fieldNames.price, ({ price }) => price],
      ['price', words.cost, ({ purchase_price }) => purchase_price],
      ['price', words.margin, (one) => marginOf(one).cents],
      ['share', words.marginShare, (one) => marginOf(one).share],
    ],
  )

/** What was counted; with what it is worth for who sees what goods cost. */
export const countSheet = (lines: readonly CountLine[], timeZone: string): Sheet => {
  const momentOf = ({ day, hour }: ReturnType<typeof wallClock>) => localDateTime(day, hour).replace('T', ' ')
  return sheetOf(lines, [
    ['text', words.product, ({ name }) => name],
    ['count', words.shouldBe, ({ expected }) => expected],
    ['count', words.counted, ({ counted }) => counted],
    ['count', words.difference, differenceOf],
    ['price', words.worth, (line) => (line.cost === null ? null : worthOf([line]))],
    ['text', words.reason, ({ why }) => why && words.reasons[why]],
    ['text', words.by, ({ counted_by }) => counted_by],
    ['text', words.at, ({ counted_at }) => momentOf(wallClock(timeZone, counted_at)), true],
  ])
}
