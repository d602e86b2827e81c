import { formatDay, wallClock } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import type { BlockedCustomer } from '../contract.ts'
import { whoIs } from '../rules.ts'
import { words } from '../words.ts'
import styles from './blocked-card.module.css'

type BlockedCardProps = {
  entry: BlockedCustomer
  /** Of the business; without it the day is the one in UTC. */
  timeZone: string | undefined
  dayAddress: (day: string) => string
  onUnblock: () => void
}

export function BlockedCard({ entry, timeZone = 'UTC', dayAddress, onUnblock }: BlockedCardProps) {
  const { name, email, phone, reason, dateTime, booking, blocked_by } = entry
  const who = whoIs(entry)
  const day = <time dateTime={dateTime}>{formatDay(wallClock(timeZone, dateTime).day)}</time>
  return (
    <li className={styles.card} id={`blocked-${entry.id}`}>
      <h2 className={styles.who}>{who}</h2>
      {(email !== '' || phone !== '') && (
        <p className={styles.contact}>
          {email !== '' && email !== who && <a href={`mailto:${email}`}>{email}</a>}
          {phone !== '' && phone !== who && <a href={`tel:${phone}`}>{phone}</a>}
        </p>
      )}
      {name !== '' && email === '' && phone === '' && <p className={styles.contact}>{words.nameOnly}</p>}
      <p className={styles.reason}>{reason}</p>
      <div className={styles.foot}>
        <p className={styles.when}>
          <span>{said(blocked_by === '' ? words.blockedOn(day) : words.blockedOnBy(day, blocked_by))}</span>
          {booking === null ? (
            <span>{words.blockedByHand}</span>
          ) : (
            <Link to={dayAddress(booking)}>{words.bookingOf(formatDay(booking))}</Link>
          )}
        </p>
        <Button variant="secondary" aria-label={words.unblockOf(who)} onClick={onUnblock}>
          {words.unblock}
        </Button>
      </div>
    </li>
  )
}
