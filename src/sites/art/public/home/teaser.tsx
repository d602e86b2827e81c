import { Link } from '#kit/ui/link.tsx'
import { pictures } from '../../pictures/pictures.ts'
import styles from './teaser.module.css'

const { artist } = pictures

/** Who she is, in short. */
export function Teaser() {
  return (
    <section className={styles.teaser} aria-labelledby="teaser">
      <div className={styles.words}>
        <h2 id="teaser" className={styles.name}>
          I am Lina.
        </h2>
        <p>
          I draw, paint, print and cut paper in the loft of a ferry house that no ferry calls at any more. I work in
          ink, water, sunlight and whatever the tide leaves, and I write while things dry.
        </p>
        <p>
          <Link to="/ArtAlley/about" className={styles.more}>
            More about me
          </Link>
        </p>
      </div>
      <img
        className={styles.portrait}
        {...artist}
        alt={artist.alt}
        sizes="(width < 60rem) 92vw, 38vw"
        loading="lazy"
        decoding="async"
      />
    </section>
  )
}
