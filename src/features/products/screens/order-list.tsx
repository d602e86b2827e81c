import layout from '#kit/ui/layout.module.css'
import type { Product } from '../contract.ts'
import { toOrder } from '../rules.ts'
import { words } from '../words.ts'
import styles from './order-list.module.css'

/** What has to be ordered, each leading to its product. Draws nothing while there is enough of everything. */
export function OrderList({ products }: { products: readonly Product[] }) {
  const orders = products.flatMap((product) => {
    const count = toOrder(product)
    return count > 0 ? [{ ...product, count }] : []
  })
  if (orders.length === 0) return null
  return (
    <section className={styles.orders} data-ground="lake" aria-labelledby="to-order">
      <h2 className={layout.largeSize} id="to-order">
        {words.toOrder}
      </h2>
      <ul className={styles.list}>
        {orders.map(({ id, name, count, actual_stock }) => (
          <li key={id}>
            <a className={styles.order} href={`#product-${id}`}>
              <strong>{count}</strong> {name}
              {actual_stock === 0 && <span className={styles.empty}>{words.soldOutMark}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
