import type { ReactNode } from 'react'
import { saidLabel } from '#features/audit-log/rules/label.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { classNames } from '#kit/ui/class-names.ts'
import type { Product } from '../contract.ts'
import { stockLevel } from '../rules.ts'
import { words } from '../words.ts'
import styles from './product-card.module.css'
import { StockGauge } from './stock-gauge.tsx'

type ProductCardProps = {
  product: Product
  /** What can be done with it. */
  children: ReactNode
}

/** A product on its shelf: how many there are of how many there should be, and what it costs. */
export function ProductCard({ product, children }: ProductCardProps) {
  const level = stockLevel(product)
  return (
    <article
      className={classNames(styles.card, level && styles[level.state])}
      id={`product-${product.id}`}
      aria-label={product.name}
    >
      <header className={styles.head}>
        <h2 className={styles.name}>{product.name}</h2>
        <p className={styles.price}>{formatMoney(product.price)}</p>
      </header>
      {level && (
        <>
          <StockGauge level={level} />
          <dl className={styles.stock}>
            <Fact name={words.fieldNames.target_stock} count={product.target_stock} />
            <Fact name={words.fieldNames.actual_stock} count={product.actual_stock} />
            {product.in_carts > 0 && <Fact name={words.inCarts} count={product.in_carts} />}
          </dl>
        </>
      )}
      <footer className={styles.foot}>
        <p className={styles.author}>{saidLabel(product.added_or_changed_by)}</p>
        <div className={styles.actions}>{children}</div>
      </footer>
    </article>
  )
}

const Fact = ({ name, count }: { name: string; count: number | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{count}</dd>
  </div>
)
