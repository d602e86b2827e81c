import { formatMoney } from '#kit/shared/money.ts'
import { MinusIcon, PlusIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { words as kitWords } from '#kit/ui/words.ts'
import { totalOf } from '../../rules/ledger.ts'
import type { CartEntry } from '../../sale/screens/cart-lines.ts'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import type { SaleItem, SaleLine } from '../../sale/screens/sale.ts'
import type { Cart } from '../../sale/screens/use-cart.ts'
import { words as saleWords } from '../../sale/words.ts'
import { words as tillWords } from '../../words.ts'
import styles from './slip.module.css'

type SlipProps = {
  item: SaleItem | null
  lines: readonly CartEntry[]
  /** The same as they are sold, less discounts: the item first. */
  sold: readonly SaleLine[]
  /** Gives each product its buttons; without it the slip is only read. */
  cart?: Pick<Cart, 'put' | 'leftOf'>
}

/** What is paid, line by line, as it will stand on the receipt. */
export function Slip({ item, lines, sold, cart }: SlipProps) {
  const goods = item ? sold.slice(1) : sold
  return (
    <div className={styles.slip}>
      {item && (
        <div className={styles.item}>
          <p className={styles.line}>
            <span className={styles.label}>{item.label}</span>
            <span className={layout.strong}>{exactMoney(item.type === 'refund' ? -item.amount : item.amount)}</span>
          </p>
          <Less discount={sold[0]?.discount} />
          <p className={layout.small}>{item.customer}</p>
          <p className={layout.small}>{item.detail}</p>
        </div>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((entry, i) => (
            <SlipProduct key={entry.product.id} entry={entry} line={goods[i]} {...(cart && { cart })} />
          ))}
        </ul>
      )}
      <p className={styles.total}>
        <span>{tillWords.total}</span>
        <span>{exactMoney(totalOf(sold))}</span>
      </p>
    </div>
  )
}

/** What was taken off the line above, and why. */
export function Less({ discount }: Pick<SaleLine, 'discount'>) {
  if (!discount) return null
  return (
    <p className={styles.line}>
      <span className={layout.small}>{saleWords.discountFor(discount.reason, discount.percent)}</span>
      <span>{exactMoney(0 - discount.amount)}</span>
    </p>
  )
}

function SlipProduct({
  entry: { product, quantity, amount },
  line,
  cart,
}: {
  entry: CartEntry
  line: SaleLine | undefined
  cart?: Pick<Cart, 'put' | 'leftOf'>
}) {
  const hasMore = cart?.leftOf(product) !== 0
  return (
    <li className={styles.product}>
      <p className={styles.line}>
        <span className={styles.label}>{product.name}</span>
        <span className={layout.strong}>{exactMoney(amount)}</span>
      </p>
      <Less discount={line?.discount} />
      <p className={styles.quantity}>
        {cart && (
          <button
            type="button"
            className={styles.step}
            aria-label={kitWords.oneLess(product.name)}
            onClick={() => cart.put(product, quantity - 1)}
          >
            <MinusIcon />
          </button>
        )}
        <span>
          {quantity} × {formatMoney(product.price)}
        </span>
        {cart && (
          <button
            type="button"
            className={styles.step}
            aria-label={kitWords.oneMore(product.name)}
            aria-disabled={hasMore ? undefined : true}
            onClick={() => hasMore && cart.put(product, quantity + 1)}
          >
            <PlusIcon />
          </button>
        )}
      </p>
    </li>
  )
}
