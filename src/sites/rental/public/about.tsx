import layout from '#kit/ui/layout.module.css'
import { pictures } from '../pictures/pictures.ts'
import { words } from '../words.ts'
import styles from './about.module.css'
import { Hiring } from './hiring.tsx'

/** Who stands behind it, and the way home in the evening. */
export function About() {
  const { evening } = pictures
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title" data-ground="lake">
      <img {...evening} alt={evening.alt} sizes={sizes} className={styles.picture} loading="lazy" />
      <div className={styles.words}>
        <h2 className={layout.titleSize} id="about-title">
          {words.aboutUs}
        </h2>
        <div className={styles.text}>
          <p>{words.aboutOffice}</p>
          <p>{words.aboutTimetable}</p>
          <div>
            <Hiring />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The picture is at least 28rem high and cut at its sides. */
const sizes = 'max(100vw, 62rem)'
