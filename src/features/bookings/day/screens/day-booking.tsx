import type { ReactNode } from 'react'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import type { Day, WallClock } from '#kit/shared/day.ts'
import { callLink } from '#kit/shared/phone-links.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { CloseIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import hidden from '#kit/ui/visually-hidden.module.css'
import { handoverState, planRefusal, progressOf } from '../../rules/handover.ts'
import { isWrittenOn, writtenIn } from '../../rules/language.ts'
import type { Fact } from '../../rules/party.ts'
import { saidFact } from '../../rules/said-facts.ts'
import { BookingLanguage } from '../../screens/booking-language.tsx'
import { words as changeWords } from '../../staff-change/words.ts'
import { words as bookingWords } from '../../words.ts'
import type { DayBooking as Booking } from '../contract.ts'
import {
  deskCourse,
  durationWords,
  isUnpaid,
  type PaymentLabel,
  paymentLabel,
  paymentWords,
  type Side,
} from '../rules.ts'
import { words } from '../words.ts'
import styles from './day-booking.module.css'
import { commentLines, money, otherEnd, whenChanged, whoBooked } from './desk-words.ts'
import { HandoverBadge } from './handover-badge.tsx'

/** What staff do with one booking. */
export type Task = 'change' | 'cancel' | 'no_show' | 'release' | 'price' | 'comment' | 'block'

/** More that can be done with a booking, as buttons behind the usual ones: checking out, taking money. */
export type MoreActions = (booking: Booking, now: WallClock) => ReactNode

type DayBookingProps = {
  booking: Booking
  /** Where on the day it is listed. */
  side: Side | 'underWay'
  day: Day
  now: WallClock
  onTask: (task: Task) => void
  moreActions: MoreActions | undefined
  /** Of its name on the page. */
  heading?: 'h3' | 'h4'
}

const tones: Readonly<Record<PaymentLabel, 'success' | 'danger' | 'info'>> = {
  paid: 'success',
  unpaid: 'danger',
  held: 'info',
}

/** One booking of the day: boat, customer, money, what was said, and what can be done. */
export function DayBooking({ booking, side, day, now, onTask, moreActions, heading: Heading = 'h4' }: DayBookingProps) {
  const { id, vehicle_name, name, phone, email, reference } = booking
  // Money goes back through admins.
  const user = useUser()
  const course = deskCourse(booking)
  const isPlan = planRefusal(progressOf(course)) === undefined
  const label = paymentLabel(booking, side === 'underWay' ? 'departure' : side, now)
  const task = (kind: Task, does: string) => ({
    variant: 'secondary' as const,
    size: 'small' as const,
    'aria-label': words.ofBooking(does, vehicle_name, name),
    onClick: () => onTask(kind),
  })
  return (
    <li className={classNames(styles.booking, label === 'unpaid' && styles.unpaid)} id={`booking-${id}`}>
      <div className={styles.head}>
        <Heading className={styles.vehicle}>{vehicle_name}</Heading>
        <HandoverBadge course={course} now={now} />
        {label && <Badge tone={tones[label]}>{words.labels[label]}</Badge>}
        <p className={styles.time}>
          {durationWords(booking)}
          <span className={layout.aside}> · {otherEnd(booking, side, day)}</span>
        </p>
      </div>
      <Price booking={booking} />
      <div className={styles.customer}>
        <p className={layout.strong}>{name}</p>
        <p className={styles.reach}>
          {phone !== '' && <a href={callLink(phone)}>{phone}</a>}
          {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        </p>
        <p className={layout.aside}>
          {whoBooked(booking)} · {reference}
        </p>
        {booking.customer_changed && <p className={layout.aside}>{whenChanged(booking.customer_changed)}</p>}
        {booking.trip && <p className={layout.aside}>{bookingWords.tripOf(booking.trip.number, booking.trip.boats)}</p>}
      </div>
      <div className={styles.foot}>
        <dl className={styles.comment}>
          {linesOf(booking).map((line) => (
            <div key={line.label + line.words} className={classNames(line.label === 'Staff' && styles.staff)}>
              <dt>{saidFact(line).label}</dt>
              <dd>{saidFact(line).words}</dd>
            </div>
          ))}
          <WrittenIn booking={booking} now={now} />
        </dl>
        <div className={styles.actions}>
          {moreActions?.(booking, now)}
          {!booking.held && <Button {...task('change', changeWords.change)}>{changeWords.change}</Button>}
          {isUnpaid(booking) && !booking.held && (
            <>
              <Button {...task('price', words.changePrice)}>{words.changePrice}</Button>
              <Button {...task('comment', words.comment)}>{words.comment}</Button>
            </>
          )}
          <Button {...task('block', words.block)}>{words.block}</Button>
          {booking.held && <Button {...task('release', words.release)}>{words.release}</Button>}
          {!booking.held && handoverState(course, now) === 'not_arrived' && (
            <Button {...task('no_show', words.didNotCome)}>{words.didNotCome}</Button>
          )}
          {isPlan && !isUnpaid(booking) && user && !user.admin && <p className={layout.note}>{words.paidForAdmins}</p>}
          {isPlan && (isUnpaid(booking) ? !booking.unconfirmed : user?.admin) && (
            <Button {...task('cancel', words.cancel)} className={styles.cancel} icon={<CloseIcon />}>
              {words.cancel}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

/** The language of the mails, to be changed as long as there are any. */
function WrittenIn({ booking, now }: { booking: Booking; now: WallClock }) {
  const { id, language, vehicle_name, name } = booking
  const isOpen = isWrittenOn(deskCourse(booking), now)
  if (!isOpen && writtenIn(language) === undefined) return null
  return (
    <div className={styles.language}>
      <dt>{bookingWords.language}</dt>
      <dd>
        {isOpen ? (
          <BookingLanguage id={id} language={language} label={bookingWords.languageOf(vehicle_name, name)} />
        ) : (
          writtenIn(language)
        )}
      </dd>
    </div>
  )
}

/** What was said and noted, and why the price was changed. */
const linesOf = ({ comment, price_change_reason }: Booking): Fact[] => [
  ...(price_change_reason === null ? [] : [{ label: words.priceChange, words: price_change_reason }]),
  ...commentLines(comment),
]

const depositWords = { none: words.depositApart, out: words.depositTaken, back: words.depositSettled }

/** The price that counts, and where it was changed the one before; what a voucher paid, how the rest is, what comes on top. */
function Price({ booking }: { booking: Booking }) {
  const { price, new_price, fees, deposit, voucher_amount, advance, open_amount, paid } = booking
  const progress = progressOf(deskCourse(booking))
  return (
    <div className={styles.price}>
      {new_price === null ? (
        <p className={styles.amount}>{money(price)}</p>
      ) : (
        <p className={styles.amount}>
          <del>
            <span className={hidden.hidden}>{words.oldPrice}</span>
            {money(price)}
          </del>{' '}
          <ins>
            <span className={hidden.hidden}>{words.newPriceIs}</span>
            {money(new_price)}
          </ins>
        </p>
      )}
      {voucher_amount > 0 && !paid && (
        <p className={layout.aside}>
          {said(words.byVoucher(money(voucher_amount), <strong>{words.open(money(open_amount))}</strong>))}
        </p>
      )}
      {advance > 0 && !paid && (
        <p className={layout.aside}>
          {said(words.paidAhead(money(advance), <strong>{words.open(money(open_amount))}</strong>))}
        </p>
      )}
      <p className={layout.aside}>{paymentWords(booking)}</p>
      {fees > 0 && (
        <p className={layout.aside}>
          {said(
            (progress === 'none' ? words.andOnSite : words.andAtCheckOut)(
              money(fees),
              <strong>{words.inAll(money((new_price ?? price) + fees))}</strong>,
            ),
          )}
        </p>
      )}
      {deposit > 0 && <p className={layout.aside}>{depositWords[progress](money(deposit))}</p>}
    </div>
  )
}
