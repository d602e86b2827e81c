import { listPrice, type Pricing } from '#features/price-rules/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { priceOf } from '#features/vehicles/rules.ts'
import { formatDuration } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { leastWhole } from '../../../rules/prices.ts'
import { type Business, pricingOf } from '../../../rules.ts'
import { words as bookingWords } from '../../../words.ts'
import { words } from '../../words.ts'
import styles from '../book-by-hours.module.css'
import type { useHoursBooking } from '../use-hours-booking.ts'

type DurationStepProps = {
  business: Business
  fleet: readonly Vehicle[]
  booking: ReturnType<typeof useHoursBooking>
}

/** For how long, with the least that it costs: what is free when depends on it. */
export function DurationStep({ business, fleet, booking }: DurationStepProps) {
  const heading = useArrival<HTMLHeadingElement>(booking.reopened)
  const pricing = booking.day === null ? listPrice : pricingOf(business, booking.day)
  return (
    <section className={styles.duration} aria-labelledby="duration-step">
      <h2 className={styles.heading} id="duration-step" tabIndex={-1} ref={heading}>
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
          aside: leastPrice(fleet, hours, pricing),
        }))}
        value={String(booking.hours)}
        onChange={(hours) => booking.chooseHours(Number(hours))}
      />
    </section>
  )
}

/** `from $58`, of one boat `$58`. */
function leastPrice(fleet: readonly Vehicle[], hours: number, pricing: Pricing): string {
  const able = fleet.filter((vehicle) => priceOf(vehicle, hours) !== undefined)
  const prices = able.map((vehicle) => leastWhole(vehicle, { flow: 'hours', length: hours }, pricing))
  const least = formatMoney(Math.min(...prices))
  return new Set(prices).size > 1 ? words.from(least) : least
}
