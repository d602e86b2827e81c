import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import { words as siteWords } from '#sites/words.ts'
import { seller } from '../../seller.ts'
import { words } from '../../words.ts'
import styles from './about.module.css'
import { Section } from './section.tsx'

/** Who sells here, in few words, and that nobody does. */
export function About() {
  return (
    <Section id="about" title={words.about} depth={1.6} top={1.79} height={0.74} className={styles.about}>
      <div className={styles.words}>
        <p>{words.aboutSisters(seller.name)}</p>
        <p>{words.aboutNone}</p>
        <p className={styles.note}>
          {said(words.demonstration((agency) => <a href={siteWords.agencyHome}>{agency}</a>))}
          <a href={siteWords.agencyImprint}>{words.imprint}</a> · <a href={siteWords.agencyPrivacy}>{words.privacy}</a>{' '}
          · <Link to="/ParallaxPrawns/accessibility">{words.accessibility}</Link>
        </p>
      </div>
    </Section>
  )
}
