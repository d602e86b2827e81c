import { type ReactNode, useState } from 'react'
import { formatDay } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type FutureBooking, getFutureBookings } from '../../contract/staff.ts'
import type { Vehicle } from '../../contract.ts'
import { words } from '../../words.ts'
import styles from './warning-dialog.module.css'

/** What is about to be done. */
export type Warning = 'block' | 'remove'

export type Cancel = (booking: FutureBooking, onCanceled: () => void) => ReactNode

type WarningDialogProps = {
  vehicle: Vehicle
  warning: Warning | undefined
  busy: boolean
  /** What cancels a booking. */
  cancel: Cancel
  onClose: () => void
  onConfirm: () => void
}

const texts = {
  block: { asks: words.askBlock, does: words.blockBoat, busy: words.blocking, text: words.whatBlocking },
  remove: { asks: words.askRemove, does: words.removeBoat, busy: words.removing, text: words.whatRemoving },
}

/** Before a vehicle is blocked or removed: the bookings that are still to come, then the question. */
export function WarningDialog({ vehicle, warning, busy, cancel, onClose, onConfirm }: WarningDialogProps) {
  const bookings = useEndpoint(getFutureBookings, warning && { query: { vehicle: vehicle.id } }, { freshSeconds: 0 })
  if (!warning) return null
  const { asks, does, busy: busyLabel, text } = texts[warning]
  return (
    <Dialog
      open
      onClose={onClose}
      title={asks(vehicle.name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={busyLabel} disabled={!bookings.data} onClick={onConfirm}>
            {does(vehicle.name)}
          </Button>
        </>
      }
    >
      <div className={layout.stack4}>
        <p>{text}</p>
        {bookings.data ? (
          <Bookings bookings={bookings.data.data} cancel={cancel} />
        ) : (
          <Pending query={bookings} what={words.theBookings} blocks={2} />
        )}
      </div>
    </Dialog>
  )
}

function Bookings({ bookings: all, cancel }: { bookings: readonly FutureBooking[]; cancel: Cancel }) {
  const [canceled, setCanceled] = useState<ReadonlySet<number>>(new Set())
  const bookings = all.filter(({ id }) => !canceled.has(id))
  if (bookings.length === 0) {
    return (
      <Banner tone="success" quiet>
        {words.noBookings}
      </Banner>
    )
  }
  return (
    <>
      <Banner tone="warning" quiet title={words.countBookings(bookings.length)}>
        {words.theyStay}
      </Banner>
      <ul className={layout.plain} aria-label={words.futureBookings}>
        {bookings.map((booking) => {
          const { id, name, email, phone, ...days } = booking
          return (
            <li key={id} className={styles.booking}>
              <span className={layout.figures}>{daysText(days)}</span>
              <span className={layout.strong}>{name}</span>
              <span className={styles.contact}>
                <a href={`mailto:${email}`}>{email}</a>
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </span>
              <div className={styles.cancel}>
                {cancel(booking, () => setCanceled((before) => new Set(before).add(id)))}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const daysText = ({ booked_day, booked_day_end }: Pick<FutureBooking, 'booked_day' | 'booked_day_end'>) =>
  booked_day === booked_day_end ? formatDay(booked_day) : `${formatDay(booked_day)} – ${formatDay(booked_day_end)}`
