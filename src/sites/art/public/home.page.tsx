import type { PageMeta } from '#sites/modules.ts'
import whirlsSmall from '../pictures/street-of-whirls-640.avif'
import whirlsLarge from '../pictures/street-of-whirls-1280.avif'
import { words } from '../words.ts'
import { Connect } from './home/connect.tsx'
import { Headline } from './home/headline.tsx'
import { Products } from './home/products.tsx'
import { Statement } from './home/statement.tsx'
import { Teaser } from './home/teaser.tsx'
import styles from './home.module.css'
import { Work } from './work.tsx'

export const meta: PageMeta = {
  title: words.homeTitle,
  description: words.homeDescription,
}

const whirls = {
  title: 'Street of Whirls',
  ...words.streetOfWhirls,
  width: 2560,
  height: 1180,
  small: whirlsSmall,
  large: whirlsLarge,
}

export default function HomePage() {
  return (
    <main tabIndex={-1}>
      <Headline />
      <Statement />
      <Teaser />
      <section className={styles.connect} data-ground="ink" aria-labelledby="connect">
        <Work work={whirls} sizes="92vw" className={styles.panorama} />
        <h2 id="connect" className={styles.title}>
          {words.connect}
        </h2>
        <Connect />
      </section>
      <Products />
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions" className={styles.title}>
          {words.questions}
        </h2>
        <Connect />
      </section>
    </main>
  )
}
