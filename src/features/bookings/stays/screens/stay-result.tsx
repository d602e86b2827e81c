import styles from '#features/outcomes/screens/outcome-frame.module.css'
import { ConfirmationMail, Excluded, Fact, Sorry, Success } from '#features/outcomes/screens/outcome-frame.tsx'
import { type Day, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { RefreshIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { BookedNext } from '../../screens/booked-next-later.ts'
import { words as bookingWords } from '../../words.ts'
import { checkIn, checkOut } from '../rules.ts'
import { type BookedStay, generalStayError, type StayOutcome } from './stay-outcome.ts'

type StayResultProps = {
  outcome: StayOutcome
  /** The type in the singular, e.g. "houseboat". */
  what: string
  mailboxAddress: string | undefined
  phone: string | undefined
  busy: boolean
  /** Sends the same once more. */
  onAgain: () => void
  /** Back to the form, with the calendar as it is now. */
  onRefresh: () => void
}

/** How the booking ended, and what to do next. */
export function StayResult(props: StayResultProps) {
  const { outcome, what, phone, onRefresh } = props
  switch (outcome.kind) {
    case 'booked':
      return <Accepted {...props} booked={outcome.booked} simulated={outcome.simulated} />
    case 'excluded':
      return <Excluded phone={phone} />
    case 'taken':
      return (
        <Sorry title="Somebody was faster">
          <p>
            In the meantime, this {what} has already been booked in your selected period. Please reload the calendar:
          </p>
          <p className={styles.quiet}>What you typed is kept.</p>
          <Refresh label="Reload the calendar" onRefresh={onRefresh} />
        </Sorry>
      )
    case 'refused':
      return (
        <Sorry title="This cannot be booked">
          <p>{outcome.reason}</p>
          <p className={styles.quiet}>What you typed is kept.</p>
          <Refresh onRefresh={onRefresh} />
        </Sorry>
      )
    case 'failed':
      return <Failed {...props} />
  }
}

const Failed = ({ busy, onAgain, onRefresh }: StayResultProps) => (
  <Sorry title="That did not work">
    <p>{generalStayError}</p>
    <p className={styles.quiet}>What you typed is kept, and however often you try, nothing is booked twice.</p>
    <div className={layout.row3}>
      <Button busy={busy} onClick={onAgain}>
        Try again
      </Button>
      <Refresh onRefresh={onRefresh} />
    </div>
  </Sorry>
)

const Refresh = ({ label = 'Refresh page', onRefresh }: { label?: string; onRefresh: () => void }) => (
  <Button variant="secondary" icon={<RefreshIcon />} onClick={onRefresh}>
    {label}
  </Button>
)

type AcceptedProps = Pick<StayResultProps, 'mailboxAddress' | 'onRefresh'> & { booked: BookedStay; simulated: boolean }

function Accepted({ booked, simulated, mailboxAddress, onRefresh }: AcceptedProps) {
  const { reference, vehicle_name, booked_day, booked_day_end, booked_duration, price, whole, voucher_amount } = booked
  return (
    <Success title="Your booking request has been accepted!">
      {simulated ? (
        <p className={styles.lead}>
          This was a demonstration: nothing was booked and no mail was sent. Everything else looks just like this.
        </p>
      ) : (
        <p className={styles.lead}>
          <ConfirmationMail mailboxAddress={mailboxAddress} email={booked.email} /> {nextStep(booked)}
        </p>
      )}
      <dl className={styles.summary}>
        <Fact name="Boat">{vehicle_name}</Fact>
        <Fact name="Check-in">{dayAndHour(booked_day, checkIn)}</Fact>
        {booked_duration > 0 && <Fact name="Check-out">{dayAndHour(booked_day_end, checkOut)}</Fact>}
        <Fact name="Price">
          {formatMoney(toCents(whole))}, {bookingWords.nights(booked_duration)}
          {whole > price && `; ${formatMoney(toCents(whole) - toCents(price))} of it on site`}
        </Fact>
        {voucher_amount > 0 && <Fact name="Voucher">{formatMoney(-toCents(voucher_amount))}</Fact>}
        <Fact name="Payment">{paymentWords(booked)}</Fact>
        {!simulated && (
          <Fact name="Reference">
            <span className={styles.reference}>{reference}</span>
          </Fact>
        )}
      </dl>
      {booked.own_page !== '' && <BookedNext ownPage={booked.own_page} />}
      <Button variant="secondary" size="large" onClick={onRefresh}>
        Book another
      </Button>
    </Success>
  )
}

const dayAndHour = (day: Day, hour: number) => `${formatLongDay(day)}, ${formatHour(hour)}`

function nextStep({ payment_method, due_on }: BookedStay): string {
  if (payment_method !== 'transfer') return 'Nothing more is to be paid before you come.'
  const until = due_on ? ` by ${formatLongDay(due_on)}` : ''
  return `Please transfer the amount${until}: IBAN, recipient and the reference to write into it are below and in the mail.`
}

function paymentWords({ payment_method, open_amount, price, voucher_amount, due_on }: BookedStay): string {
  const open = formatMoney(toCents(open_amount))
  switch (payment_method) {
    case 'transfer':
      return due_on ? `${open} by bank transfer, due on ${formatLongDay(due_on)}` : `${open} by bank transfer`
    case 'provider':
      return `${formatMoney(toCents(price) - toCents(voucher_amount))} paid with PayPal`
    case 'voucher':
      return 'Paid with your voucher'
    case 'on_site':
      return `Booked by staff, nothing to pay now; ${open} is open`
  }
}
