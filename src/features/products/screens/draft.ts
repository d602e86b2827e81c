import { formatPlain, parseCents, toCents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
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

/**
 * What was typed, by field, each with the text that stood there before. Fields that nobody touched are not in it: they
 * go on showing the product as it is by now.
 */
export type Edits = { [field in TextField]?: { text: string; seen: string } }

export const fieldNames: Texts = {
  name: 'Name',
  target_stock: 'Target stock',
  actual_stock: 'Actual stock',
  price: 'Price',
  vat_percent: 'VAT',
}

const noProduct: Texts = { name: '', target_stock: '', actual_stock: '', price: '', vat_percent: String(usualVat) }

/** The texts of a product; empty ones for one that is new. */
export const textsOf = (product: ProductValues | undefined): Texts =>
  product
    ? {
        name: product.name,
        target_stock: String(product.target_stock ?? ''),
        actual_stock: String(product.actual_stock ?? ''),
        price: formatPlain(toCents(product.price)),
        vat_percent: String(product.vat_percent),
      }
    : noProduct

/** What the fields show. */
export function shownTexts(edits: Edits, product: Product | undefined): Texts {
  const texts = { ...textsOf(product) }
  for (const field of Object.keys(texts) as TextField[]) texts[field] = edits[field]?.text ?? texts[field]
  return texts
}

/** Typing into a field; what stood there when that began stays noted. */
export const edited = (edits: Edits, field: TextField, text: string, product: Product | undefined): Edits => ({
  ...edits,
  [field]: { text, seen: edits[field]?.seen ?? textsOf(product)[field] },
})

/** The same typed texts, now that the product was seen as it is. */
export const seenAnew = (edits: Edits, product: ProductValues): Edits =>
  Object.fromEntries(
    Object.entries(edits).map(([field, { text }]) => [field, { text, seen: textsOf(product)[field as TextField] }]),
  )

/** The fields that somebody else changed while they are typed in, with what they are by now. */
export function newsOf(edits: Edits, product: Product | undefined): Partial<Texts> {
  if (!product) return {}
  const now = textsOf(product)
  const fields = (Object.keys(edits) as TextField[]).filter(
    (field) => now[field] !== edits[field]?.seen && now[field] !== edits[field]?.text,
  )
  return Object.fromEntries(fields.map((field) => [field, now[field]]))
}

const numberOf = (field: Growing, text: string) =>
  field === 'price' ? parseCents(text) : /^\d+$/.test(text.trim()) ? Number(text) * 100 : undefined

/** The numbers that were typed lower than they are, which employees may not do. */
export function lowered(edits: Edits, product: Product | undefined): Growing[] {
  if (!product) return []
  return onlyGrowing.filter((field) => {
    const typed = numberOf(field, edits[field]?.text ?? '')
    return typed !== undefined && typed < toCents(product[field] ?? 0)
  })
}

/** The edits without some fields, which then show the product again. */
export const without = (edits: Edits, fields: readonly TextField[]): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => !fields.includes(field as TextField)))

type DraftOf = { type: ProductType; product: Product | undefined; isAdmin: boolean }

/** The form to send, or everything that is wrong with it. */
export function checkDraft(
  edits: Edits,
  { type, product, isAdmin }: DraftOf,
): { form: ProductForm | undefined; errors: readonly FieldError[] } {
  const { vat_percent, ...texts } = shownTexts(edits, product)
  const stock = hasStock(type) ? {} : { target_stock: '', actual_stock: '' }
  const result = productForm.safeParse({
    ...texts,
    ...stock,
    ...(isAdmin && { vat_percent }),
    id: product?.id,
    type,
    seen: product && seenValues(edits, product),
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

/** The product as it was when the typing began, field by field. */
function seenValues(edits: Edits, product: Product): ProductValues {
  const seen = { ...textsOf(product) }
  for (const field of Object.keys(seen) as TextField[]) seen[field] = edits[field]?.seen ?? seen[field]
  const count = (text: string) => (text === '' ? null : Number(text))
  return {
    name: seen.name,
    target_stock: count(seen.target_stock),
    actual_stock: count(seen.actual_stock),
    price: Number(seen.price),
    vat_percent: Number(seen.vat_percent) as VatRate,
  }
}

/** What the server would have made of a form, for a test account. */
export function simulatedProduct(form: ProductForm, product: Product | undefined, label: string): Product {
  return {
    // No real product has it.
    id: -1 - Math.trunc(Math.random() * 1e9),
    type: form.type,
    in_carts: 0,
    ...product,
    ...valuesOf(form, product?.vat_percent ?? usualVat),
    added_or_changed_by: label,
  }
}
