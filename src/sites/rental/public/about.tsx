import layout from '#kit/ui/layout.module.css'
import { pictures } from '../pictures/pictures.ts'
import styles from './about.module.css'

/** Who stands behind it, and the way home in the evening. */
export function About() {
  const { evening } = pictures
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title" data-ground="lake">
      <img {...evening} alt={evening.alt} sizes={sizes} className={styles.picture} loading="lazy" />
      <div className={styles.words}>
        <h2 className={layout.titleSize} id="about-title">
          About us
        </h2>
        <div className={styles.text}>
          <p>
            We are a small harbour office with a short list of boats that we know by heart. Every one of them is checked
            in the evening, charged or fuelled overnight, and handed over in person.
          </p>
          <p>
            What you see here is what is moored outside: the timetable is the one we work with ourselves, so a time that
            is free on your screen is free at the pier.
          </p>
        </div>
      </div>
    </section>
  )
}

/** The picture is at least 28rem high and cut at its sides. */
const sizes = 'max(100vw, 62rem)'
