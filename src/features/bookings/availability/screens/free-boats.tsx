import type { ReactNode } from 'react'
import type { VehicleType } from '#features/vehicles/contract.ts'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { addDays, formatDuration } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Link } from '#kit/ui/link.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { words as bookingWords } from '../../words.ts'
import type { FreeBoat } from '../contract.ts'
import type { Ask } from '../rules.ts'
import { words } from '../words.ts'
import styles from './ask-panel.module.css'

export type BoatAddresses = {
  bookByHours: (type: VehicleType, name?: string) => string
  bookByDays: (type: VehicleType, name: string) => string
}

type FreeBoatsProps = {
  /** What they are free for; undefined while that is being found out. */
  ask: Ask | undefined
  boats: readonly FreeBoat[]
  addresses: BoatAddresses
  more: ReactNode
}

/** The boats, each on the way to its booking with all that was asked for; in their place, while they are looked for, room. */
export function FreeBoats({ ask, boats, addresses, more }: FreeBoatsProps) {
  const [least] = boats
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
        {more}
      </div>
      <ul className={styles.boats}>
        {ask
          ? boats.map((boat, i) => (
              <li key={boat.id}>
                <BoatCard boat={boat} ask={ask} to={bookingOf(boat, ask, addresses)} isFirst={i < 4} />
              </li>
            ))
          : Array.from({ length: 4 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
              <li key={i} className={styles.boat} aria-hidden="true" />
            ))}
      </ul>
    </>
  )
}

/** Where a boat is booked as it was asked for. */
function bookingOf({ type, name }: FreeBoat, { day, people, start, hours, nights }: Ask, addresses: BoatAddresses) {
  return nights === undefined
    ? `${addresses.bookByHours(type, name)}?day=${day}&start=${start}&hours=${hours}&people=${people}`
    : `${addresses.bookByDays(type, name)}?from=${day}&until=${addDays(day, nights)}&people=${people}`
}

type BoatCardProps = { boat: FreeBoat; ask: Ask; to: string; isFirst: boolean }

function BoatCard({ boat, ask, to, isFirst }: BoatCardProps) {
  const people = bookingWords.people(boat.passengers)
  const time = ask.nights === undefined ? formatDuration(ask.hours) : bookingWords.nights(ask.nights)
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
        <strong>
          {boat.name}
          <VisuallyHidden>, {typeNames[boat.type].singular}</VisuallyHidden>
        </strong>
        <span className={styles.price}>{price}</span>
        <span className={styles.facts}>{boat.license === 'captain' ? words.withCaptain : people}</span>
        <span className={styles.facts}>{time}</span>
      </span>
    </Link>
  )
}
