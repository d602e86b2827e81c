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

export function HomesStill() {
  return (
    <svg className={styles.homes} viewBox="0 0 640 400" aria-hidden="true">
      <path className={styles.plan} d="M24 24H616V376H24ZM410 24V90M410 150V376M410 250H616" />
      <path
        className={styles.fine}
        d="M410 150H350A60 60 0 0 1 410 90M110 18V30M290 18V30M110 24H290M622 120H610M622 200H610M430 280H596M430 300H596M430 320H596M430 340H596"
      />
      <text className={styles.homesName} x="52" y="270">
        Presentation
      </text>
      <text className={styles.homesPro} x="52" y="338">
        Pro
      </text>
    </svg>
  )
}

const rings = [
  [206, 196, 66, 'P', -66],
  [256, 128, 60, 'R', -38],
  [330, 98, 52, 'A', 0],
  [396, 122, 46, 'W', 36],
  [432, 176, 40, 'N', 70],
  [416, 232, 32, 'S', 110],
] as const

export function PrawnsStill() {
  return (
    <svg className={styles.prawns} viewBox="0 0 640 400" aria-hidden="true">
      <path
        className={styles.feelers}
        d="M186 246C130 240 120 170 132 96M200 254C150 262 104 210 112 140M276 196q14 18 6 34M306 178q14 18 8 32"
      />
      <path className={styles.tail} d="M404 252q-30 2-42 22 16 2 26 24 26-14 34-38z" />
      {rings.map(([x, y, r, letter, turn]) => (
        <g key={letter} transform={`translate(${x} ${y})`}>
          <circle r={r} />
          <text transform={`rotate(${turn})`} y={r * 0.34} fontSize={r * 0.96}>
            {letter}
          </text>
        </g>
      ))}
      <text className={styles.prawnsName} x="320" y="360">
        Parallax Prawns
      </text>
    </svg>
  )
}

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
