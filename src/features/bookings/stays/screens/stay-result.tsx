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
import { words } from '../words.ts'
import type { BookedStay, StayOutcome } from './stay-outcome.ts'

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
        <Sorry isPage title={words.faster}>
          <p>{words.takenMeanwhile(what)}</p>
          <p className={styles.quiet}>{words.typedIsKept}</p>
          <Refresh label={words.reloadCalendar} onRefresh={onRefresh} />
        </Sorry>
      )
    case 'refused':
      return (
        <Sorry isPage title={words.refused}>
          <p>{outcome.reason}</p>
          <p className={styles.quiet}>{words.typedIsKept}</p>
          <Refresh onRefresh={onRefresh} />
        </Sorry>
      )
    case 'failed':
      return <Failed {...props} />
  }
}

const Failed = ({ busy, onAgain, onRefresh }: StayResultProps) => (
  <Sorry isPage title={words.failed}>
    <p>{words.wentWrong}</p>
    <p className={styles.quiet}>{words.keptAndOnce}</p>
    <div className={layout.row3}>
      <Button busy={busy} onClick={onAgain}>
        {words.tryAgain}
      </Button>
      <Refresh onRefresh={onRefresh} />
    </div>
  </Sorry>
)

const Refresh = ({ label = words.refresh, onRefresh }: { label?: string; onRefresh: () => void }) => (
  <Button variant="secondary" icon={<RefreshIcon />} onClick={onRefresh}>
    {label}
  </Button>
)

type AcceptedProps = Pick<StayResultProps, 'mailboxAddress' | 'onRefresh'> & { booked: BookedStay; simulated: boolean }

function Accepted({ booked, simulated, mailboxAddress, onRefresh }: AcceptedProps) {
  const { reference, vehicle_name, booked_day, booked_day_end, booked_duration, voucher_amount } = booked
  return (
    <Success isPage title={words.accepted}>
      {simulated ? (
        <p className={styles.lead}>{words.wasDemonstration}</p>
      ) : (
        <p className={styles.lead}>
          <ConfirmationMail mailboxAddress={mailboxAddress} email={booked.email} /> {nextStep(booked)}
        </p>
      )}
      <dl className={styles.summary}>
        <Fact name={words.boat}>{vehicle_name}</Fact>
        <Fact name={words.checkIn}>{dayAndHour(booked_day, checkIn)}</Fact>
        {booked_duration > 0 && <Fact name={words.checkOut}>{dayAndHour(booked_day_end, checkOut)}</Fact>}
        <Fact name={words.price}>{priceWords(booked)}</Fact>
        {voucher_amount > 0 && <Fact name={words.voucher}>{formatMoney(-toCents(voucher_amount))}</Fact>}
        <Fact name={words.payment}>{paymentWords(booked)}</Fact>
        {!simulated && (
          <Fact name={words.reference}>
            <span className={styles.reference}>{reference}</span>
          </Fact>
        )}
      </dl>
      {booked.own_page !== '' && <BookedNext ownPage={booked.own_page} />}
      <Button variant="secondary" size="large" onClick={onRefresh}>
        {words.bookAnother}
      </Button>
    </Success>
  )
}

const dayAndHour = (day: Day, hour: number) => `${formatLongDay(day)}, ${formatHour(hour)}`

function priceWords({ whole, price, booked_duration: nights }: BookedStay): string {
  const all = formatMoney(toCents(whole))
  return whole > price
    ? words.priceOnSite(all, bookingWords.nights(nights), formatMoney(toCents(whole) - toCents(price)))
    : `${all}, ${bookingWords.nights(nights)}`
}

function nextStep({ payment_method, due_on }: BookedStay): string {
  if (payment_method !== 'transfer') return words.nothingMore
  return due_on ? words.pleaseTransferBy(formatLongDay(due_on)) : words.pleaseTransfer
}

function paymentWords({ payment_method, open_amount, price, voucher_amount, due_on, way }: BookedStay): string {
  const open = formatMoney(toCents(open_amount))
  switch (payment_method) {
    case 'transfer':
      return due_on ? words.byTransferDue(open, formatLongDay(due_on)) : words.byTransfer(open)
    case 'provider':
      return words.paidOnline[way](formatMoney(toCents(price) - toCents(voucher_amount)))
    case 'voucher':
      return words.paidWithVoucher
    case 'on_site':
      return words.bookedByStaff(open)
  }
}
