import { useRef } from 'react'
import type { PageMeta } from '#sites/modules.ts'
import { words as siteWords } from '#sites/words.ts'
import { words } from '../words.ts'
import { useDriveByHand } from './dive/drive-by-hand.ts'
import { Hero } from './dive/hero.tsx'
import { farLayers, nearLayers } from './dive/layers.ts'
import { Stage } from './dive/stage.tsx'
import { useAwake } from './dive/use-awake.ts'
import { useZones } from './dive/use-zones.ts'
import { About } from './home/about.tsx'
import { Contact } from './home/contact.tsx'
import { Hook } from './home/hook.tsx'
import { Lockup } from './home/lockup.tsx'
import { Menu } from './home/menu.tsx'
import { Order } from './home/order.tsx'
import styles from './home.module.css'

export const meta: PageMeta = {
  title: 'ParallaxPrawns',
  description: words.description,
}

export default function HomePage() {
  const page = useRef<HTMLDivElement>(null)
  const awake = useAwake()
  useZones(page)
  useDriveByHand(page)
  return (
    <div className={styles.page} ref={page}>
      <header>
        <a className={styles.back} href={siteWords.agencyHome}>
          <span aria-hidden="true">←</span> Sternsinger
        </a>
        <Menu />
        <Hook />
      </header>
      <main className={styles.dive} tabIndex={-1}>
        <Stage className={styles.far} layers={farLayers} awake={awake} />
        <Lockup />
        <Stage className={styles.near} layers={nearLayers} awake={awake}>
          <Hero />
        </Stage>
        <Order />
        <Contact />
        <About />
      </main>
    </div>
  )
}
