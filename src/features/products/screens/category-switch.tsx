import { Link } from '#kit/ui/link.tsx'
import { type Product, type ProductType, productTypes } from '../contract.ts'
import { words } from '../words.ts'
import styles from './category-switch.module.css'
import { countLow } from './category-words.ts'

type CategorySwitchProps = {
  current: ProductType
  /** All products, once they are there. */
  products: readonly Product[] | undefined
  addressOf: (type: ProductType) => string
}

/** The way from one category to the next, with what has to be ordered in each. */
export function CategorySwitch({ current, products, addressOf }: CategorySwitchProps) {
  return (
    <nav className={styles.categories} aria-label={words.categories}>
      {productTypes.map((type) => {
        const low = countLow((products ?? []).filter((product) => product.type === type))
        return (
          <Link
            key={type}
            to={addressOf(type)}
            aria-current={type === current ? 'page' : undefined}
            className={styles.category}
          >
            {words.categoryNames[type]}
            {low > 0 && <span className={styles.low}>{words.low(low)}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
