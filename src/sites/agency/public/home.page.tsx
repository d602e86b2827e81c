import type { PageMeta } from '#sites/modules.ts'
import styles from './home.module.css'
import { Wordmark } from './wordmark.tsx'

export const meta: PageMeta = {
  title: 'Sternsinger: websites, booking systems and back offices',
  description: 'Sternsinger makes websites, booking systems and back offices for small businesses.',
}

const works = [
  { href: '/RentalRevolution', name: 'Rental Revolution', text: 'Boats on a lake, booked by the hour or the day' },
  { href: '/PresentationPro', name: 'Presentation Pro', text: 'Houses and apartments, shown in their best light' },
  { href: '/ParallaxPrawns', name: 'Parallax Prawns', text: 'A seafood seller, from the surface to the sea floor' },
  { href: '/ArtAlley', name: 'Art Alley', text: 'Pictures and poems of one artist' },
]

export default function HomePage() {
  return (
    <main className={styles.poster} tabIndex={-1}>
      <a className={styles.signIn} href="/RentalRevolution/login">
        Sign in
      </a>
      <div className={styles.words}>
        <h1 className={styles.name}>
          <Wordmark />
        </h1>
        <p className={styles.claim}>We make websites, booking systems and back offices for small businesses.</p>
      </div>
      <nav aria-label="Our work">
        <ul className={styles.works}>
          {works.map(({ href, name, text }) => (
            <li key={href}>
              <a className={styles.work} href={href}>
                <span className={styles.workName}>{name}</span>
                <span className={styles.workText}>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  )
}
