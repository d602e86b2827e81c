import type { PageMeta } from '#sites/modules.ts'
import whirlsSmall from '../pictures/street-of-whirls-640.avif'
import whirlsLarge from '../pictures/street-of-whirls-1280.avif'
import { Connect } from './home/connect.tsx'
import { Headline } from './home/headline.tsx'
import { Products } from './home/products.tsx'
import { Statement } from './home/statement.tsx'
import { Teaser } from './home/teaser.tsx'
import styles from './home.module.css'
import { Work } from './work.tsx'

export const meta: PageMeta = {
  title: 'ArtAlley - Home',
  description: 'Pictures and poems by Lina Falke: drawings, prints, cut paper and watercolours of light and shadow.',
}

const whirls = {
  title: 'Street of Whirls',
  made: 'Gouache on dark paper, 2025',
  alt: 'Panorama on dark blue: brush strokes in orange, pink and pale blue pass a black disc and roll into two rows of whirls behind it.',
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
          CONNECT WITH ME
        </h2>
        <Connect />
      </section>
      <Products />
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions" className={styles.title}>
          QUESTIONS?
        </h2>
        <Connect />
      </section>
    </main>
  )
}
