import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { fromJson, inCents, line, maybe, money, moneyField, numeric, wholeNumber } from '#kit/shared/fields.ts'
import { barcodeMax, barcodeOf, hasRightDigit } from './rules/barcode.ts'
import { words } from './words.ts'

/** What the rental sells besides boats; only staff see it. */

export const productTypes = ['drinks', 'foods', 'others', 'services'] as const
export type ProductType = (typeof productTypes)[number]

/** Percents of VAT that a price may contain. */
export const vatRates = [19, 7] as const
export type VatRate = (typeof vatRates)[number]
export const usualVat: VatRate = 19

export const nameMax = 20
export const stockMax = 99_999
export const priceMax = 9_999.99

export const product = z.object({
  id: z.int(),
  type: z.enum(productTypes),
  name: z.string(),
  /** How many there should be; null for services, which have no stock. */
  target_stock: z.nullable(z.int()),
  /** Below it there is too little; null: a third of the target. */
  minimum_stock: z.nullable(z.int()),
  /** How many there are, without those that carts at the till hold. */
  actual_stock: z.nullable(z.int()),
  /** How many are in carts at the till. */
  in_carts: z.int(),
  price: money,
  vat_percent: z.literal(vatRates),
  /** As it is scanned; empty without one. */
  barcode: z.string(),
  /** `Changed by Jonas Pier (06/01/26)` */
  added_or_changed_by: z.string(),
})
export type Product = z.output<typeof product>

export const getAllProducts = endpoint({
  summary: 'Every product that is offered, by category and name',
  method: 'GET',
  path: '/api/rere_get_all_products/',
  access: 'staff',
  changesWith: ['products'],
  answers: { 200: z.object({ product_data: z.array(product) }) },
})

export const productId = wholeNumber({ min: 1, max: 999_999_999, message: () => words.gone })
export const pieces = wholeNumber({ max: stockMax, message: () => words.noStock(stockMax) })
const stock = maybe(pieces)
const emptyIsNull = z.transform((value): unknown => (value === '' ? null : value))
const price = moneyField({ max: priceMax, message: () => words.noPrice })
const vat = maybe(z.pipe(numeric(), z.literal(vatRates, { error: () => words.noVat })))

const barcode = z.optional(
  line({ max: barcodeMax, pattern: /^\S*$/, message: () => words.noBarcode(barcodeMax) }).check(
    z.refine(hasRightDigit, { error: () => words.wrongDigit }),
    z.overwrite(barcodeOf),
  ),
)

/** What can be changed of a product, in cents and pieces. */
export const productValues = z.object({
  name: z.string(),
  target_stock: z.nullable(z.int()),
  actual_stock: z.nullable(z.int()),
  minimum_stock: z.optional(z.nullable(z.int())),
  price: z.number().check(inCents),
  vat_percent: z.literal(vatRates),
  barcode: z._default(z.string(), ''),
})
export type ProductValues = z.output<typeof productValues>

/** Comes as JSON text in a form; text that is none is left for the schema to refuse. */
const seen = z.pipe(
  z.transform((value) => (value === '' || value === 'None' ? undefined : fromJson(value))),
  z.optional(productValues),
)

export const productForm = z.object({
  /** Forms send an empty text or `None` for a product that is new. */
  id: z.pipe(
    z.transform((value): unknown => (value === '' || value === 'None' || value === null ? undefined : value)),
    z.optional(productId),
  ),
  type: z.enum(productTypes, { error: () => words.noCategory }),
  name: line({ min: 1, max: nameMax, message: () => words.noName, tooLong: () => words.longName }),
  /** Asked of everything but services. */
  target_stock: stock,
  actual_stock: stock,
  /** None where it is empty; as it is where it is not sent. */
  minimum_stock: z.optional(z.pipe(emptyIsNull, z.nullable(pieces))),
  price,
  /** As it is, or the usual one, where it is not sent. */
  vat_percent: vat,
  /** As it is where it is not sent. */
  barcode,
  /**
   * The product as it was when the form was opened. What is sent unchanged stays as it is by now, and what somebody else
   * changed meanwhile is refused. Without it everything is set as sent.
   */
  seen,
  /** Accepted and not believed: who changed what is known from the session. */
  added_or_changed_by: z.optional(z.string()),
})
export type ProductForm = z.output<typeof productForm>

export const addOrChangeProduct = endpoint({
  summary: 'Adds a product, or changes the one of the id. Employees may only increase price and stock',
  method: 'POST',
  path: '/api/rere_add_or_change_product/',
  access: 'staff',
  body: productForm,
  repeatable: true,
  answers: { 201: product },
})

export const deleteProduct = endpoint({
  summary: 'Takes a product out of the offer; what was sold of it stays in the books',
  method: 'DELETE',
  path: '/api/rere_delete_product/:id/',
  access: 'admin',
  params: z.object({ id: productId }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
