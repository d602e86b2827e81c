import type { ReactNode } from 'react'
import { getAllProducts, type Product, type ProductType, productTypes } from '#features/products/contract.ts'
import { words as productWords } from '#features/products/words.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { MinusIcon } from '#kit/ui/icons.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { words as kitWords } from '#kit/ui/words.ts'
import { Slip } from '../../receipts/screens/slip.tsx'
import { totalOf } from '../../rules/ledger.ts'
import { words } from '../words.ts'
import { piecesIn } from './cart-lines.ts'
import { linesOf, type Sale } from './sale.ts'
import styles from './select-products.module.css'
import type { Cart } from './use-cart.ts'
import { useItemNow } from './use-sale.ts'

type SelectProductsProps = {
  user: SignedInUser
  cart: Cart
  sale: Sale
  /** Puts it aside. */
  park: ReactNode
  onCheckout: () => void
  onEmpty: () => void
}

/** The shop's shelves by category: one press puts a product into the cart. Beside them the slip grows. */
export function SelectProducts({ user, cart, sale, park, onCheckout, onEmpty }: SelectProductsProps) {
  const query = useEndpoint(getAllProducts)
  const { data } = query
  const [shelf, setShelf] = useKept<ProductType>(`till shelf ${user.id}`, 'drinks')
  const { item } = useItemNow(sale.item)
  if (!data) return <Pending query={query} what={productWords.theProducts} />
  const isEmpty = cart.lines.length === 0 && item === null
  const sold = linesOf({ ...sale, item }, cart.lines)
  const total = totalOf(sold)
  return (
    <div className={styles.counter}>
      <Tabs
        label={productWords.categories}
        selected={shelf}
        onSelect={setShelf}
        tabs={productTypes.map((type) => ({
          id: type,
          label: productWords.categoryNames[type],
          content: <Shelf products={data.product_data.filter((product) => product.type === type)} cart={cart} />,
        }))}
      />
      <aside className={styles.aside} aria-label={words.cart}>
        {cart.isGone && <Banner tone="warning">{words.cartGone}</Banner>}
        {isEmpty ? (
          <p className={styles.nothing}>{words.emptyCart}</p>
        ) : (
          <Slip item={item} lines={cart.lines} sold={sold} cart={cart} />
        )}
        <LiveRegion>{isEmpty ? '' : words.cartHolds(piecesIn(cart.lines), formatMoney(total))}</LiveRegion>
        <div className={styles.buttons}>
          {cart.lines.length > 0 && (
            <Button
              variant="quiet"
              onClick={() => {
                cart.empty()
                onEmpty()
              }}
            >
              {words.emptyIt}
            </Button>
          )}
          {park}
          <Button size="large" disabled={isEmpty} onClick={onCheckout}>
            {isEmpty ? words.checkout : words.checkoutFor(formatMoney(total))}
          </Button>
        </div>
      </aside>
    </div>
  )
}

function Shelf({ products, cart }: { products: readonly Product[]; cart: Cart }) {
  if (products.length === 0) return <EmptyState title={productWords.noProducts} />
  return (
    <ul className={styles.shelf}>
      {products.map((product) => (
        <ShelfProduct key={product.id} product={product} cart={cart} />
      ))}
    </ul>
  )
}

function ShelfProduct({ product, cart }: { product: Product; cart: Cart }) {
  const { name, price } = product
  const quantity = cart.quantityOf(product)
  const left = cart.leftOf(product)
  const hasMore = left !== 0
  return (
    <li className={classNames(styles.product, quantity > 0 && styles.chosen)}>
      <button
        type="button"
        className={styles.add}
        aria-disabled={hasMore ? undefined : true}
        onClick={() => hasMore && cart.put(product, quantity + 1)}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>{formatMoney(price)}</span>
        <span className={classNames(styles.stock, !hasMore && styles.out)}>{stockText(left)}</span>
      </button>
      {quantity > 0 && (
        <span className={styles.inCart}>
          <span className={styles.count}>
            {quantity}
            <VisuallyHidden>{words.inTheCart}</VisuallyHidden>
          </span>
          <button
            type="button"
            className={styles.less}
            aria-label={kitWords.oneLess(name)}
            onClick={() => cart.put(product, quantity - 1)}
          >
            <MinusIcon />
          </button>
        </span>
      )}
    </li>
  )
}

function stockText(left: number | null): string {
  if (left === null) return words.service
  return left === 0 ? words.noneLeft : words.left(left)
}
