import type { Day, WallClock } from '#kit/shared/day.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import type { DayBooking as Booking } from '../../day/contract.ts'
import { DayBooking, type MoreActions, type Task } from '../../day/screens/day-booking.tsx'
import type { TodayCard } from '../rules.ts'

type MoreSheetProps = {
  /** The card whose bookings are looked at; undefined while none are. */
  card: TodayCard | undefined
  day: Day
  now: WallClock
  moreActions: MoreActions
  onTask: (task: Task, booking: Booking) => void
  onClose: () => void
}

/** Everything about a booking and whatever else can be done with it, as the day overview has it. */
export function MoreSheet({ card, day, now, moreActions, onTask, onClose }: MoreSheetProps) {
  return (
    <Dialog open={card !== undefined} onClose={onClose} title={card?.boats[0].name}>
      <ul className={`${layout.plain} ${layout.stack3}`}>
        {card?.boats.map((booking) => (
          <DayBooking
            key={booking.id}
            booking={booking}
            heading="h3"
            side={booking.booked_day === day ? 'departure' : booking.booked_day_end === day ? 'arrival' : 'underWay'}
            day={day}
            now={now}
            onTask={(task) => onTask(task, booking)}
            moreActions={moreActions}
          />
        ))}
      </ul>
    </Dialog>
  )
}
