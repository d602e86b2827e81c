import { chalk } from './chalk.ts'
import styles from './hero.module.css'

/** Dots at random, fewer towards the roofs. */
function dots(seed: number, count: number): string {
  const { random } = chalk(seed)
  return Array.from(
    { length: count },
    () => `M${Math.round(random() * 1600)} ${Math.round(random() ** 1.5 * 700)}h0`,
  ).join('')
}

const [small, large] = [dots(5, 70), dots(41, 22)]

/** The other stars. */
export function Sky() {
  return (
    <svg className={styles.sky} viewBox="0 0 1600 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d={small} strokeWidth="1.6" />
      <path d={large} strokeWidth="3" />
    </svg>
  )
}
