import { type ReactNode, useEffect, useRef } from 'react'
import type { VehicleType } from '#features/vehicles/contract.ts'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { addDays, formatDuration } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Link } from '#kit/ui/link.tsx'
import { words as bookingWords } from '../../words.ts'
import type { FreeBoat } from '../contract.ts'
import type { Ask } from '../rules.ts'
import { words } from '../words.ts'
import styles from './ask-panel.module.css'

export type BoatAddresses = {
  bookByHours: (type: VehicleType | 'all', name?: string) => string
  bookByDays: (type: VehicleType, name: string) => string
}

type FreeBoatsProps = {
  /** What they are free for; undefined while that is being found out. */
  ask: Ask | undefined
  boats: readonly FreeBoat[]
  /** They are those of the question before. */
  isOld?: boolean
  addresses: BoatAddresses
  more: (to: string) => ReactNode
}

/** The boats, each on the way to its booking with all that was asked for; in their place, while they are looked for, room. */
export function FreeBoats({ ask, boats, isOld, addresses, more }: FreeBoatsProps) {
  const [least] = boats
  const strip = useRef<HTMLUListElement>(null)
  const asked = JSON.stringify(ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked anew begins with the first boat, now and once it is known
  useEffect(() => {
    if (strip.current) strip.current.scrollLeft = 0
  }, [asked, isOld])
  return (
    <>
      <div className={styles.sum}>
        <p role="status">
          {ask && least ? (
            <>
              <strong>{words.boatsFree(boats.length)}</strong> {words.inAllFrom(formatMoney(least.price))}
            </>
          ) : (
            words.looking
          )}
        </p>
        {ask && least && more(wayOn(ask, least, addresses))}
      </div>
      <ul className={styles.boats} ref={strip}>
        {ask
          ? boats.map((boat, i) => (
              <li key={boat.id}>
                <BoatCard boat={boat} ask={ask} to={bookingOf(boat, ask, addresses)} isFirst={i < 4} />
              </li>
            ))
          : Array.from({ length: 4 }, (_, i) => (
              // No boat's key: it would be moved to where that boat stands, and the page with it.
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
              <li key={`room-${i}`} className={styles.boat} aria-hidden="true" />
            ))}
      </ul>
    </>
  )
}

/** Where a boat is booked as it was asked for. */
const bookingOf = ({ type, name }: FreeBoat, ask: Ask, { bookByHours, bookByDays }: BoatAddresses) =>
  (ask.nights === undefined ? bookByHours(type, name) : bookByDays(type, name)) + queryOf(ask)

/** Where one goes on without having chosen a boat: among all by the hour, with the cheapest over nights. */
export const wayOn = (ask: Ask, least: FreeBoat | undefined, addresses: BoatAddresses): string =>
  ask.nights !== undefined && least ? bookingOf(least, ask, addresses) : addresses.bookByHours('all') + queryOf(ask)

/** What was asked for, as addresses of bookings have it. */
export const queryOf = ({ day, people, start, hours, nights }: Ask) =>
  nights === undefined
    ? `?day=${day}&start=${start}&hours=${hours}&people=${people}`
    : `?from=${day}&until=${addDays(day, nights)}&people=${people}`

/** `2 hours`, or `3 nights` */
export const lengthOf = ({ hours, nights }: Ask) =>
  nights === undefined ? formatDuration(hours) : bookingWords.nights(nights)

type BoatCardProps = { boat: FreeBoat; ask: Ask; to: string; isFirst: boolean }

function BoatCard({ boat, ask, to, isFirst }: BoatCardProps) {
  const people = bookingWords.people(boat.passengers)
  const price = formatMoney(boat.price)
  return (
    <Link to={to} className={styles.boat}>
      {boat.path1 && (
        <img
          src={thumbnailOf(boat.path1)}
          alt=""
          width={480}
          height={300}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <span className={styles.boatWords}>
        <strong>{boat.name}</strong>
        <span className={styles.kind}>
          {[typeNames[boat.type].singular, boat.license === 'captain' ? words.withCaptain : people].join(' · ')}
        </span>
        <span className={styles.price}>{price}</span>
        <span className={styles.facts}>{lengthOf(ask)}</span>
      </span>
    </Link>
  )
}
