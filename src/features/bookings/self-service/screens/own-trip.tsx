import { ButtonLink } from '#kit/ui/button.tsx'
import type { OwnBooking } from '../contract.ts'
import { words } from '../words.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import styles from './own-booking.module.css'

/** Where, what to bring, and what the customer told us. */
export function OwnTrip({ booking }: { booking: OwnBooking }) {
  const { business, bring, state, name, email, told } = booking
  const isAhead = state === 'booked' || state === 'held' || state === 'under_way'
  return (
    <div className={styles.trip}>
      {state !== 'canceled' && <Meeting business={business} />}
      {isAhead && (
        <section className={styles.part} aria-labelledby="bring">
          <h2 id="bring">{words.whatToBring}</h2>
          <ul className={styles.bring}>
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      )}
      {state !== 'past' && state !== 'held' && <AddToCalendar booking={booking} />}
      <section className={styles.part} aria-labelledby="said">
        <h2 id="said">{words.whatYouSaid}</h2>
        <dl className={styles.facts}>
          <Fact name={words.name} value={name} />
          <Fact name={words.email} value={email} />
          {told.map(({ label, words: text }) => (
            <Fact key={label + text} name={label} value={text} />
          ))}
        </dl>
      </section>
    </div>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const Meeting = ({ business }: Pick<OwnBooking, 'business'>) => (
  <section className={styles.part} aria-labelledby="meet">
    <h2 id="meet">{words.whereWeMeet}</h2>
    <address className={styles.address}>
      {[business.name, ...business.address].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
    <p className={styles.ways}>
      <ButtonLink href={business.map_url} variant="secondary" target="_blank" rel="noreferrer">
        {words.showOnMap}
      </ButtonLink>
      <ButtonLink href={`tel:${business.phone.replace(/[^+\d]/g, '')}`} variant="quiet">
        {business.phone}
      </ButtonLink>
    </p>
  </section>
)
