import { auditLabel } from '#features/audit-log/rules/label.ts'
import { changed, play, type Scene, silent } from '#kit/ui/demo.ts'
import { getCart, releaseCart, renewCart, reserveProduct } from './contract/carts.ts'
import { addOrChangeProduct, deleteProduct, getAllProducts, type Product, usualVat } from './contract.ts'
import { valuesOf } from './rules.ts'

export const plays = [
  play(addOrChangeProduct, ({ body }, { by, today, newId, known, show }) => {
    const before = known(getAllProducts)[0]?.product_data.find(({ id }) => id === body.id)
    const product: Product = {
      ...{ id: newId(), type: body.type, in_carts: 0 },
      ...before,
      ...valuesOf(body, before?.vat_percent ?? usualVat, before?.barcode),
      minimum_stock: (body.minimum_stock === undefined ? before?.minimum_stock : body.minimum_stock) ?? null,
      added_or_changed_by: auditLabel(before ? 'Changed' : 'Added', by.username, today),
    }
    show(getAllProducts, ({ product_data }) => ({
      product_data: [...product_data.filter(({ id }) => id !== product.id), product].sort((a, b) =>
        a.name.localeCompare(b.name),
      ),
    }))
    return product
  }),
  play(deleteProduct, ({ params }, { show }) =>
    show(getAllProducts, ({ product_data }) => ({ product_data: product_data.filter(({ id }) => id !== params.id) })),
  ),
  silent(reserveProduct, ({ body }, scene) => ({ quantity: body.quantity, actual_stock: put(body, scene) })),
  silent(renewCart, () => ({ held: true })),
  silent(releaseCart, ({ body: { cart } }, scene) => {
    for (const product_id of held.get(cart)?.keys() ?? []) put({ cart, product_id, quantity: 0 }, scene)
  }),
]

/** Pieces of products in carts. */
const held = new Map<string, Map<number, number>>()

/** What is put into a cart is taken off the stock, of which it gives the rest. */
function put({ cart, product_id, quantity }: { cart: string; product_id: number; quantity: number }, scene: Scene) {
  const inCart = held.get(cart) ?? new Map<number, number>()
  const more = quantity - (inCart.get(product_id) ?? 0)
  held.set(cart, inCart.set(product_id, quantity))
  scene.show(getAllProducts, ({ product_data }) => ({
    product_data: changed(product_data, product_id, ({ actual_stock: stock, ...one }) => ({
      ...one,
      actual_stock: stock === null ? null : stock - more,
    })),
  }))
  const product = scene.known(getAllProducts)[0]?.product_data.find(({ id }) => id === product_id)
  scene.show(getCart, ({ lines }, { query }) => {
    if (query.cart !== cart || !product) return { lines }
    const line = { ...product, quantity, price_total: product.price * quantity }
    return { lines: [...lines.filter(({ id }) => id !== product_id), ...(quantity > 0 ? [line] : [])] }
  })
  return product?.actual_stock ?? null
}
