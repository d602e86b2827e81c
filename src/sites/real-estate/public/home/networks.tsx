import styles from './networks.module.css'
import { words } from './words.ts'

const networks = [
  ['https://www.instagram.com/', 'Instagram'],
  ['https://www.facebook.com/', 'Facebook'],
  ['https://www.linkedin.com/', 'LinkedIn'],
  ['https://www.youtube.com/', 'YouTube'],
] as const

/** Where else the agency shows houses. */
export function Networks() {
  return (
    <section className={styles.networks} aria-labelledby="networks">
      <h2 id="networks" className={styles.heading}>
        {words.followUs}
      </h2>
      <ul className={styles.list}>
        {networks.map(([address, name]) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noreferrer" className={styles.network}>
              {name}
              <svg aria-hidden="true" className={styles.arrow} viewBox="0 0 24 24">
                <path d="M4 20 20 4M7 4h13v13" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
