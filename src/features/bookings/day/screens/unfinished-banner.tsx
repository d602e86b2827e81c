import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { type Day, formatDay, wallClock, weekdayName } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { ArrowRightIcon, WarningIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { courseOf } from '../../rules/handover.ts'
import { bookingOnDay } from '../../today/screens/today-address.ts'
import { getUnfinishedBookings, type UnfinishedBooking } from '../contract.ts'
import { dayToOpen } from '../rules.ts'
import { words } from '../words.ts'
import { HandoverBadge } from './handover-badge.tsx'
import styles from './unfinished-banner.module.css'

/** For the main menu: how many bookings of the last seven days nobody settled, and the way to each. */
export function UnfinishedBanner(_: { user: SignedInUser }) {
  const { data, error, refetch } = useEndpoint(getUnfinishedBookings, undefined, { everySeconds: 300 })
  const installation = useEndpoint(getInstallation)
  const [isOpen, setOpen] = useState(false)
  const bookings = data?.unfinished_bookings ?? []
  if (error && !data) {
    return (
      <Banner
        tone="warning"
        action={
          <Button variant="quiet" size="small" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.notFoundOut}
      </Banner>
    )
  }
  if (bookings.length === 0) return null
  const now = installation.data && wallClock(installation.data.time_zone)
  const today = now?.day
  return (
    <>
      <button type="button" className={styles.banner} onClick={() => setOpen(true)}>
        <WarningIcon />
        <span>{said(words.unprocessed(bookings.length, (text) => <strong>{text}</strong>))}</span>
        <ArrowRightIcon />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.unprocessedBookings}>
        <p className={styles.lead}>{words.openTheDay}</p>
        <ul className={layout.figures}>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <Link className={styles.booking} to={addressOf(booking, today)}>
                <strong>{booking.vehicle_name}</strong>
                <span>
                  {booking.name} {now && <HandoverBadge course={courseOf(booking)} now={now} />}
                </span>
                <span className={layout.muted}>
                  {weekdayName(booking.booked_day)}, {formatDay(booking.booked_day)}
                </span>
                <ArrowRightIcon />
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

const addressOf = (booking: UnfinishedBooking, today: Day | undefined) =>
  bookingOnDay(booking.id, today ? dayToOpen(booking, today) : booking.booked_day)
