import { type ReactNode, useMemo } from 'react'
import { useWaiting } from '#features/outbox/screens/outbox.ts'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { ClosedStrip, useClosuresOf } from '../../closures/screens/closed-strip.tsx'
import type { DayBooking } from '../../day/contract.ts'
import { touches } from '../../day/rules.ts'
import type { MoreActions } from '../../day/screens/day-booking.tsx'
import { NoShows } from '../../day/screens/no-shows.tsx'
import { asIfSent, type Seen } from '../rules/unsent.ts'
import { todayPlan } from '../rules.ts'
import { words } from '../words.ts'
import type { Remarks } from './card-flags.tsx'
import { DayBar } from './day-bar.tsx'
import type { StepButton } from './today-card.tsx'
import { TodayList } from './today-list.tsx'
import { useStill, useToday } from './use-today.ts'

type TodayProps = {
  user: SignedInUser
  stepButton: StepButton
  /** More that can be done with a booking, behind `More`. */
  moreActions: MoreActions
  remarks: Remarks
  /** What is still to be done besides, whatever the day. */
  below: ReactNode
}

/** What is booked, with what was done about it here and is not sent yet. */
function useSeen(bookings: readonly DayBooking[] | undefined) {
  const waiting = useWaiting()
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  return useMemo(
    () => (bookings && timeZone && waiting.length > 0 ? asIfSent(bookings, waiting, timeZone) : bookings),
    [bookings, waiting, timeZone],
  )
}

/** And of whom a closure of the day asks what they would like instead, why. */
function useAsked(bookings: readonly Seen[] | undefined, day: Day | undefined) {
  const closures = useClosuresOf(day)
  return useMemo(
    () => bookings?.map((one) => ({ ...one, asked: closures.find(({ asked }) => asked.includes(one.id))?.reason })),
    [bookings, closures],
  )
}

/** What leaves and comes back, by time, with the one thing to do about each. */
export function Today({ user, stepButton, moreActions, remarks, below }: TodayProps) {
  const today = useToday()
  const { day, now, query } = today
  const { still: bookings, press } = useStill(useAsked(useSeen(today.bookings), day))
  const thisDay = now?.day
  const listed = useMemo(
    () => bookings?.filter((booking) => day && thisDay && touches(booking, day, thisDay)),
    [bookings, day, thisDay],
  )
  const plan = useMemo(() => day && thisDay && listed && todayPlan(listed, day, thisDay), [listed, day, thisDay])
  return (
    <OfficePage
      user={user}
      title={day && now && day !== now.day ? formatLongDay(day) : words.title}
      actions={
        <>
          <ButtonLink to={`/RentalRevolution/bookings${day ? `?day=${day}` : ''}`} variant="secondary">
            {words.month}
          </ButtonLink>
          <ButtonLink to="/RentalRevolution/timeline" variant="secondary">
            {words.timeline}
          </ButtonLink>
        </>
      }
    >
      {day && now && <DayBar today={today} day={day} now={now} bookings={listed} />}
      {day && <ClosedStrip day={day} />}
      {day && now && plan && listed ? (
        listed.length === 0 ? (
          <EmptyState title={words.nothing} text={words.nothingText}>
            <ButtonLink to="/RentalRevolution/timeline?walk-in" variant="secondary">
              {words.newBooking}
            </ButtonLink>
          </EmptyState>
        ) : (
          <TodayList
            key={day}
            user={user}
            plan={plan}
            day={day}
            now={now}
            onPress={press}
            stepButton={stepButton}
            moreActions={moreActions}
            remarks={remarks}
          />
        )
      ) : (
        <Pending query={query} what={words.theDay} />
      )}
      <NoShows noShows={today.noShows} />
      {below}
    </OfficePage>
  )
}
