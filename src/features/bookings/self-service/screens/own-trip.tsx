import { ButtonLink } from '#kit/ui/button.tsx'
import { factsOf } from '../../rules/party.ts'
import type { OwnBooking } from '../contract.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import styles from './own-booking.module.css'

/** Where, what to bring, and what the customer told us. */
export function OwnTrip({ booking }: { booking: OwnBooking }) {
  const { business, bring, state, name, email } = booking
  const isAhead = state === 'booked' || state === 'held' || state === 'under_way'
  return (
    <div className={styles.trip}>
      {state !== 'canceled' && <Meeting business={business} />}
      {isAhead && (
        <section className={styles.part} aria-labelledby="bring">
          <h2 id="bring">What to bring</h2>
          <ul className={styles.bring}>
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      )}
      {state !== 'past' && state !== 'held' && <AddToCalendar booking={booking} />}
      <section className={styles.part} aria-labelledby="said">
        <h2 id="said">What you told us</h2>
        <dl className={styles.facts}>
          <Fact name="Name" value={name} />
          <Fact name="Email" value={email} />
          {factsOf(booking.comment).map(({ label, words }) => (
            <Fact key={label + words} name={label} value={words} />
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
    <h2 id="meet">Where we meet</h2>
    <address className={styles.address}>
      {[business.name, ...business.address].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
    <p className={styles.ways}>
      <ButtonLink href={business.map_url} variant="secondary" target="_blank" rel="noreferrer">
        Show on the map
      </ButtonLink>
      <ButtonLink href={`tel:${business.phone.replace(/[^+\d]/g, '')}`} variant="quiet">
        {business.phone}
      </ButtonLink>
    </p>
  </section>
)
