import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import layout from '#kit/ui/layout.module.css'
import type { StayExtra } from '../../contract.ts'
import { extraPrices, offeredStayExtras } from '../../rules/prices.ts'
import styles from '../../screens/booking-form.module.css'
import { FishingPermits } from '../../screens/fishing-permits.tsx'
import { words as bookingWords } from '../../words.ts'
import { words } from '../words.ts'

type StayExtrasProps = {
  vehicle: Vehicle
  chosen: readonly StayExtra[]
  onExtra: (extra: StayExtra, wanted: boolean) => void
}

/** What the vehicle has to take along, each with the price that is charged. */
export function StayExtras({ vehicle, chosen, onExtra }: StayExtrasProps) {
  const offered = offeredStayExtras(vehicle)
  return (
    <>
      {offered.length > 0 && (
        <div>
          {offered.map((extra) => (
            <Checkbox
              key={extra}
              className={styles.extra}
              label={
                <span className={styles.extraLabel}>
                  <span>{bookingWords.extraNames[extra]}</span>
                  <span className={layout.figures}>{priceText(extra)}</span>
                </span>
              }
              checked={chosen.includes(extra)}
              onChange={(wanted) => onExtra(extra, wanted)}
            />
          ))}
        </div>
      )}
      <FishingPermits vehicle={vehicle} />
    </>
  )
}

function priceText(extra: StayExtra): string {
  const price = formatMoney(extraPrices[extra])
  return extra === 'bed_linen_and_towel' ? words.perPerson(price) : price
}
