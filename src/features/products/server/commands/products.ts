import { labelOf } from '#features/audit-log/rules/label.ts'
import type { Write } from '#kit/server/http/write.ts'
import { violates } from '#kit/server/postgres/db.ts'
import { type FieldError, invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { toWire } from '#kit/shared/wire.ts'
import {
  type Product,
  type ProductForm,
  type ProductValues,
  product as productSchema,
  productValues,
  usualVat,
} from '../../contract.ts'
import { merged, valuesOf, valuesOfProduct } from '../../rules.ts'
import { words } from '../../words.ts'
import { sayWhy } from '../commands.ts'
import { refuseDecrease } from '../policy.ts'
import { readProduct } from '../queries.ts'

/**
 * Adds a product, or changes the one of the form's id, and gives it as it is then. Throws a 404 when it was removed
 * meanwhile, a 409 when somebody else changed the same, a 403 for what only admins may do.
 */
export async function saveProduct(write: Write, form: ProductForm): Promise<Product> {
  await sayWhy(write.tx, { kind: 'correction', by: write.author.name })
  return form.id === undefined ? add(write, form) : change(write, form.id, form)
}

/** Whether another product has the name, or the barcode. */
export const taken = (error: unknown): FieldError | undefined =>
  violates(error, 'products_name')
    ? { field: 'name', message: words.nameTaken }
    : violates(error, 'products_barcode')
      ? { field: 'barcode', message: words.barcodeTaken }
      : undefined

async function add({ tx, author, audit }: Write, form: ProductForm): Promise<Product> {
  const values = valuesOf(form, usualVat)
  refuseDecrease(author.caller, undefined, values)
  const { minimum_stock = null } = values
  const row = { ...values, minimum_stock, type: form.type, added_or_changed_by: labelOf('Added', author) }
  const [added] = await tx<{ id: number }[]>`INSERT INTO products ${tx(row)} RETURNING id`
  const id = added?.id as number
  await audit('product.add', `product:${id}`, { type: form.type, new: noted(values) })
  return present(await readProduct(tx, id))
}

async function change({ tx, author, audit }: Write, id: number, form: ProductForm): Promise<Product> {
  const current = present(await readProduct(tx, id, true))
  if (current.type !== form.type) throw invalid([{ field: 'type', message: words.keepsCategory }])
  const before = valuesOfProduct(current)
  const { values, conflicts } = merged(
    valuesOf(form, current.vat_percent, current.barcode),
    form.seen ?? before,
    before,
  )
  if (conflicts.length > 0) throw changedMeanwhile(current, conflicts)
  refuseDecrease(author.caller, before, values)
  await tx`
    UPDATE products SET ${tx({ ...values, added_or_changed_by: labelOf('Changed', author) })} WHERE id = ${id}`
  await audit('product.change', `product:${id}`, { type: form.type, old: noted(before), new: noted(values) })
  return present(await readProduct(tx, id))
}

/** As the audit log has it: in dollars. */
const noted = (values: ProductValues) => toWire(productValues, values)

/** Takes a product out of the offer; carts that hold it may still pay it. */
export async function removeProduct({ tx, author, audit }: Write, id: number): Promise<void> {
  const product = present(await readProduct(tx, id, true))
  await tx`UPDATE products SET deleted_at = ${author.at.toString()} WHERE id = ${id}`
  await audit('product.remove', `product:${id}`, { type: product.type, old: noted(valuesOfProduct(product)) })
}

function present(product: Product | undefined): Product {
  if (!product) throw notFound(words.gone)
  return product
}

const changedMeanwhile = (product: Product, fields: readonly string[]) =>
  new ProblemError(409, 'PRODUCT_CHANGED', words.changedMeanwhile, {
    extra: { product: toWire(productSchema, product), fields },
  })
