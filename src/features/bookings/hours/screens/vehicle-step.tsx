import type { Ref } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { words } from '../words.ts'
import styles from './book-by-hours.module.css'
import type { Offer } from './timetable/use-week.ts'

type VehicleStepProps = {
  headingRef: Ref<HTMLHeadingElement>
  chosen: Vehicle | undefined
  offers: readonly Offer[] | undefined
  onAsk: () => void
}

/** Which vehicle was chosen, and the way to choose another. */
export function VehicleStep({ headingRef, chosen, offers, onAsk }: VehicleStepProps) {
  return (
    <section className={styles.vehicle} aria-labelledby="vehicle-step">
      <h2 className={styles.heading} id="vehicle-step" ref={headingRef}>
        <span className={styles.number}>3</span> {words.chooseVehicle}
      </h2>
      <p className={styles.chosen}>
        {chosen ? <strong>{chosen.name}</strong> : offers ? words.freeAtThisTime(offers.length) : words.looking}
      </p>
      <Button variant={chosen ? 'secondary' : 'primary'} disabled={!offers} onClick={onAsk}>
        {chosen ? words.chooseAnother : words.chooseABoat}
      </Button>
    </section>
  )
}
