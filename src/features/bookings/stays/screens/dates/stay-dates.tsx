import type { Vehicle } from '#features/vehicles/contract.ts'
import { leastFees, leastNights, nightPrice, wholeNightsOf } from '#features/vehicles/rules.ts'
import { type Day, daysBetween, formatHour } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { WarningIcon } from '#kit/ui/icons.tsx'
import { said } from '#kit/ui/said.ts'
import { words as bookingWords } from '../../../words.ts'
import { checkIn, checkOut } from '../../rules.ts'
import { words } from '../../words.ts'
import { missingDates, shortDay } from '../stay-words.ts'
import { StayCalendarView } from './stay-calendar.tsx'
import styles from './stay-dates.module.css'
import type { StayDates as Dates } from './use-stay-dates.ts'

type StayDatesProps = { boats: readonly Vehicle[]; dates: Dates; isFrozen: boolean }

/** The first two steps: the calendar, and what is selected in it. */
export function StayDates({ boats, dates, isFrozen }: StayDatesProps) {
  const note = { isNote: true, takesFocus: false } as const
  const notice = useArrival<HTMLDivElement>(dates.notice ?? false, note)
  const refusal = useArrival<HTMLParagraphElement>(dates.choice.oneNight ?? false, note)
  const nights = dates.stay && daysBetween(dates.stay.start, dates.stay.end)
  const price = nights === undefined ? undefined : sum(boats, (boat) => wholeNightsOf(boat, nights))
  const least = sum(boats, (boat) => wholeNightsOf(boat, leastNights))
  return (
    <section className={styles.dates} aria-labelledby="dates" inert={isFrozen}>
      <h2 className={styles.heading} id="dates" tabIndex={-1}>
        {words.chooseDates}
      </h2>
      <div className={styles.notice} role="status" ref={notice}>
        {dates.notice && (
          <Banner quiet tone="warning" title={words.somethingChanged}>
            {dates.notice} {words.typedIsKept}
          </Banner>
        )}
        {dates.asked > 0 && <Banner quiet tone="warning" title={missingDates(dates.choice)} />}
      </div>
      {dates.error ? (
        <ErrorState title={words.calendarNotLoaded} text={dates.error.message} busy={dates.busy} retry={dates.retry} />
      ) : (
        <StayCalendarView dates={dates} price={price} />
      )}
      <div className={styles.strip}>
        <End name={words.checkInAt(formatHour(checkIn))} day={dates.choice.start} missing={words.firstDay} />
        <End name={words.checkOutAt(formatHour(checkOut))} day={dates.choice.end} missing={words.lastDay} />
        <div className={styles.sum}>
          {dates.choice.oneNight !== undefined ? (
            <p className={styles.warning} ref={refusal}>
              <WarningIcon /> {words.oneNight}
            </p>
          ) : price === undefined || nights === undefined ? (
            <p className={styles.rate}>
              {said(
                words.fromFor(
                  <strong>{least !== undefined && formatMoney(least)}</strong>,
                  bookingWords.nights(leastNights),
                ),
              )}
            </p>
          ) : (
            <p className={styles.rate}>
              <strong>{formatMoney(price)}</strong> {nightsWords(boats, nights)}
            </p>
          )}
        </div>
        <Button
          variant="secondary"
          size="small"
          className={classNames(styles.clear, dates.choice.start === undefined && styles.unused)}
          disabled={dates.choice.start === undefined}
          onClick={dates.clear}
        >
          {words.clearDates}
        </Button>
      </div>
    </section>
  )
}

/** `3 nights, $180 each`. */
function nightsWords(boats: readonly Vehicle[], nights: number): string {
  if (nights < 2) return bookingWords.nights(nights)
  const night = formatMoney(sum(boats, nightPrice) ?? 0)
  return boats.some((boat) => leastFees(boat) > 0)
    ? words.eachAndFees(bookingWords.nights(nights), night)
    : words.each(bookingWords.nights(nights), night)
}

/** Undefined where it is so of one of them. */
const sum = (boats: readonly Vehicle[], of: (boat: Vehicle) => Cents | undefined) =>
  boats
    .map(of)
    .reduce<Cents | undefined>((all, one) => (all === undefined || one === undefined ? undefined : all + one), 0)

type EndProps = { name: string; day: Day | undefined; missing: string }

const End = ({ name, day, missing }: EndProps) => (
  <div className={styles.end}>
    <p className={styles.name}>{name}</p>
    <p className={day === undefined ? styles.missing : styles.day}>{day === undefined ? missing : shortDay(day)}</p>
  </div>
)
