import { pictures } from '../../pictures/pictures.ts'
import { words } from '../../words.ts'
import styles from './statement.module.css'

const { hero, heroPortrait } = pictures

/** The shadow in the picture falls on the page, which is the same wall. */
export function Statement() {
  return (
    <section aria-labelledby="statement">
      <picture>
        <source
          media="(width < 48rem)"
          srcSet={heroPortrait.srcSet}
          sizes="100vw"
          width={heroPortrait.width}
          height={heroPortrait.height}
        />
        <img className={styles.picture} {...hero} sizes="100vw" alt={hero.alt} decoding="async" />
      </picture>
      <div className={styles.words}>
        <h2 id="statement" className={styles.thesis}>
          {words.thesis}
        </h2>
        <p>{words.thesisText}</p>
      </div>
    </section>
  )
}
