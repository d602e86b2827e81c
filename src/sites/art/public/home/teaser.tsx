import { Link } from '#kit/ui/link.tsx'
import { pictures } from '../../pictures/pictures.ts'
import { words } from '../../words.ts'
import styles from './teaser.module.css'

const { artist } = pictures

/** Who she is, in short. */
export function Teaser() {
  return (
    <section className={styles.teaser} aria-labelledby="teaser">
      <div className={styles.words}>
        <h2 id="teaser" className={styles.name}>
          {words.iAmLina}
        </h2>
        <p>{words.iAmLinaText}</p>
        <p>
          <Link to="/ArtAlley/about" className={styles.more}>
            {words.moreAboutMe}
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
