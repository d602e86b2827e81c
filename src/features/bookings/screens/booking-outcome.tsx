import { type ReactNode, useEffect, useRef } from 'react'
import { formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { RefreshIcon } from '#kit/ui/icons.tsx'
import styles from './booking-outcome.module.css'
import type { Booked, Outcome } from './outcome.ts'

type BookingOutcomeProps = {
  outcome: Outcome
  /** The type in the singular, e.g. "motorboat". */
  what: string
  mailboxAddress: string | undefined
  phone: string | undefined
  onRefresh: () => void
}

/** How the booking ended, and what to do next. */
export function BookingOutcome({ outcome, what, mailboxAddress, phone, onRefresh }: BookingOutcomeProps) {
  if (outcome.kind === 'booked') {
    return (
      <Success
        booked={outcome.booked}
        simulated={outcome.simulated}
        mailboxAddress={mailboxAddress}
        onAgain={onRefresh}
      />
    )
  }
  if (outcome.kind === 'excluded') {
    return (
      <Sorry title="Booking is not possible">
        <p>
          You have been excluded from future bookings. If this is a mistake, please call us! If you otherwise try to
          circumvent this block via acquaintances, they will also be blocked.
        </p>
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </p>
        )}
      </Sorry>
    )
  }
  return (
    <Sorry title={outcome.kind === 'taken' ? 'Somebody was faster' : 'This cannot be booked'}>
      <p>
        {outcome.kind === 'taken'
          ? `In the meantime this ${what} has already been booked. Please select another ${what} or reload this page`
          : outcome.reason}
      </p>
      <p className={styles.quiet}>What you typed is kept.</p>
      <Button icon={<RefreshIcon />} onClick={onRefresh}>
        Refresh page
      </Button>
    </Sorry>
  )
}

function Success({
  booked,
  simulated,
  mailboxAddress,
  onAgain,
}: {
  booked: Booked
  simulated: boolean
  mailboxAddress: string | undefined
  onAgain: () => void
}) {
  const { reference, vehicle_name, booked_day, booked_start, booked_hours, price, email } = booked
  return (
    <Framed title="Your booking request has been accepted!" className={styles.success}>
      {simulated ? (
        <p className={styles.lead}>
          This was a demonstration: nothing was booked and no mail was sent. Everything else looks just like this.
        </p>
      ) : (
        <p className={styles.lead}>
          You have received a confirmation email
          {mailboxAddress ? (
            <>
              , which you find in the{' '}
              <a href={mailboxAddress} target="_blank" rel="noopener">
                built-in mailbox
              </a>
              .
            </>
          ) : (
            <> at {email}.</>
          )}{' '}
          A calendar file is attached to it: open it to add your trip to your calendar.
        </p>
      )}
      <dl className={styles.summary}>
        <Fact name="Boat">{vehicle_name}</Fact>
        <Fact name="Date">{formatLongDay(booked_day)}</Fact>
        <Fact name="Time">
          {formatHour(booked_start)} – {formatHour(booked_start + booked_hours)}, {formatDuration(booked_hours)}
        </Fact>
        <Fact name="Price">{formatMoney(toCents(price))}</Fact>
        {!simulated && (
          <Fact name="Reference">
            <span className={styles.reference}>{reference}</span>
          </Fact>
        )}
      </dl>
      <Button variant="secondary" size="large" onClick={onAgain}>
        Book another
      </Button>
    </Framed>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Sorry = ({ title, children }: { title: string; children: ReactNode }) => (
  <Framed title={title} className={styles.sorry}>
    {children}
  </Framed>
)

/** Comes into view and has the focus, so that it is read at once. */
function Framed({ title, className, children }: { title: string; className: string | undefined; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <section className={className} aria-labelledby="outcome">
      <h2 className={styles.title} id="outcome" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
