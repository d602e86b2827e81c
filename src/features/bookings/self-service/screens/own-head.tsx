import type { ReactNode, Ref } from 'react'
import { formatDayOfYear, weekdayName } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import type { OwnBooking } from '../contract.ts'
import { words } from '../words.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './own-head.module.css'
import { leftOf, stateWords, timesOf, titleOf } from './own-words.ts'
import { TripGlance } from './trip-glance.tsx'

type OwnHeadProps = {
  booking: OwnBooking
  /** What has just happened. */
  news: ReactNode
  titleRef: Ref<HTMLHeadingElement>
}

/** How the booking stands, and its ticket. */
export function OwnHead({ booking, news, titleRef }: OwnHeadProps) {
  return (
    <header className={classNames(styles.head, booking.state === 'canceled' && styles.canceled)}>
      <div className={styles.band} data-ground="lake">
        <p className={styles.state}>{stateWords(booking)}</p>
        <h1 className={styles.title} tabIndex={-1} ref={titleRef}>
          {titleOf(booking)}
        </h1>
        <div className={styles.news} role="status">
          {news}
        </div>
      </div>
      <Ticket booking={booking} />
      {booking.state !== 'canceled' && (
        <div className={styles.glance}>
          <TripGlance booking={booking} howToPay={<ToCosts isPaid={leftOf(booking) === 0} />} />
        </div>
      )}
    </header>
  )
}

/** Not a link: what stands behind the `#` of this page opens it. */
const ToCosts = ({ isPaid }: { isPaid: boolean }) => (
  <Button
    variant="quiet"
    size="small"
    className={styles.toCosts ?? ''}
    onClick={() => {
      const costs = document.getElementById('costs')
      costs?.scrollIntoView({ block: 'start' })
      costs?.focus({ preventScroll: true })
    }}
  >
    {isPaid ? words.costs : words.howToPay}
  </Button>
)

function Ticket({ booking }: { booking: OwnBooking }) {
  const { reference, vehicle_name, picture, starts_at, ends_at, people, time_zone, kind } = booking
  const { begins, ends, length } = timesOf(booking)
  return (
    <section className={styles.ticket} aria-label={words.yourBooking}>
      {picture && <img className={styles.picture} src={picture.src} alt={picture.alt} width={480} height={300} />}
      <div className={styles.trip}>
        <div className={styles.times}>
          <DateBlock day={starts_at.slice(0, 10)} label={words.from} hour={begins.hour} />
          <span className={styles.length}>{length}</span>
          <DateBlock
            day={kind === 'hours' ? starts_at.slice(0, 10) : ends_at.slice(0, 10)}
            label={words.till}
            hour={ends.hour}
          />
        </div>
        {time_zone !== Intl.DateTimeFormat().resolvedOptions().timeZone && (
          <p className={layout.note}>{words.localTime(time_zone.replace('_', ' '))}</p>
        )}
      </div>
      <dl className={styles.stub}>
        <div>
          <dt>{words.boat}</dt>
          <dd>{vehicle_name}</dd>
        </div>
        <div>
          <dt>{words.persons}</dt>
          <dd>{people}</dd>
        </div>
        <div className={styles.reference}>
          <dt>{words.reference}</dt>
          <dd>
            <span className={styles.code}>{reference}</span>
            <CopyButton reference={reference} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

const DateBlock = ({ day, label, hour }: { day: string; label: string; hour: string }) => (
  <p className={styles.date}>
    <span className={layout.note}>{label}</span>
    <span className={layout.strong}>
      {weekdayName(day)}, {formatDayOfYear(day)}
    </span>
    <span className={layout.note}>{day.slice(0, 4)}</span>
    <span className={styles.hour}>{hour}</span>
  </p>
)
