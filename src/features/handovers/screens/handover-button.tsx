import { type Course, handoverLabel, handoverState } from '#features/bookings/rules/handover.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { type Day, type WallClock, wallClock } from '#kit/shared/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { words } from '../words.ts'
import { handoverAddress, timeText } from './handover-words.ts'
import { useHandoverTimes } from './use-handover.ts'

type HandoverButtonProps = {
  bookingId: number
  /** The day it begins. */
  day: Day
  course: Course
  now: WallClock
}

/** What comes next with a booking's boat, as a link to where it is done: `Check out`, `Return`, `Return, 2 h late`, `Back 12:10 pm`. */
export function HandoverButton({ bookingId, day, course, now }: HandoverButtonProps) {
  const handover = useHandoverTimes(bookingId, day)
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const to = handoverAddress(bookingId)
  if (!handover)
    return (
      <ButtonLink to={to} size="small">
        {words.checkOut}
      </ButtonLink>
    )
  if (handover.back === null)
    return (
      <ButtonLink to={to} size="small">
        {handoverState(course, now) === 'late' ? words.takeBackLate(handoverLabel(course, now) ?? '') : words.takeBack}
      </ButtonLink>
    )
  return (
    <ButtonLink to={to} size="small" variant="secondary">
      {words.backAt(timeZone ? timeText(handover.back, timeZone, wallClock(timeZone).day) : '')}
    </ButtonLink>
  )
}
