import { formatLongDay, type WallClock } from '#kit/shared/day.ts'
import { language as spoken } from '#kit/shared/language.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { courseOf, progressOf } from '../../rules/handover.ts'
import { isWrittenOn, writtenIn } from '../../rules/language.ts'
import { wholeWords } from '../../rules/prices.ts'
import { saidFacts } from '../../rules/said-facts.ts'
import { BookingLanguage } from '../../screens/booking-language.tsx'
import { words as changeWords } from '../../staff-change/words.ts'
import { words as bookingWords } from '../../words.ts'
import type { TimelineBooking } from '../contract.ts'
import { barState, formatSpan, openOf, stateWords } from '../rules.ts'
import { words } from '../words.ts'
import styles from './booking-dialog.module.css'
import type { TimelineAddresses } from './timeline-addresses.ts'

type BookingDialogProps = {
  booking: TimelineBooking | undefined
  now: WallClock
  addresses: TimelineAddresses
  onChange: (booking: TimelineBooking) => void
  onClose: () => void
}

/** A booking's facts, and where to go with it. */
export function BookingDialog({ booking, onClose, ...rest }: BookingDialogProps) {
  return (
    <Dialog open={booking !== undefined} onClose={onClose} title={booking?.name ?? ''}>
      {booking && <BookingFacts key={booking.id} booking={booking} {...rest} />}
    </Dialog>
  )
}

type BookingFactsProps = Omit<BookingDialogProps, 'booking' | 'onClose'> & { booking: TimelineBooking }

function BookingFacts({ booking, now, addresses, onChange }: BookingFactsProps) {
  const { vehicle_name, starts_at, phone, email, people, reference, comment, staff_comment } = booking
  const day = starts_at.slice(0, 10)
  const open = openOf(booking)
  const language = isWrittenOn(courseOf(booking), now) ? (
    <BookingLanguage id={booking.id} language={booking.language} />
  ) : (
    writtenIn(booking.language)
  )
  const isOut = progressOf(courseOf(booking)) === 'out'
  return (
    <div className={layout.stack4}>
      <p className={styles.when}>
        <strong>{vehicle_name}</strong>, {formatSpan(booking)}
        <br />
        {formatLongDay(day)}
      </p>
      <dl className={styles.facts}>
        <Fact name={words.state}>{stateWords(barState(booking, now))}</Fact>
        <Fact name={words.price}>{priceWords(booking)}</Fact>
        <Fact name={words.people}>{people}</Fact>
        {phone !== '' && (
          <Fact name={words.phone}>
            <a href={`tel:${phone}`}>{phone}</a>
          </Fact>
        )}
        {email !== '' && (
          <Fact name={words.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {language !== undefined && <Fact name={words.language}>{language}</Fact>}
        <Fact name={words.reference}>{reference}</Fact>
        {booking.trip && (
          <Fact name={words.together}>{bookingWords.tripOf(booking.trip.number, booking.trip.boats)}</Fact>
        )}
        {comment !== '' && <Fact name={words.remarks}>{remarksOf(comment)}</Fact>}
        {staff_comment !== '' && <Fact name={words.ourNote}>{staff_comment}</Fact>}
      </dl>
      <div className={layout.row3}>
        <ButtonLink to={addresses.dayOverview(day, booking.id)} variant="secondary">
          {booking.is_held ? words.releaseThere : words.dayOverview}
        </ButtonLink>
        {isOut && (
          <ButtonLink to={addresses.handover(booking.id)} variant="secondary">
            {words.takeBack}
          </ButtonLink>
        )}
        {open > 0 && !booking.is_held && (
          <ButtonLink to={addresses.cashRegister(booking.id)} variant="secondary">
            {words.take(formatMoney(open))}
          </ButtonLink>
        )}
        <ButtonLink to={addresses.bookAgain(booking.id)} variant="secondary">
          {changeWords.bookAgain}
        </ButtonLink>
        {!booking.is_held && <Button onClick={() => onChange(booking)}>{changeWords.change}</Button>}
      </div>
    </div>
  )
}

/** What the customer told, a line each. Their own words have no label. */
const remarksOf = (comment: string): string =>
  spoken() === 'en'
    ? comment
    : saidFacts(comment)
        .map((fact) => `${fact.label}: ${fact.words}`)
        .join('\n')

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function priceWords(booking: TimelineBooking): string {
  const price = toCents(booking.price)
  const fees = toCents(booking.fees)
  const voucher = toCents(booking.voucher_amount)
  const deposit = toCents(booking.deposit)
  const parts = [
    wholeWords(price, fees, booking.out_at !== null),
    voucher > 0 && words.byVoucher(formatMoney(voucher)),
    booking.advance > 0 && words.paidAhead(formatMoney(toCents(booking.advance))),
    deposit > 0 && words.depositApart(formatMoney(deposit)),
  ]
  return parts.filter(Boolean).join(', ')
}
