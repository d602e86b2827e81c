import { formatPlain, parseCents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { asTyped } from '#kit/shared/typed-numbers.ts'
import * as edits from '#kit/ui/edits.ts'
import {
  type Product,
  type ProductForm,
  type ProductType,
  type ProductValues,
  productForm,
  usualVat,
  type VatRate,
} from '../contract.ts'
import {
  employeeErrors,
  type Growing,
  hasStock,
  missingStock,
  onlyGrowing,
  valuesOf,
  valuesOfProduct,
} from '../rules.ts'

/** A product as its form shows it: the texts of the fields. */
export type Texts = Record<keyof ProductValues, string>
export type TextField = keyof Texts

export type Edits = edits.Edits<TextField>

const noStock = { target_stock: '', actual_stock: '', minimum_stock: '' }
const noProduct: Texts = { ...noStock, name: '', price: '', vat_percent: String(usualVat), barcode: '' }

/** The texts of a product; empty ones for one that is new. */
export const textsOf = (product: ProductValues | undefined): Texts =>
  product
    ? {
        name: product.name,
        target_stock: String(product.target_stock ?? ''),
        actual_stock: String(product.actual_stock ?? ''),
        minimum_stock: String(product.minimum_stock ?? ''),
        price: asTyped(formatPlain(product.price)),
        vat_percent: String(product.vat_percent),
        barcode: product.barcode,
      }
    : noProduct

/** What the fields show. */
export const shownTexts = (typed: Edits, product: Product | undefined): Texts =>
  edits.withEdits(textsOf(product), typed)

/** Typing into a field. */
export const edited = (typed: Edits, field: TextField, text: string, product: Product | undefined): Edits =>
  edits.edited(typed, field, { text, kept: textsOf(product)[field] })

/** The fields that somebody else changed while they are typed in, with what they are by now. */
export function newsOf(typed: Edits, product: Product | undefined): Partial<Texts> {
  if (!product) return {}
  const now = textsOf(product)
  return Object.fromEntries(edits.newsOf(typed, now).map((field) => [field, now[field]]))
}

const numberOf = (field: Growing, text: string) =>
  field === 'price' ? parseCents(text) : /^\d+$/.test(text.trim()) ? Number(text) : undefined

/** The numbers that were typed lower than they are, which employees may not do. */
export function lowered(typed: Edits, product: Product | undefined): Growing[] {
  if (!product) return []
  return onlyGrowing.filter((field) => {
    const number = numberOf(field, typed[field]?.text ?? '')
    return number !== undefined && number < (product[field] ?? 0)
  })
}

/** The edits without some fields, which then show the product again. */
export const without = (typed: Edits, fields: readonly TextField[]): Edits =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => !fields.includes(field as TextField)))

type DraftOf = { type: ProductType; product: Product | undefined; isAdmin: boolean }

/** The form to send, or everything that is wrong with it. */
export function checkDraft(
  typed: Edits,
  { type, product, isAdmin }: DraftOf,
): { form: ProductForm | undefined; errors: readonly FieldError[] } {
  const { vat_percent, ...texts } = shownTexts(typed, product)
  const stock = hasStock(type) ? {} : { ...noStock, minimum_stock: undefined }
  const result = productForm.safeParse({
    ...texts,
    ...stock,
    ...(isAdmin && { vat_percent }),
    id: product?.id,
    type,
    seen: product && seenValues(typed, product),
  })
  if (!result.success) {
    const wrong = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    return { form: undefined, errors: [...wrong, ...missingStock({ ...texts, type })] }
  }
  const form = result.data
  const before = product && valuesOfProduct(product)
  const values = valuesOf(form, product?.vat_percent ?? usualVat)
  const errors = [...missingStock(form), ...(isAdmin ? [] : employeeErrors(before, values, usualVat))]
  return { form: errors.length > 0 ? undefined : form, errors }
}

/** The product as it was when the typing began, field by field and to be read by its form, in dollars. */
function seenValues(typed: Edits, product: Product): ProductValues {
  const seen = { ...textsOf(product) }
  for (const field of Object.keys(seen) as TextField[]) seen[field] = typed[field]?.seen ?? seen[field]
  const count = (text: string) => (text === '' ? null : Number(text))
  return {
    name: seen.name,
    target_stock: count(seen.target_stock),
    actual_stock: count(seen.actual_stock),
    minimum_stock: count(seen.minimum_stock),
    price: Number(seen.price.replace(',', '.')),
    vat_percent: Number(seen.vat_percent) as VatRate,
    barcode: seen.barcode,
  }
}
