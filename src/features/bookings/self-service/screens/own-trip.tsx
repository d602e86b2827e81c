import type { OwnBooking } from '../contract.ts'
import { words } from '../words.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import styles from './own-booking.module.css'

/** The trip for one's own calendar, and what the customer told us. */
export function OwnTrip({ booking }: { booking: OwnBooking }) {
  const { state, name, email, told } = booking
  return (
    <div className={styles.trip}>
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
