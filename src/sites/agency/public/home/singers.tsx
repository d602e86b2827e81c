import styles from './singers.module.css'

/** The star of the wordmark, around the origin. */
export const starPoints =
  '0,-50 6,-16 35,-35 16,-6 50,0 16,6 35,35 6,16 0,50 -6,16 -35,35 -16,6 -50,0 -16,-6 -35,-35 -6,-16'

const crowns = [
  'M-8-54L-9-65L-4-60L0-67L4-60L9-65L8-54Z',
  'M-8-54Q-10-66 0-68Q10-66 8-54Z',
  'M-8-54L-10-67L-4-61L0-69L4-61L10-67L8-54Z',
]

/**
 * Three of them; the first carries the star. Each is a picture of its own: so the browser only moves them about, and
 * does not draw the street again with every step.
 */
export function Singers() {
  return (
    <div className={styles.onward}>
      <div className={styles.singers}>
        {crowns.map((crown) => (
          <span key={crown} className={styles.king}>
            <svg viewBox="-18 -72 36 76" aria-hidden="true">
              <path className={styles.cloak} d="M-15 0Q-13-34-6-43Q0-48 6-43Q13-34 15 0Q0 5-15 0Z" />
              <path className={styles.fold} d="M-5-3Q-4-22-1-34M6-4Q5-20 3-30" />
              <circle className={styles.face} cx="0" cy="-50" r="7.5" />
              <path className={styles.crown} d={crown} />
            </svg>
          </span>
        ))}
        <span className={styles.pole}>
          <svg viewBox="-100 -100 200 232" aria-hidden="true">
            <circle r="96" fill="url(#street-glow)" />
            <path className={styles.staff} d="M-11 130Q-5 68 0 4" />
            <polygon className={styles.star} points={starPoints} transform="scale(.5)" />
          </svg>
        </span>
      </div>
    </div>
  )
}
