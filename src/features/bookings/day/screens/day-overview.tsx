import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { type Day, formatHour } from '#kit/shared/day.ts'
import { useAskedPlace } from '#kit/ui/asked-place.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { ClosedStrip } from '../../closures/screens/closed-strip.tsx'
import type { Business } from '../../rules.ts'
import { DayWaiting } from '../../waiting/screens/day-waiting.tsx'
import type { DayBooking as Booking } from '../contract.ts'
import { type DayPlan, dayPlan, type Side, touches } from '../rules.ts'
import { words } from '../words.ts'
import { BookingLog } from './booking-log.tsx'
import { CanceledBookings } from './canceled-bookings.tsx'
import { DayBooking, type MoreActions, type Task } from './day-booking.tsx'
import { DayHead } from './day-head.tsx'
import styles from './day-overview.module.css'
import { DaySheet } from './day-sheet.tsx'
import { DeskTasks } from './desk-tasks.tsx'
import { NoShows } from './no-shows.tsx'
import type { useDesk } from './use-desk.ts'

type DayOverviewProps = {
  user: SignedInUser
  day: Day
  business: Business
  /** What is asked of the day, once it is there. */
  query: ReturnType<typeof useDesk>['ofDay']
  moreActions: MoreActions | undefined
}

/** What departs or arrives on a day, by time, and what staff do about it. */
export function DayOverview(props: DayOverviewProps) {
  const { user, day, business, query, moreActions } = props
  const answer = query.data
  const [side, setSide] = useKept<Side>('rental/office-side', 'departure')
  const [task, setTask] = useState<{ kind: Task; booking: Booking }>()
  const [isLogOpen, setLogOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const isCanceled = useRef(false)
  // The button that was pressed goes with the booking.
  useEffect(() => {
    if (task || !isCanceled.current) return
    isCanceled.current = false
    // The list stays where it is.
    heading.current?.focus({ preventScroll: true })
  }, [task])

  const bookings = (answer?.bookings ?? []).filter((booking) => touches(booking, day, business.now.day))
  const blocked = answer?.blocked_days.includes(day) ?? false
  // As it is now, where somebody else changed it meanwhile.
  const current = bookings.find(({ id }) => id === task?.booking.id)
  const close = () => setTask(undefined)
  const plan = dayPlan(bookings, day, side)
  return (
    <section className={styles.day} aria-labelledby="desk-day">
      <DayHead
        ref={heading}
        user={user}
        day={day}
        business={business}
        bookings={answer && bookings}
        blocked={blocked}
        side={side}
        onSide={setSide}
        onLog={() => setLogOpen(true)}
      />
      <ClosedStrip day={day} />
      <DayWaiting day={day} />
      <NoShows noShows={answer?.no_shows} />
      {answer ? (
        bookings.length === 0 ? (
          <EmptyState title={words.noBookings} />
        ) : (
          <Plan
            plan={plan}
            side={side}
            render={(booking, at) => (
              <DayBooking
                key={booking.id}
                booking={booking}
                side={at}
                day={day}
                now={business.now}
                onTask={(kind) => setTask({ kind, booking })}
                moreActions={moreActions}
              />
            )}
          />
        )
      ) : (
        <Pending query={query} what={words.theBookings} />
      )}
      <CanceledBookings key={day} day={day} />
      <DeskTasks
        user={user}
        task={task && { ...task, booking: current ?? task.booking }}
        onClose={close}
        onGone={() => {
          isCanceled.current = true
          close()
        }}
      />
      {user.admin && <BookingLog open={isLogOpen} onClose={() => setLogOpen(false)} />}
      {answer && <DaySheet day={day} business={business} bookings={bookings} blocked={blocked} />}
    </section>
  )
}

const firstDrawn = 40

type PlanProps = {
  plan: DayPlan<Booking>
  side: Side
  render: (booking: Booking, at: Side | 'underWay') => React.ReactNode
}

function Plan({ plan: { groups, underWay }, side, render }: PlanProps) {
  // A day of the season has hundreds: the first ones are on the screen before the others are drawn.
  const most = useDeferredValue(Number.POSITIVE_INFINITY, firstDrawn)
  useAskedPlace(most > firstDrawn)
  const isDrawn = (i: number) => groups.slice(0, i).reduce((sum, { bookings }) => sum + bookings.length, 0) < most
  return (
    <>
      {groups.length === 0 && (
        <p className={layout.muted}>{side === 'departure' ? words.nothingDeparts : words.nothingArrives}</p>
      )}
      {groups
        .filter((_, i) => isDrawn(i))
        .map(({ hour, bookings }) => (
          <section
            key={hour}
            className={styles.group}
            style={{ '--bookings': bookings.length } as React.CSSProperties}
            aria-label={words.timeAndSum(formatHour(hour), words.bookings(bookings.length))}
          >
            <h3 className={styles.hour}>
              <Hour hour={hour} />
            </h3>
            <ul className={styles.bookings}>{bookings.map((booking) => render(booking, side))}</ul>
          </section>
        ))}
      {underWay.length > 0 && isDrawn(groups.length) && (
        <section
          className={styles.group}
          style={{ '--bookings': underWay.length } as React.CSSProperties}
          aria-label={words.timeAndSum(words.sides.underWay, words.bookings(underWay.length))}
        >
          <h3 className={styles.underWay}>{words.sides.underWay}</h3>
          <ul className={styles.bookings}>{underWay.map((booking) => render(booking, 'underWay'))}</ul>
        </section>
      )}
    </>
  )
}

function Hour({ hour }: { hour: number }) {
  const [time = '', half = ''] = formatHour(hour).split(/\s/)
  return (
    <>
      {time} <span className={styles.half}>{half}</span>
    </>
  )
}
