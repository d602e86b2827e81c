import { Suspense } from 'react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Wordmark } from '../wordmark.tsx'
import styles from './hero.module.css'
import { Sky } from './sky.tsx'
import { Street } from './street.tsx'
import type { HomeTexts } from './texts.ts'

/** `onLook` opens the projects; without a script the link leads down to them. */
export function Hero({ texts, onLook }: { texts: HomeTexts['hero']; onLook: () => void }) {
  return (
    <section id="top" tabIndex={-1} className={styles.hero} aria-labelledby="top-title">
      <Sky />
      <div className={styles.words}>
        <h1 id="top-title" className={styles.name}>
          <Wordmark star={styles.star} />
        </h1>
        <p className={styles.claim}>{texts.claim}</p>
        <p className={styles.ways}>
          <ButtonLink
            href="#projects"
            size="large"
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault()
              onLook()
            }}
          >
            {texts.look}
          </ButtonLink>
          <ButtonLink href="#contact" size="large" variant="secondary">
            {texts.write}
          </ButtonLink>
        </p>
      </div>
      <Suspense>
        <Street />
      </Suspense>
    </section>
  )
}
