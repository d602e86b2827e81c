import { Button, ButtonLink } from '#kit/ui/button.tsx'
import type { OwnBooking } from '../contract.ts'
import { words } from '../words.ts'
import styles from './own-booking.module.css'

/** The booking for the customer's own calendar; once it is canceled, the file that takes it out again. */
export function AddToCalendar({ booking: { calendar, state } }: { booking: OwnBooking }) {
  const isCanceled = state === 'canceled'
  const download = () => {
    const address = URL.createObjectURL(new Blob([calendar.text], { type: 'text/calendar;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = calendar.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
  return (
    <section className={styles.part} aria-labelledby="calendar">
      <h2 id="calendar">{isCanceled ? words.yourCalendar : words.calendar}</h2>
      {isCanceled && <p>{words.takeOut}</p>}
      <p className={styles.ways}>
        <Button variant="secondary" onClick={download}>
          {isCanceled ? words.removeFromCalendar : words.calendarFile}
        </Button>
        {!isCanceled && (
          <ButtonLink href={calendar.google_url} variant="quiet" target="_blank" rel="noreferrer">
            {words.googleCalendar}
          </ButtonLink>
        )}
      </p>
    </section>
  )
}
