import type { ReactNode } from 'react'
import { formatMoney } from '#kit/shared/money.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import type { OwnBooking } from '../contract.ts'
import { words } from '../words.ts'
import { isStillAhead, leftOf, timesOf } from './own-words.ts'
import styles from './trip-glance.module.css'

type TripGlanceProps = {
  booking: OwnBooking
  /** How what is left is paid, or where that is said. */
  howToPay: ReactNode
}

/** What one looks for on the way to the boat: where, what to bring, and what is left to pay. */
export function TripGlance({ booking, howToPay }: TripGlanceProps) {
  const left = leftOf(booking)
  return (
    <div className={styles.glance}>
      <Meeting booking={booking} />
      {isStillAhead(booking) && (
        <section aria-labelledby="bring">
          <h2 id="bring">{words.whatToBring}</h2>
          <ul className={styles.bring}>
            {booking.bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="left">
        <h2 id="left">{words.stillToPay}</h2>
        <p className={styles.amount}>{left > 0 ? formatMoney(left) : words.allPaid}</p>
        {howToPay}
      </section>
    </div>
  )
}

function Meeting({ booking }: { booking: OwnBooking }) {
  const { business } = booking
  return (
    <section aria-labelledby="meet">
      <h2 id="meet">{words.whereWeMeet}</h2>
      <address className={styles.address}>{[business.name, ...business.address].join(', ')}</address>
      {booking.state !== 'past' && <p>{words.beThere(timesOf(booking).begins.hour)}</p>}
      <p className={styles.ways}>
        <ButtonLink href={business.map_url} variant="secondary" size="small" target="_blank" rel="noreferrer">
          {words.showOnMap}
        </ButtonLink>
        <ButtonLink href={`tel:${business.phone.replace(/[^+\d]/g, '')}`} variant="quiet" size="small">
          {business.phone}
        </ButtonLink>
      </p>
    </section>
  )
}
