import styles from '#features/outcomes/screens/outcome-frame.module.css'
import { ConfirmationMail, Excluded, Fact, Sorry, Success } from '#features/outcomes/screens/outcome-frame.tsx'
import { formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { toCents } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { RefreshIcon } from '#kit/ui/icons.tsx'
import type { Booked, Outcome } from '../hours/screens/outcome.ts'
import { wholeWords } from '../rules/prices.ts'
import { BookedNext } from './booked-next-later.ts'

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
      <Accepted
        booked={outcome.booked}
        simulated={outcome.simulated}
        mailboxAddress={mailboxAddress}
        onAgain={onRefresh}
      />
    )
  }
  if (outcome.kind === 'excluded') return <Excluded phone={phone} />
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

function Accepted({
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
  const { reference, vehicle_name, booked_day, booked_start, booked_hours, price, whole, email } = booked
  return (
    <Success title="Your booking request has been accepted!">
      {simulated ? (
        <p className={styles.lead}>
          This was a demonstration: nothing was booked and no mail was sent. Everything else looks just like this.
        </p>
      ) : (
        <p className={styles.lead}>
          <ConfirmationMail mailboxAddress={mailboxAddress} email={email} /> A calendar file is attached to it: open it
          to add your trip to your calendar.
        </p>
      )}
      <dl className={styles.summary}>
        <Fact name="Boat">{vehicle_name}</Fact>
        <Fact name="Date">{formatLongDay(booked_day)}</Fact>
        <Fact name="Time">
          {formatHour(booked_start)} – {formatHour(booked_start + booked_hours)}, {formatDuration(booked_hours)}
        </Fact>
        <Fact name="Price">{wholeWords(toCents(price), toCents(whole) - toCents(price))}</Fact>
        {!simulated && (
          <Fact name="Reference">
            <span className={styles.reference}>{reference}</span>
          </Fact>
        )}
      </dl>
      {booked.own_page !== '' && <BookedNext ownPage={booked.own_page} />}
      <Button variant="secondary" size="large" onClick={onAgain}>
        Book another
      </Button>
    </Success>
  )
}
