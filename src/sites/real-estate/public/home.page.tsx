import type { PageMeta } from '#sites/modules.ts'
import { SmallCatalog } from '../catalog/small-catalog.tsx'
import { Counters } from './home/counters.tsx'
import { Invitation } from './home/invitation.tsx'
import { Networks } from './home/networks.tsx'
import { Services } from './home/services.tsx'
import { Slider } from './home/slider.tsx'
import { Tips } from './home/tips.tsx'
import styles from './home.module.css'

export const meta: PageMeta = {
  title: 'PresentationPro - Home',
  description:
    'Houses and apartments in the city, in nature, on the coast, on islands and abroad, shown in their best light by an agency in Hamburg, Munich and Lisbon.',
}

export default function HomePage() {
  return (
    <main tabIndex={-1}>
      <div className={styles.opening}>
        <h1 className={styles.claim}>Houses and apartments, shown in their best light.</h1>
        <Slider />
      </div>
      <Services />
      <Counters />
      <Networks />
      <Tips />
      <section className={styles.catalog} aria-labelledby="catalog">
        <h2 id="catalog" className={styles.heading}>
          From the catalog
        </h2>
        <SmallCatalog />
      </section>
      <Invitation />
    </main>
  )
}
