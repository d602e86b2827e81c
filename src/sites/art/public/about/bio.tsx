import curtainSmall from '../../pictures/curtain-640.avif'
import curtainLarge from '../../pictures/curtain-1280.avif'
import { pictures } from '../../pictures/pictures.ts'
import { Work } from '../work.tsx'
import styles from './bio.module.css'

const { artist } = pictures

const curtain = {
  title: 'Curtain, North Window',
  made: 'Sun print, 2022',
  alt: 'Sun print panorama in silver grey: folds of light hang like a thin curtain, crossing and gathering to bright seams.',
  width: 2560,
  height: 1240,
  small: curtainSmall,
  large: curtainLarge,
}

const shown = [
  ['2025', 'Ten to Five', 'Ferry House, in her own rooms'],
  ['2024', 'Slow Growth', 'Botanical Garden, the old palm house'],
  ['2023', 'Unfinished Towers', 'Town Library, on all four landings'],
  ['2022', 'Ink on Water', 'Public Baths, after closing time'],
] as const

export function Bio() {
  return (
    <div className={styles.bio}>
      <figure className={styles.portrait}>
        <img {...artist} alt={artist.alt} sizes="(width < 60rem) 92vw, 38vw" decoding="async" />
        <figcaption>
          <b>Me, Half and Half</b> Cut paper, 2025
        </figcaption>
      </figure>
      <div className={styles.words}>
        <p className={styles.lead}>
          I was born in a town with two lighthouses, one of which was switched off. I learned to set type before I
          learned to draw, and a sheet of paper is still something with margins to me.
        </p>
        <p>
          After art school I drew other people’s buildings for a living, three years of stairs and shadows. Then I moved
          into the loft of a ferry house. It has a large window to the north and a small one to the west, and most of
          what I make is about what happens between them in the course of a day.
        </p>
        <p>
          I work in series, because a single picture can be luck. Undertow is painted with one brush and nothing is
          corrected. Cut Light is paper and a knife. Glass Hours is done by the sun; I only hold the glass. The poems
          come last, when everything is wet and I may not touch it.
        </p>
      </div>
      <Work work={curtain} sizes="(width < 60rem) 92vw, 54vw" className={styles.window} />
      <section className={styles.shown} aria-labelledby="shown">
        <h2 id="shown" className={styles.heading}>
          Shown
        </h2>
        <dl>
          {shown.map(([year, title, place]) => (
            <div key={year} className={styles.show}>
              <dt>{year}</dt>
              <dd>
                <b>{title}</b>
                <br />
                {place}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
