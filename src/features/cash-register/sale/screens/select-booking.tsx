import { getInstallation } from '#features/settings/contract.ts'
import { addDays, type Day, formatDay, formatHour, wallClock, weekdayName } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getUnpaid, type UnpaidBooking, type Unsettled } from '../../contract.ts'
import { words } from '../words.ts'
import { bookedLength, bookingItem, type IsOffered, paidBefore, type SaleItem, unsettledItem } from './sale.ts'
import styles from './select.module.css'

type SelectBookingProps = {
  /** The day that was chosen; today without one. */
  day: Day | undefined
  onDay: (day: Day | undefined) => void
  isOffered: IsOffered
  onChoose: (item: SaleItem) => void
}

/** The unpaid bookings of a day, today's at first, and what canceled ones left open. */
export function SelectBooking({ day, onDay, isOffered, onChoose }: SelectBookingProps) {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const today = timeZone === undefined ? undefined : wallClock(timeZone).day
  const selectedDay = day ?? today
  const query = useEndpoint(getUnpaid, selectedDay ? { query: { selectedDay } } : undefined, { keepPrevious: true })
  const { data, isFetching } = query
  if (!data || !selectedDay || !today) return <Pending query={query} what={words.theBookings} />
  const isToday = selectedDay === today
  const bookings = data.bookings.filter(({ id }) => isOffered({ type: 'booking', id }, isFetching))
  const unsettled = (type: 'refund' | 'fee') =>
    (type === 'refund' ? data.refunds : data.fees).filter(({ id }) => isOffered({ type, id }, isFetching))
  return (
    <>
      <div className={layout.line3}>
        <IconButton className={styles.turn} label={words.dayBefore} onClick={() => onDay(addDays(selectedDay, -1))}>
          <ArrowLeftIcon />
        </IconButton>
        <h2 className={styles.dayName} aria-live="polite">
          {isToday ? words.today : weekdayName(selectedDay)} <span>{formatDay(selectedDay)}</span>
        </h2>
        <IconButton className={styles.turn} label={words.nextDay} onClick={() => onDay(addDays(selectedDay, 1))}>
          <ArrowRightIcon />
        </IconButton>
        {!isToday && (
          <Button variant="quiet" onClick={() => onDay(undefined)}>
            {words.today}
          </Button>
        )}
      </div>
      {bookings.length === 0 ? (
        <EmptyState title={words.noBookings} />
      ) : (
        <ul className={styles.cards}>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} day={data.day} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      <Unsettleds title={words.toGiveBack} type="refund" rows={unsettled('refund')} onChoose={onChoose} />
      <Unsettleds title={words.feesOwed} type="fee" rows={unsettled('fee')} onChoose={onChoose} />
    </>
  )
}

type BookingCardProps = { booking: UnpaidBooking; day: Day; onChoose: (item: SaleItem) => void }

function BookingCard({ booking, day, onChoose }: BookingCardProps) {
  const { held, booked_day } = booking
  return (
    <button type="button" className={styles.card} disabled={held} onClick={() => onChoose(bookingItem(booking))}>
      <span className={styles.time}>
        {formatHour(booking.booked_start)}
        {booked_day !== day && <span className={styles.otherDay}>{formatDay(booked_day)}</span>}
      </span>
      <span className={styles.what}>{booking.vehicle_name}</span>
      <span className={styles.amount}>{formatMoney(booking.open)}</span>
      <span className={styles.who}>
        {booking.name}, {bookedLength(booking)}
        {paidBefore(booking)}
      </span>
      {held && <Badge tone="warning">{words.paidOnlineNow}</Badge>}
    </button>
  )
}

type UnsettledsProps = {
  title: string
  type: 'refund' | 'fee'
  rows: readonly Unsettled[]
  onChoose: (item: SaleItem) => void
}

function Unsettleds({ title, type, rows, onChoose }: UnsettledsProps) {
  if (rows.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {rows.map((one) => (
          <li key={one.id}>
            <button type="button" className={styles.card} onClick={() => onChoose(unsettledItem(type, one))}>
              <span className={styles.time}>{formatDay(one.canceled_day)}</span>
              <span className={styles.what}>{one.vehicle_name}</span>
              <span className={styles.amount}>{formatMoney(one.amount)}</span>
              <span className={styles.who}>{words.whoCanceled(one.name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
