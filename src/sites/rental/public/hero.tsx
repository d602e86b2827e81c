import { ButtonLink } from '#kit/ui/button.tsx'
import { said } from '#kit/ui/said.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { bookByDays, bookByHours } from '../addresses.ts'
import { pictures } from '../pictures/pictures.ts'
import { words } from '../words.ts'
import styles from './hero.module.css'

/** The harbour in the morning, and what is free when. */
export function Hero() {
  // It has to ask the server anyway: the harbour is there before.
  const AskPanel = useLater(() => import('#features/bookings/availability/screens/ask-panel.tsx'), true)
  return (
    <section className={styles.hero} id="top">
      <Harbour />
      <div className={styles.words}>
        <h1 className={styles.title}>{said(words.theLake((part) => <span className={styles.turn}>{part}</span>))}</h1>
      </div>
      <div className={styles.ask}>
        <svg className={styles.shore} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 90V52C150 20 260 34 410 52s280 26 460-2 300-34 570 6v34Z" />
          <path d="M0 40C150 8 260 22 410 40s280 26 460-2 300-34 570 6" />
          <path d="M0 26C150 -2 260 8 410 26s280 24 460 0 300-32 570 4" />
        </svg>
        {AskPanel && (
          <AskPanel
            addresses={{ bookByHours, bookByDays }}
            more={(to) => (
              <ButtonLink to={to} size="small" className={styles.bookNow}>
                {words.bookNow}
              </ButtonLink>
            )}
          />
        )}
      </div>
    </section>
  )
}

function Harbour() {
  const { hero, heroPortrait } = pictures
  return (
    <picture className={styles.picture}>
      <source media="(orientation: portrait)" srcSet={heroPortrait.srcSet} sizes="100vw" />
      <img {...hero} alt={hero.alt} sizes="100vw" fetchPriority="high" />
    </picture>
  )
}
