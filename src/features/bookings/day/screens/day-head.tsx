import { type RefObject, useId, useState } from 'react'
import { openingHours } from '#features/settings/rules.ts'
import { sentenceOn } from '#features/settings/special-days/rules.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { type Day, formatDay, formatHour, formatLongDay, weekdayName } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import hidden from '#kit/ui/visually-hidden.module.css'
import type { Business } from '../../rules.ts'
import { blockDay, type DayBooking, getDayBookings } from '../contract.ts'
import { dayPlan, type Side } from '../rules.ts'
import { words } from '../words.ts'
import styles from './day-head.module.css'
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

const sides = ['departure', 'arrival'] as const

/** How the day stands, and what can be done with it. */
export function DayHead({ ref, user, day, business, bookings, blocked, side, onSide, onLog }: DayHeadProps) {
  const [asksToBlock, setAsksToBlock] = useState(false)
  const write = useWrite(blockDay, {
    refreshes: [getDayBookings],
    onSuccess: (_, { body }) => {
      setAsksToBlock(false)
      toast((body.blocked ? words.isBlocked : words.isOpenAgain)(formatLongDay(body.day)), { seconds: 3 })
    },
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })
  const isClosed = !openingHours(business.settings, day)
  const isOver = day < business.now.day
  return (
    <header className={layout.column4}>
      <Standing {...{ ref, day, business, bookings, blocked }} />
      <div className={styles.bar}>
        <SideChoice side={side} onSide={onSide} />
        <div className={styles.actions}>
          <Button size="small" variant="secondary" onClick={() => window.print()} disabled={!bookings}>
            {words.print}
          </Button>
          {user.admin && (
            <>
              <Button size="small" variant="secondary" onClick={onLog}>
                {words.logbook}
              </Button>
              {!isOver && (
                <ButtonLink size="small" variant="secondary" to="/RentalRevolution/settings#special-days">
                  {words.changeHours}
                </ButtonLink>
              )}
              {!isOver &&
                (blocked ? (
                  <Button
                    size="small"
                    variant="secondary"
                    busy={write.isPending}
                    onClick={() => write.mutate({ body: { day, blocked: false } })}
                  >
                    {words.unblockDay}
                  </Button>
                ) : (
                  !isClosed && (
                    <Button size="small" variant="secondary" disabled={!bookings} onClick={() => setAsksToBlock(true)}>
                      {words.blockDay}
                    </Button>
                  )
                ))}
            </>
          )}
        </div>
      </div>
      {blocked && bookings && (
        <Banner tone="warning" quiet title={words.dayIsBlocked}>
          {bookings.length > 0 && words.bookingsStay(bookings.length)}
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
  const special = sentenceOn(business.settings, day)
  return (
    <div className={layout.stack1}>
      <p className={styles.weekday}>
        {weekdayName(day)}
        {day === business.now.day && <Badge tone="info">{words.today}</Badge>}
        {day < business.now.day && <Badge>{words.over}</Badge>}
        {blocked && <Badge tone="danger">{words.blocked}</Badge>}
        {!hours && <Badge tone="warning">{special ?? words.closedDay}</Badge>}
      </p>
      <h2 className={styles.title} id="desk-day" tabIndex={-1} ref={ref}>
        <span className={hidden.hidden}>{formatLongDay(day)}</span>
        <span aria-hidden="true">{formatDay(day)}</span>
      </h2>
      <p className={styles.sum}>
        {bookings && sumUp(bookings, day)}
        {bookings && hours && ` · ${words.openFrom(formatHour(hours.opens), formatHour(hours.closes))}`}
        {hours && special && ` · ${special}`}
      </p>
      <LiveRegion>{bookings && words.dayAndSum(formatLongDay(day), sumUp(bookings, day))}</LiveRegion>
    </div>
  )
}

function SideChoice({ side, onSide }: Pick<DayHeadProps, 'side' | 'onSide'>) {
  const name = useId()
  return (
    <fieldset className={styles.sides}>
      <legend className={hidden.hidden}>{words.groupedBy}</legend>
      {sides.map((one) => (
        <label key={one} className={styles.side}>
          <input type="radio" name={name} value={one} checked={one === side} onChange={() => onSide(one)} />
          {words.sides[one]}
        </label>
      ))}
    </fieldset>
  )
}

function sumUp(bookings: readonly DayBooking[], day: Day): string {
  const departures = dayPlan(bookings, day, 'departure').groups.flatMap((group) => group.bookings).length
  const arrivals = dayPlan(bookings, day, 'arrival').groups.flatMap((group) => group.bookings).length
  return `${words.departures(departures)} · ${words.arrivals(arrivals)}`
}
