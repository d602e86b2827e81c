import type { Vehicle } from '#features/vehicles/contract.ts'
import { wholePriceOf } from '#features/vehicles/rules.ts'
import { formatDuration } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { words as bookingWords } from '../../../words.ts'
import { words } from '../../words.ts'
import styles from '../book-by-hours.module.css'
import type { useHoursBooking } from '../use-hours-booking.ts'

type DurationStepProps = { fleet: readonly Vehicle[]; booking: ReturnType<typeof useHoursBooking> }

/** For how long, with the least that it costs: what is free when depends on it. */
export function DurationStep({ fleet, booking }: DurationStepProps) {
  return (
    <section className={styles.duration} aria-labelledby="duration-step">
      <h2 className={styles.heading} id="duration-step">
        {bookingWords.howLong}
      </h2>
      <ChoiceGroup
        legend={bookingWords.duration}
        hideLegend
        name="hours"
        look="chips"
        className={styles.durations}
        choices={booking.durations.map((hours) => ({
          value: String(hours),
          label: formatDuration(hours),
          aside: leastPrice(fleet, hours),
        }))}
        value={String(booking.hours)}
        onChange={(hours) => booking.chooseHours(Number(hours))}
      />
    </section>
  )
}

/** `from $58`, of one boat `$58`. */
function leastPrice(fleet: readonly Vehicle[], hours: number): string {
  const prices = fleet.flatMap((vehicle) => wholePriceOf(vehicle, hours) ?? [])
  const least = formatMoney(Math.min(...prices))
  return new Set(prices).size > 1 ? words.from(least) : least
}
