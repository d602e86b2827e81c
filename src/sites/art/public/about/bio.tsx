import { said } from '#kit/ui/said.ts'
import curtainSmall from '../../pictures/curtain-640.avif'
import curtainLarge from '../../pictures/curtain-1280.avif'
import { pictures } from '../../pictures/pictures.ts'
import { words } from '../../words.ts'
import { Work } from '../work.tsx'
import styles from './bio.module.css'

const { artist } = pictures

const curtain = {
  title: 'Curtain, North Window',
  ...words.curtain,
  width: 2560,
  height: 1240,
  small: curtainSmall,
  large: curtainLarge,
}

const shown = [
  ['2025', 'Ten to Five', words.ferryHouse],
  ['2024', 'Slow Growth', words.palmHouse],
  ['2023', 'Unfinished Towers', words.library],
  ['2022', 'Ink on Water', words.baths],
] as const

export function Bio() {
  return (
    <div className={styles.bio}>
      <figure className={styles.portrait}>
        <img {...artist} alt={artist.alt} sizes="(width < 60rem) 92vw, 38vw" decoding="async" />
        <figcaption>
          <b lang="en">Me, Half and Half</b> {words.selfPortrait.made}
        </figcaption>
      </figure>
      <div className={styles.words}>
        <p className={styles.lead}>{words.bioBeginnings}</p>
        <p>{words.bioPlace}</p>
        <p>{said(words.bioSeries((name) => <span lang="en">{name}</span>))}</p>
      </div>
      <Work work={curtain} sizes="(width < 60rem) 92vw, 54vw" />
      <section className={styles.shown} aria-labelledby="shown">
        <h2 id="shown" className={styles.heading}>
          {words.shown}
        </h2>
        <dl>
          {shown.map(([year, title, place]) => (
            <div key={year} className={styles.show}>
              <dt>{year}</dt>
              <dd>
                <b lang="en">{title}</b>
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
