import { pictures } from '../../pictures/pictures.ts'
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
          Light only arrives. Shadow says where.
        </h2>
        <p>
          I begin with the shadow. How long it is tells the hour, how hard its edge is tells the weather, and where it
          bends there is a step that nobody drew. What is left over on the paper is the light, and I have not touched
          it.
        </p>
      </div>
    </section>
  )
}
