import type { FieldError } from '#kit/shared/problem.ts'
import { type Product, type ProductForm, type ProductType, type ProductValues, stockMax } from './contract.ts'
import { words } from './words.ts'

export const hasStock = (type: ProductType) => type !== 'services'

/** The fields of a form, as it was typed or as it was read. */
type StockFields = {
  type: ProductType
  target_stock?: number | string | undefined
  actual_stock?: number | string | undefined
}

/** What is missing beside what the fields say themselves: a stock for everything but services. */
export function missingStock({ type, target_stock, actual_stock }: StockFields): FieldError[] {
  if (!hasStock(type)) return []
  return Object.entries({ target_stock, actual_stock })
    .filter(([, count]) => count === undefined || count === '')
    .map(([field]) => ({ field, message: words.noStock(stockMax) }))
}

/** What a form asks for; the VAT and the barcode that it does not name are those given. */
export const valuesOf = (form: ProductForm, vat: ProductValues['vat_percent'], barcode = ''): ProductValues => ({
  name: form.name,
  target_stock: hasStock(form.type) ? (form.target_stock ?? 0) : null,
  actual_stock: hasStock(form.type) ? (form.actual_stock ?? 0) : null,
  minimum_stock: hasStock(form.type) ? form.minimum_stock : null,
  price: form.price,
  vat_percent: form.vat_percent ?? vat,
  barcode: form.barcode ?? barcode,
})

/** The part of a product that a form changes. */
export const valuesOfProduct = (product: ProductValues): ProductValues =>
  Object.fromEntries(fields.map((field) => [field, product[field]])) as ProductValues

type Field = keyof ProductValues
const fields: readonly Field[] = [
  'name',
  'target_stock',
  'actual_stock',
  'minimum_stock',
  'price',
  'vat_percent',
  'barcode',
]

/**
 * What becomes of a product that somebody saw as `seen`, asks to be `asked`, and that is `current` by now. What was not
 * touched stays as it is by now, so a change of the price undoes no sale in between. `conflicts` are the fields that both
 * sides changed, to different values. What was not sent was not touched.
 */
export function merged(
  asked: ProductValues,
  seen: ProductValues,
  current: ProductValues,
): { values: ProductValues; conflicts: Field[] } {
  const before = { ...current, ...seen }
  const isTouched = (field: Field) => asked[field] !== undefined && asked[field] !== before[field]
  const values = Object.fromEntries(fields.map((field) => [field, (isTouched(field) ? asked : current)[field]]))
  const conflicts = fields.filter(
    (field) => isTouched(field) && current[field] !== before[field] && current[field] !== asked[field],
  )
  return { values: values as ProductValues, conflicts }
}

export const onlyGrowing = ['price', 'target_stock', 'actual_stock'] as const
export type Growing = (typeof onlyGrowing)[number]

/** The numbers that would become less. */
export const decreases = (before: ProductValues, after: ProductValues): Growing[] =>
  onlyGrowing.filter((field) => (after[field] ?? 0) < (before[field] ?? 0))

/** Why an employee may not make this change; nothing where they may. A new product is compared with the usual VAT only. */
export function employeeErrors(
  before: ProductValues | undefined,
  after: ProductValues,
  usualVat: ProductValues['vat_percent'],
): FieldError[] {
  const less = before ? decreases(before, after) : []
  const vat = after.vat_percent === (before?.vat_percent ?? usualVat) ? [] : ['vat_percent']
  return [
    ...less.map((field) => ({ field, message: words.onlyIncreases })),
    ...vat.map((field) => ({ field, message: words.vatByAdmins })),
  ]
}

/** Up to this part of what there should be, stock is low, where no minimum says it. */
const low = 1 / 3

export type Shelf = Pick<Product, 'target_stock' | 'actual_stock'> & Partial<Pick<Product, 'minimum_stock'>>

export type StockLevel = {
  state: 'empty' | 'low' | 'good'
  /** How full the shelf is, from 0 to 1. */
  share: number
  /** `2 of 24 – order 22`; `Sold out – order 24`; `20 of 24`. */
  words: string
}

/** How a stock stands against what there should be; undefined for services, which have none. */
export function stockLevel({
  target_stock: target,
  actual_stock: actual,
  minimum_stock: minimum = null,
}: Shelf): StockLevel | undefined {
  if (target === null || actual === null) return undefined
  const order = Math.max(0, target - actual)
  if (actual === 0) return { state: 'empty', share: 0, words: order > 0 ? words.soldOutOrder(order) : words.soldOut }
  const share = target === 0 ? 1 : Math.min(1, actual / target)
  return (minimum === null ? share <= low : actual < minimum && order > 0)
    ? { state: 'low', share, words: words.lowStockOf(actual, target, order) }
    : { state: 'good', share, words: words.stockOf(actual, target) }
}

/** How many of a product to order: what is missing where it is low or sold out. */
export function toOrder(product: Shelf): number {
  const { state } = stockLevel(product) ?? {}
  const isEnough = state === undefined || state === 'good'
  return isEnough ? 0 : Math.max(0, (product.target_stock ?? 0) - (product.actual_stock ?? 0))
}
