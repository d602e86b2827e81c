import { useEffect, useMemo } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { lastBookableDay } from '../../rules.ts'
import { deskDayState } from '../rules.ts'
import { words } from '../words.ts'
import styles from './booking-desk.module.css'
import type { MoreActions } from './day-booking.tsx'
import { DayOverview } from './day-overview.tsx'
import { DeskCalendar } from './desk-calendar.tsx'
import { useDesk } from './use-desk.ts'

type BookingDeskProps = {
  user: SignedInUser
  /** More that can be done with a booking, behind its own buttons. */
  moreActions?: MoreActions
}

/** The internal calendar, and below it (on wide screens beside it) what goes out and comes back on the chosen day. */
export function BookingDesk({ user, moreActions }: BookingDeskProps) {
  const desk = useDesk()
  const { business, day, month, ofMonth, ofDay } = desk
  const counts = useMemo(() => new Map(ofMonth.data?.days.map((count) => [count.day, count])), [ofMonth.data])
  useListInSight(business !== undefined && day !== undefined)
  return (
    <OfficePage
      user={user}
      title={words.title}
      actions={
        <ButtonLink to="/RentalRevolution/timeline" variant="secondary">
          {words.timeline}
        </ButtonLink>
      }
    >
      {business && day && month ? (
        <div className={styles.desk}>
          <div className={styles.calendar}>
            <DeskCalendar
              month={month}
              selected={day}
              today={business.now.day}
              max={lastBookableDay(business.now.day)}
              busy={ofMonth.isPending}
              counts={counts}
              stateOf={(one) => deskDayState(one, ofMonth.data?.blocked_days.includes(one) ?? false, business)}
              onMonth={desk.turn}
              onSelect={desk.select}
              onLook={desk.look}
            />
          </div>
          <DayOverview user={user} day={day} business={business} query={ofDay} moreActions={moreActions} />
        </div>
      ) : (
        <Pending query={{ ...desk, refetch: desk.retry }} what={words.theCalendar}>
          <Skeleton shape="picture" />
        </Pending>
      )}
    </OfficePage>
  )
}

/** Where the calendar stands above the list and fills the screen, the page opens at the list, if not at one of it. */
function useListInSight(isThere: boolean) {
  useEffect(() => {
    if (!isThere || location.hash !== '' || matchMedia('(width >= 70rem)').matches) return
    // After the page as a whole, which is arrived at first.
    const frame = requestAnimationFrame(() => document.getElementById('desk-day')?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [isThere])
}
