import type { Vehicle } from '#features/vehicles/contract.ts'
import styles from './booking-form.module.css'

/** How to get a fishing permit where the vehicle goes with one; its price is not part of the booking. */
export function FishingPermits({ vehicle }: { vehicle: Vehicle }) {
  const permits = [
    vehicle.extra_fishing_permit_day && 'for a day',
    vehicle.extra_fishing_permit_week && 'for a week',
  ].filter(Boolean)
  if (permits.length === 0) return null
  return (
    <p className={styles.note}>
      Fishing permits ({permits.join(' or ')}): please write type and amount into the comment. They are paid in cash on
      site.
    </p>
  )
}
