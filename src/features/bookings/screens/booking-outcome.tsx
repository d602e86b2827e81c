import styles from '#features/outcomes/screens/outcome-frame.module.css'
import { ConfirmationMail, Excluded, Fact, Sorry, Success } from '#features/outcomes/screens/outcome-frame.tsx'
import { formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { toCents } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { RefreshIcon } from '#kit/ui/icons.tsx'
import type { Booked, Outcome } from '../hours/screens/outcome.ts'
import { wholeWords } from '../rules/prices.ts'
import { words } from '../words.ts'
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
    <Sorry isPage title={outcome.kind === 'taken' ? words.somebodyFaster : words.cannotBeBooked}>
      <p>{outcome.kind === 'taken' ? words.alreadyBooked(what) : outcome.reason}</p>
      <p className={styles.quiet}>{words.typedKept}</p>
      <Button icon={<RefreshIcon />} onClick={onRefresh}>
        {words.refreshPage}
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
    <Success isPage title={words.accepted}>
      {simulated ? (
        <p className={styles.lead}>{words.wasDemo}</p>
      ) : (
        <p className={styles.lead}>
          <ConfirmationMail mailboxAddress={mailboxAddress} email={email} />
          {words.calendarAttached}
        </p>
      )}
      <dl className={styles.summary}>
        <Fact name={words.boat}>{vehicle_name}</Fact>
        <Fact name={words.date}>{formatLongDay(booked_day)}</Fact>
        <Fact name={words.time}>
          {words.timeSpan(formatHour(booked_start), formatHour(booked_start + booked_hours))},{' '}
          {formatDuration(booked_hours)}
        </Fact>
        <Fact name={words.price}>{wholeWords(toCents(price), toCents(whole) - toCents(price))}</Fact>
        {!simulated && (
          <Fact name={words.reference}>
            <span className={styles.reference}>{reference}</span>
          </Fact>
        )}
      </dl>
      {booked.own_page !== '' && <BookedNext ownPage={booked.own_page} />}
      <Button variant="secondary" size="large" onClick={onAgain}>
        {words.bookAnother}
      </Button>
    </Success>
  )
}
