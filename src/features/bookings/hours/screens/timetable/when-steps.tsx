import type { Ref, RefObject } from 'react'
import type { Vehicle, VehicleType } from '#features/vehicles/contract.ts'
import type { Day } from '#kit/shared/day.ts'
import { arriveAt } from '#kit/ui/arrival.ts'
import type { Business } from '../../../rules.ts'
import { words } from '../../words.ts'
import styles from '../book-by-hours.module.css'
import type { useHoursBooking } from '../use-hours-booking.ts'
import { DateStep } from './date-step.tsx'
import { DurationStep } from './duration-step.tsx'
import { TimeStep } from './time-step.tsx'

type WhenStepsProps = {
  business: Business
  /** Which boats are looked for. */
  asked: { vehicleType: VehicleType | 'all'; vehicleName?: string }
  fleet: readonly Vehicle[]
  booking: ReturnType<typeof useHoursBooking>
  dateStep: Ref<HTMLHeadingElement>
  timeStep: RefObject<HTMLHeadingElement | null>
}

/** How long, and the first two steps, side by side where there is room: the calendar and the timetable of its week. */
export function WhenSteps({ business, asked, fleet, booking, dateStep, timeStep }: WhenStepsProps) {
  const chooseDay = (day: Day) => {
    // The same day once more: the way to its times, not another choice.
    if (day === booking.day && timeStep.current) arriveAt(timeStep.current, { takesFocus: false })
    booking.chooseDay(day)
  }
  return (
    <>
      <DurationStep business={business} booking={booking} fleet={fleet} />
      <div className={styles.when}>
        <section className={styles.step} aria-labelledby="date-step">
          <h2 className={styles.heading} id="date-step" ref={dateStep}>
            <span className={styles.number}>1</span> {words.selectDate}
          </h2>
          <DateStep
            business={business}
            day={booking.day}
            asked={{ ...asked, hours: booking.hours }}
            onDay={chooseDay}
          />
        </section>
        <section className={styles.step} aria-labelledby="time-step">
          <h2 className={styles.heading} id="time-step" ref={timeStep}>
            <span className={styles.number}>2</span> {words.selectTime}
          </h2>
          {booking.day === null ? (
            <p className={styles.waiting}>
              <span>{words.selectDateFirst}</span>
            </p>
          ) : (
            <TimeStep
              business={business}
              fleet={booking.able}
              day={booking.day}
              week={booking.week}
              slot={booking.choice.slot}
              hours={booking.hours}
              onDay={booking.chooseDay}
              onSlot={booking.chooseSlot}
            />
          )}
        </section>
      </div>
    </>
  )
}
