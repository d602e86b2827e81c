import { type Day, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { progressOf } from '../../../rules/handover.ts'
import type { DayBooking } from '../../contract.ts'
import { dayPlan, deskCourse, durationWords } from '../../rules.ts'
import { otherEnd } from '../desk-words.ts'
import styles from './desk-dialog.module.css'

type BlockDayDialogProps = {
  open: boolean
  day: Day
  bookings: readonly DayBooking[]
  busy: boolean
  onClose: () => void
  onBlock: () => void
}

/** Before a day is blocked: what that means, and which bookings are there to be canceled. */
export function BlockDayDialog({ open, day, bookings, busy, onClose, onBlock }: BlockDayDialogProps) {
  const planned = bookings.filter((booking) => progressOf(deskCourse(booking)) === 'none')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Block ${formatLongDay(day)}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it open
          </Button>
          <Button variant="danger" busy={busy} onClick={onBlock}>
            Block day
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>Nobody can book this day until it is unblocked, neither by the hour nor over days.</p>
        {planned.length > 0 ? (
          <Banner tone="warning" quiet title="There are bookings already">
            <ExistingBookings bookings={planned} day={day} />
          </Banner>
        ) : (
          <p>{bookings.length > 0 ? 'Its boats are out or back already.' : 'There are no bookings on it.'}</p>
        )}
      </div>
    </Dialog>
  )
}

/** The reminder that bookings of a blocked day stay, naming them. */
function ExistingBookings({ bookings, day }: { bookings: readonly DayBooking[]; day: Day }) {
  const { groups, underWay } = dayPlan(bookings, day, 'departure')
  return (
    <>
      <p>They stay as they are. Please cancel those that cannot take place:</p>
      <ul className={styles.names}>
        {groups.flatMap(({ hour, bookings: listed }) =>
          listed.map((booking) => (
            <li key={booking.id}>
              <strong>{booking.vehicle_name}</strong>, {booking.name}, {formatHour(hour)}, {durationWords(booking)}
            </li>
          )),
        )}
        {underWay.map((booking) => (
          <li key={booking.id}>
            <strong>{booking.vehicle_name}</strong>, {booking.name}, under way, {otherEnd(booking, 'underWay', day)}
          </li>
        ))}
      </ul>
    </>
  )
}
