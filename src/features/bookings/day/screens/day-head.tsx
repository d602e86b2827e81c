import { type RefObject, useId, useState } from 'react'
import { openingHours } from '#features/settings/rules.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { type Day, formatDay, formatHour, formatLongDay, weekdayName } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import hidden from '#kit/ui/visually-hidden.module.css'
import type { Business } from '../../rules.ts'
import { blockDay, type DayBooking, getDayBookings } from '../contract.ts'
import { dayPlan, type Side } from '../rules.ts'
import styles from './day-head.module.css'
import { bookingsWords } from './desk-words.ts'
import { BlockDayDialog } from './dialogs/block-day-dialog.tsx'

type DayHeadProps = {
  ref: RefObject<HTMLHeadingElement | null>
  user: SignedInUser
  day: Day
  business: Business
  /** Those that touch the day; undefined while they are not known. */
  bookings: readonly DayBooking[] | undefined
  blocked: boolean
  side: Side
  onSide: (side: Side) => void
  onLog: () => void
}

const sides = [
  { side: 'departure', label: 'Departure' },
  { side: 'arrival', label: 'Arrival' },
] as const

/** How the day stands, and what can be done with it. */
export function DayHead({ ref, user, day, business, bookings, blocked, side, onSide, onLog }: DayHeadProps) {
  const [asksToBlock, setAsksToBlock] = useState(false)
  const write = useWrite(blockDay, {
    refreshes: [getDayBookings],
    onSuccess: (_, { body }) => {
      setAsksToBlock(false)
      toast(`${formatLongDay(body.day)} is ${body.blocked ? 'blocked' : 'open for bookings again'}`, { seconds: 3 })
    },
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })
  const isOver = day < business.now.day
  return (
    <header className={layout.column4}>
      <Standing {...{ ref, day, business, bookings, blocked }} />
      <div className={styles.bar}>
        <SideChoice side={side} onSide={onSide} />
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => window.print()} disabled={!bookings}>
            Print
          </Button>
          {user.admin && (
            <>
              <Button variant="secondary" onClick={onLog}>
                Logbook
              </Button>
              {!isOver &&
                (blocked ? (
                  <Button
                    variant="secondary"
                    busy={write.isPending}
                    onClick={() => write.mutate({ body: { day, blocked: false } })}
                  >
                    Unblock day
                  </Button>
                ) : (
                  <Button variant="secondary" disabled={!bookings} onClick={() => setAsksToBlock(true)}>
                    Block day
                  </Button>
                ))}
            </>
          )}
        </div>
      </div>
      {blocked && bookings && (
        <Banner tone="warning" quiet title="This day is blocked: nobody can book it">
          {bookings.length > 0 &&
            `${bookingsWords(bookings.length)} stay as they are. Please cancel those that cannot take place.`}
        </Banner>
      )}
      {user.admin && (
        <BlockDayDialog
          open={asksToBlock}
          day={day}
          bookings={bookings ?? []}
          busy={write.isPending}
          onClose={() => setAsksToBlock(false)}
          onBlock={() => write.mutate({ body: { day, blocked: true } })}
        />
      )}
    </header>
  )
}

/** Weekday and date, and how the day stands. */
function Standing({ ref, day, business, bookings, blocked }: Omit<DayHeadProps, 'user' | 'side' | 'onSide' | 'onLog'>) {
  const hours = openingHours(business.settings, day)
  return (
    <div className={layout.stack1}>
      <p className={styles.weekday}>
        {weekdayName(day)}
        {day === business.now.day && <Badge tone="info">Today</Badge>}
        {day < business.now.day && <Badge>Over</Badge>}
        {blocked && <Badge tone="danger">Blocked</Badge>}
        {!hours && <Badge tone="warning">Closed, off-season</Badge>}
      </p>
      <h2 className={styles.title} id="desk-day" tabIndex={-1} ref={ref}>
        <span className={hidden.hidden}>{formatLongDay(day)}</span>
        <span aria-hidden="true">{formatDay(day)}</span>
      </h2>
      <p className={styles.sum}>
        {bookings && sumUp(bookings, day)}
        {bookings && hours && ` · open ${formatHour(hours.opens)} to ${formatHour(hours.closes)}`}
      </p>
      <LiveRegion>{bookings && `${formatLongDay(day)}: ${sumUp(bookings, day)}`}</LiveRegion>
    </div>
  )
}

function SideChoice({ side, onSide }: Pick<DayHeadProps, 'side' | 'onSide'>) {
  const name = useId()
  return (
    <fieldset className={styles.sides}>
      <legend className={hidden.hidden}>Grouped by</legend>
      {sides.map((one) => (
        <label key={one.side} className={styles.side}>
          <input
            type="radio"
            name={name}
            value={one.side}
            checked={one.side === side}
            onChange={() => onSide(one.side)}
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  )
}

function sumUp(bookings: readonly DayBooking[], day: Day): string {
  const departures = dayPlan(bookings, day, 'departure').groups.flatMap((group) => group.bookings).length
  const arrivals = dayPlan(bookings, day, 'arrival').groups.flatMap((group) => group.bookings).length
  return `${departures} ${departures === 1 ? 'departure' : 'departures'} · ${arrivals} ${arrivals === 1 ? 'arrival' : 'arrivals'}`
}
