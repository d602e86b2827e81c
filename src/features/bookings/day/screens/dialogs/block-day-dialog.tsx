import { type Day, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { said } from '#kit/ui/said.ts'
import { progressOf } from '../../../rules/handover.ts'
import type { DayBooking } from '../../contract.ts'
import { dayPlan, deskCourse, durationWords } from '../../rules.ts'
import { words } from '../../words.ts'
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
      title={words.blockThis(formatLongDay(day))}
      leave={words.keepOpen}
      footer={
        <Button variant="danger" busy={busy} onClick={onBlock}>
          {words.blockDay}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>{words.whatBlocking}</p>
        {planned.length > 0 ? (
          <Banner tone="warning" quiet title={words.areThere}>
            <ExistingBookings bookings={planned} day={day} />
          </Banner>
        ) : (
          <p>{bookings.length > 0 ? words.allOutOrBack : words.noneOnIt}</p>
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
      <p>{words.theyStay}</p>
      <ul className={styles.names}>
        {groups.flatMap(({ hour, bookings: listed }) =>
          listed.map((booking) => (
            <li key={booking.id}>
              {said(words.bookingThen(boatOf(booking), booking.name, formatHour(hour), durationWords(booking)))}
            </li>
          )),
        )}
        {underWay.map((booking) => (
          <li key={booking.id}>
            {said(words.bookingUnderWay(boatOf(booking), booking.name, otherEnd(booking, 'underWay', day)))}
          </li>
        ))}
      </ul>
    </>
  )
}

const boatOf = ({ vehicle_name }: DayBooking) => <strong>{vehicle_name}</strong>
