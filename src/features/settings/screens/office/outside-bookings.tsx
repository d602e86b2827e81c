import { formatDay, formatHour } from '#kit/shared/day.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import type { getBookingsOutside, OutsideBooking } from '../../contract/staff.ts'
import { words } from '../../words.ts'
import styles from './outside-bookings.module.css'

type Outside = Answer<typeof getBookingsOutside>

type OutsideBookingsProps = { outside: Outside; dayAddress: (day: string) => string }

/** The bookings that would lie outside the opening hours, each with the way to its day. */
export function OutsideBookings({ outside: { count, bookings }, dayAddress }: OutsideBookingsProps) {
  return (
    <div className={layout.stack2}>
      <p className={layout.small}>{words.misfitsStay}</p>
      <ul className={styles.bookings} aria-label={words.bookingsOutside}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.booking}>
            <Link to={dayAddress(booking.booked_day)} className={styles.when}>
              {whenText(booking)}
            </Link>
            <span>
              {booking.vehicle_name}, <strong>{booking.name}</strong>
              {booking.phone !== '' && (
                <>
                  {' '}
                  <a href={`tel:${booking.phone}`}>{booking.phone}</a>
                </>
              )}
            </span>
            <span className={styles.why}>{words.whyOutside[booking.why]}</span>
          </li>
        ))}
      </ul>
      {count > bookings.length && <p className={layout.small}>{words.andMore(count - bookings.length)}</p>}
    </div>
  )
}

function whenText({ booked_day, booked_day_end, booked_start, booked_end }: OutsideBooking): string {
  const start = `${formatDay(booked_day)}, ${formatHour(booked_start)}`
  const end = formatHour(booked_end)
  return booked_day === booked_day_end
    ? words.hoursFromTo(start, end)
    : `${start} – ${formatDay(booked_day_end)}, ${end}`
}

type OutsideWarningProps = {
  /** Undefined as long as it is not known. */
  outside: Outside | undefined
  text: (count: number) => string
  dayAddress: (day: string) => string
}

/** How many bookings lie outside, and which, beside the hours that are typed; nothing where none does. */
export function OutsideWarning({ outside, text, dayAddress }: OutsideWarningProps) {
  const title = outside && outside.count > 0 ? text(outside.count) : ''
  return (
    <>
      <LiveRegion>{title}</LiveRegion>
      {outside && title !== '' && (
        <Banner tone="warning" quiet title={title}>
          <OutsideBookings outside={outside} dayAddress={dayAddress} />
        </Banner>
      )}
    </>
  )
}

type OutsideDialogProps = {
  /** What was found when saving; undefined when there is nothing to ask. */
  outside: Outside | undefined
  busy: boolean
  dayAddress: (day: string) => string
  onClose: () => void
  onConfirm: () => void
}

/** The question before hours are saved that bookings do not fit. */
export function OutsideDialog({ outside, busy, dayAddress, onClose, onConfirm }: OutsideDialogProps) {
  if (!outside) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.reallySave}
      leave={words.goBack}
      footer={
        <Button busy={busy} busyLabel={words.saving} onClick={onConfirm}>
          {words.saveAllTheSame}
        </Button>
      }
    >
      <p className={styles.title}>{words.misfits(outside.count)}.</p>
      <OutsideBookings outside={outside} dayAddress={dayAddress} />
    </Dialog>
  )
}
