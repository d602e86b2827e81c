import type { Vehicle } from '#features/vehicles/contract.ts'
import { words } from '../../words.ts'
import styles from '../booking-form.module.css'

/** How to get a fishing permit where the vehicle goes with one; its price is not part of the booking. */
export function FishingPermits({ vehicle }: { vehicle: Vehicle }) {
  const [day, week] = [vehicle.extra_fishing_permit_day, vehicle.extra_fishing_permit_week]
  if (!day && !week) return null
  const which = day && week ? words.permitsForBoth : day ? words.permitsForDay : words.permitsForWeek
  return <p className={styles.note}>{words.fishingPermits(which)}</p>
}
