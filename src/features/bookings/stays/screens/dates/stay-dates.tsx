import type { Vehicle } from '#features/vehicles/contract.ts'
import { leastFees, leastNights, nightPrice, wholeNightsOf } from '#features/vehicles/rules.ts'
import { type Day, daysBetween, formatHour } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { WarningIcon } from '#kit/ui/icons.tsx'
import { words as bookingWords } from '../../../words.ts'
import { checkIn, checkOut } from '../../rules.ts'
import { noDatesWarning, oneNightWarning, shortDay } from '../stay-words.ts'
import { StayCalendarView } from './stay-calendar.tsx'
import styles from './stay-dates.module.css'
import type { StayDates as Dates } from './use-stay-dates.ts'

type StayDatesProps = { vehicle: Vehicle; dates: Dates; isFrozen: boolean }

/** The first two steps: the calendar, and what is selected in it. */
export function StayDates({ vehicle, dates, isFrozen }: StayDatesProps) {
  const note = { isNote: true, takesFocus: false } as const
  const notice = useArrival<HTMLDivElement>(dates.notice ?? false, note)
  const refusal = useArrival<HTMLParagraphElement>(dates.choice.oneNight ?? false, note)
  const night = nightPrice(vehicle)
  const nights = dates.stay && daysBetween(dates.stay.start, dates.stay.end)
  const price = nights === undefined ? undefined : wholeNightsOf(vehicle, nights)
  const least = wholeNightsOf(vehicle, leastNights)
  return (
    <section className={styles.dates} aria-labelledby="dates" inert={isFrozen}>
      <h2 className={styles.heading} id="dates" tabIndex={-1}>
        Choose your dates
      </h2>
      <div className={styles.notice} role="status" ref={notice}>
        {dates.notice && (
          <Banner quiet tone="warning" title="In the meantime something has changed">
            {dates.notice} What you typed is kept.
          </Banner>
        )}
        {dates.asked > 0 && <Banner quiet tone="warning" title={noDatesWarning} />}
      </div>
      {dates.error ? (
        <ErrorState
          title="The calendar could not be loaded"
          text={dates.error.message}
          busy={dates.busy}
          retry={dates.retry}
        />
      ) : (
        <StayCalendarView dates={dates} price={price} />
      )}
      <div className={styles.strip}>
        <End name="Check-in" day={dates.choice.start} hour={checkIn} missing="First day" />
        <End name="Check-out" day={dates.choice.end} hour={checkOut} missing="Last day" />
        <div className={styles.sum}>
          {dates.choice.oneNight !== undefined ? (
            <p className={styles.warning} ref={refusal}>
              <WarningIcon /> {oneNightWarning}
            </p>
          ) : price === undefined || nights === undefined ? (
            <p className={styles.rate}>
              from <strong>{least !== undefined && formatMoney(least)}</strong> for {bookingWords.nights(leastNights)}
            </p>
          ) : (
            <p className={styles.rate}>
              <strong>{formatMoney(price)}</strong> {bookingWords.nights(nights)}
              {nights > 1 && `, ${formatMoney(night ?? 0)} each${leastFees(vehicle) > 0 ? ' and the fees' : ''}`}
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
          Clear dates
        </Button>
      </div>
    </section>
  )
}

type EndProps = { name: string; day: Day | undefined; hour: number; missing: string }

const End = ({ name, day, hour, missing }: EndProps) => (
  <div className={styles.end}>
    <p className={styles.name}>
      {name}, {formatHour(hour)}
    </p>
    <p className={day === undefined ? styles.missing : styles.day}>{day === undefined ? missing : shortDay(day)}</p>
  </div>
)
