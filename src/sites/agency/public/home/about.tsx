import styles from './about.module.css'
import { Lintel } from './lintel.tsx'
import type { HomeTexts } from './texts.ts'

/** Where the name comes from, and how we work. */
export function About({ texts }: { texts: HomeTexts['about'] }) {
  const [first, ...others] = texts.story
  return (
    <section id="about" tabIndex={-1} className={styles.about} aria-labelledby="about-title">
      <Lintel label={texts.blessing} />
      <div className={styles.room}>
        <h2 id="about-title" className={styles.title}>
          {texts.title}
        </h2>
        <div className={styles.story}>
          <p className={styles.first}>{first}</p>
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <dl className={styles.ways}>
          {texts.ways.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
