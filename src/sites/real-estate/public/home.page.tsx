import type { PageMeta } from '#sites/modules.ts'
import { SmallCatalog } from '../catalog/small-catalog.tsx'
import { Counters } from './home/counters.tsx'
import { Invitation } from './home/invitation.tsx'
import { Networks } from './home/networks.tsx'
import { Services } from './home/services.tsx'
import { Slider } from './home/slider.tsx'
import { Tips } from './home/tips.tsx'
import { words } from './home/words.ts'
import styles from './home.module.css'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
}

export default function HomePage() {
  return (
    <main tabIndex={-1}>
      <div className={styles.opening}>
        <h1 className={styles.claim}>{words.claim}</h1>
        <Slider />
      </div>
      <Services />
      <Counters />
      <Networks />
      <Tips />
      <section className={styles.catalog} aria-labelledby="catalog">
        <h2 id="catalog" className={styles.heading}>
          {words.fromCatalog}
        </h2>
        <SmallCatalog />
      </section>
      <Invitation />
    </main>
  )
}
