import { getBusinessSettings, getInstallation } from '#features/settings/contract.ts'
import { OpeningHours } from '#features/settings/screens/opening-hours.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { pictures } from '../pictures/pictures.ts'
import styles from './home.module.css'
import { Offer } from './offer.tsx'

export const meta = {
  title: 'Rental Revolution · Boats by the hour and by the day',
  description:
    'Motorboats, sailboats, houseboats, jet skis and canoes from one pier. Free times at a glance, booked in minutes.',
}

/** The harbour: what there is, when it is open, where it lies. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <section className={styles.welcome} aria-label="Welcome">
        <p className={styles.statement}>
          Welcome aboard. Take a canoe for two at sunrise, a sail after work, or a houseboat with the whole family:{' '}
          <strong>up to 12 people per boat</strong>.
        </p>
      </section>
      <Offer />
      <Harbour />
      <section className={styles.about} id="about" aria-labelledby="about-title">
        <h2 id="about-title">About us</h2>
        <p>
          We are a small harbour office with a short list of boats that we know by heart. Every one of them is checked
          in the evening, charged or fuelled overnight, and handed over in person. What you see here is what is moored
          outside: the timetable is the one we work with ourselves, so a time that is free on your screen is free at the
          pier.
        </p>
      </section>
    </>
  )
}

function Hero() {
  const { hero, heroPortrait } = pictures
  return (
    <section className={styles.hero} id="top">
      <picture>
        <source media="(orientation: portrait)" type="image/avif" srcSet={heroPortrait.src} />
        <source media="(orientation: portrait)" type="image/webp" srcSet={heroPortrait.webp} />
        <source type="image/avif" srcSet={hero.src} />
        <img
          className={styles.harbourPicture}
          src={hero.webp}
          alt={hero.alt}
          width={hero.width}
          height={hero.height}
          fetchPriority="high"
        />
      </picture>
      <div className={styles.words}>
        <h1 className={styles.title}>The lake, by the hour</h1>
        <p className={styles.lead}>Motorboats, sailboats, houseboats, jet skis and canoes from one pier.</p>
        <a className={styles.bookNow} href="#book">
          Book Now
        </a>
      </div>
    </section>
  )
}

function Harbour() {
  const settings = useEndpoint(getBusinessSettings)
  const { data } = useEndpoint(getInstallation)
  const business = data?.business
  return (
    <section className={styles.harbour} aria-labelledby="hours-title">
      <div className={styles.hours}>
        <h2 id="hours-title">Opening hours</h2>
        <OpeningHours settings={settings.data} />
      </div>
      <div className={styles.ways}>
        <div id="approach">
          <h2>Approach</h2>
          <p className={styles.big}>{business?.address}</p>
        </div>
        <div id="contact">
          <h2>Contact</h2>
          {business && (
            <p className={styles.big}>
              <a href={`tel:${business.phone.replace(/[^+\d]/g, '')}`}>{business.phone}</a>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
