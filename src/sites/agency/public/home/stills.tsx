import homes from './homes.avif'
import prawns from './prawns.avif'
import rentalAvif from './rental.avif'
import rentalWebp from './rental.webp'
import styles from './stills.module.css'

/** Each site in one picture, 8 by 5, in its own colours. */
export function RentalStill() {
  return (
    <picture>
      <source srcSet={rentalAvif} type="image/avif" />
      <img className={styles.still} src={rentalWebp} width={640} height={400} alt="" loading="lazy" decoding="async" />
    </picture>
  )
}

export const HomesStill = () => <Still src={homes} />

export const PrawnsStill = () => <Still src={prawns} />

const Still = ({ src }: { src: string }) => (
  <img className={styles.still} src={src} width={640} height={400} alt="" loading="lazy" decoding="async" />
)

const rows = [0, 1, 2, 3, 4, 5]

export function ArtStill() {
  return (
    <svg className={styles.art} viewBox="0 0 640 400" aria-hidden="true">
      <g transform="skewY(14) translate(-26 -60)">
        {rows.map((row) => (
          <text
            key={row}
            className={row % 2 ? styles.solid : styles.hollow}
            x={row % 2 ? -6 : 14}
            y={row * 84 + 40}
            fontSize="96"
          >
            ART
          </text>
        ))}
      </g>
      <g transform="skewY(-14) translate(424 120)">
        {rows.map((row) => (
          <text
            key={row}
            className={row % 2 ? styles.hollow : styles.solid}
            x={row % 2 ? 14 : 0}
            y={row * 84 + 10}
            fontSize="96"
          >
            ALLEY
          </text>
        ))}
      </g>
      <path className={styles.plate} d="M206 142H434V258H206Z" />
      <text className={styles.plateName} x="320" y="217">
        ArtAlley
      </text>
    </svg>
  )
}
