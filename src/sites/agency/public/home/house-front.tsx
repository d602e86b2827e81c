import { classNames } from '#kit/ui/class-names.ts'
import styles from './house-front.module.css'
import { HouseRoof } from './house-roof.tsx'
import type { Shop } from './shops.ts'
import { Still } from './still.tsx'
import type { ShopText } from './texts.ts'

/** A shop seen from the street: its sign is the link, and its address stands in chalk below the window. */
export function HouseFront({ shop: { id, href, still }, text }: { shop: Shop; text: ShopText }) {
  return (
    <article className={classNames(styles.house, styles[id])}>
      <HouseRoof shop={id} />
      <div className={styles.front}>
        <h3 className={styles.sign}>
          <a className={styles.door} href={href}>
            {text.name}
          </a>
        </h3>
        <div className={styles.window}>
          <Still src={still} />
        </div>
        <p className={styles.text}>{text.text}</p>
        <p className={styles.address} aria-hidden="true">
          {href}
        </p>
      </div>
    </article>
  )
}
