import { useMemo } from 'react'
import { useWaiting } from '#features/outbox/screens/outbox.ts'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { formatLongDay } from '#kit/shared/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { DayBooking } from '../../day/contract.ts'
import { touches } from '../../day/rules.ts'
import type { MoreActions } from '../../day/screens/day-booking.tsx'
import { NoShows } from '../../day/screens/no-shows.tsx'
import { asIfSent } from '../rules/unsent.ts'
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

/** What leaves and comes back, by time, with the one thing to do about each. */
export function Today({ user, stepButton, moreActions, remarks }: TodayProps) {
  const today = useToday()
  const { day, now, query } = today
  const { still: bookings, press } = useStill(useSeen(today.bookings))
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
    </OfficePage>
  )
}
