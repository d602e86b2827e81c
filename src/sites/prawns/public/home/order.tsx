import { useEffect, useState } from 'react'
import { type PrawnProduct, prawnProducts } from '#features/prawn-orders/content/products.ts'
import { emptyOrder, type OrderDraft } from '#features/prawn-orders/rules.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { later } from '#kit/ui/later.tsx'
import { Picture, type PictureName } from '../../picture.tsx'
import { words } from '../../words.ts'
import styles from './order.module.css'
import { Section } from './section.tsx'

const loadModal = () => import('./payment-modal.tsx').then(({ PaymentModal }) => PaymentModal)
const PaymentModal = later(loadModal)

const pictures: Readonly<Record<PrawnProduct['id'], { name: PictureName; alt: string }>> = {
  fresh: { name: 'order-fresh', alt: words.freshAlt },
  grilled: { name: 'order-grilled', alt: words.grilledAlt },
  tin: { name: 'order-tin', alt: words.tinAlt },
}

/** What there is to buy. What was typed into the form stays here while the form is closed. */
export function Order() {
  const [ordered, setOrdered] = useState<PrawnProduct>()
  const [draft, setDraft] = useState<OrderDraft>(emptyOrder)
  useWayBack(ordered !== undefined, () => setOrdered(undefined))
  const warmUp = () => void loadModal().catch(() => {})
  return (
    <Section id="order" title={words.order} depth={0.515} top={0.67} height={0.54}>
      <ul className={styles.cards}>
        {prawnProducts.map((product) => (
          <li key={product.id} className={styles.card} data-ground="tin">
            <Picture
              {...pictures[product.id]}
              className={styles.picture}
              sizes="(width < 34rem) 8rem, 20rem"
              loading="lazy"
            />
            <h3 className={styles.name}>{product.name}</h3>
            <p className={styles.portion}>{product.portion}</p>
            <p className={styles.price}>{formatMoney(product.price, 'USD')}</p>
            <Button
              className={styles.button}
              aria-label={words.orderOf(product.name)}
              aria-haspopup="dialog"
              onPointerEnter={warmUp}
              onFocus={warmUp}
              onClick={() => setOrdered(product)}
            >
              {words.orderNow}
            </Button>
          </li>
        ))}
      </ul>
      {ordered && (
        <PaymentModal product={ordered} draft={draft} onChange={setDraft} onClose={() => setOrdered(undefined)} />
      )}
    </Section>
  )
}

const asEntry = 'order'

/** While the form is open the browser's way back closes it, and the dive stays where it is. */
function useWayBack(isOpen: boolean, onBack: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for each time it opens
  useEffect(() => {
    if (!isOpen) return
    history.pushState({ ...(history.state as object | null), [asEntry]: true }, '')
    window.addEventListener('popstate', onBack)
    return () => {
      window.removeEventListener('popstate', onBack)
      if (asEntry in ((history.state as object | null) ?? {})) history.back()
    }
  }, [isOpen])
}
