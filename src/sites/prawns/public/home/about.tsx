import { seller } from '../../seller.ts'
import styles from './about.module.css'
import { Section } from './section.tsx'

/** Who sells here, in few words, and that nobody does. */
export function About() {
  return (
    <Section id="about" title="About" depth={1.6} top={1.79} height={0.74} className={styles.about}>
      <div className={styles.words}>
        <p>
          One cutter, two sisters, no middleman. {seller.name} go out before the town wakes, come back with what the sea
          had to spare, and cook, ice or tin it the same day.
        </p>
        <p>When there are none, there are none.</p>
        <p className={styles.note}>
          A demonstration by <a href="/">Sternsinger</a>: no cutter, no sisters, and nothing you order is sent.{' '}
          <a href="/imprint">Imprint</a> · <a href="/privacy">Privacy</a> ·{' '}
          <a href="/ParallaxPrawns/accessibility">Accessibility</a>
        </p>
      </div>
    </Section>
  )
}
