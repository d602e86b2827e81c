import type { Pricing } from '#features/price-rules/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import { words as boatWords } from '#features/vehicles/words.ts'
import { formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { leastWhole } from '../../rules/prices.ts'
import { type Business, pricingOf } from '../../rules.ts'
import { words } from '../words.ts'
import type { Slot } from './choice.ts'
import type { Offer } from './timetable/use-week.ts'
import styles from './vehicle-dialog.module.css'

type VehicleDialogProps = {
  slot: Slot
  offers: readonly Offer[]
  business: Business
  title?: string
  /** For how long. */
  hours: number
  chosen: number | null
  open: boolean
  onClose: () => void
  onChoose: (vehicleId: number) => void
}

/** The vehicles free at the slot for so long, the one with the lowest price for an hour first. */
export function VehicleDialog({
  business,
  title = words.chooseBoat,
  slot,
  offers,
  hours: asked,
  chosen,
  open,
  onClose,
  onChoose,
}: VehicleDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} className={styles.dialog}>
      <p className={styles.slot}>{words.freeOn(formatLongDay(slot.day), formatHour(slot.start))}</p>
      <ul className={styles.offers}>
        {offers.map(({ vehicle, hours }) => (
          <li key={vehicle.id}>
            <button
              type="button"
              className={styles.offer}
              aria-current={vehicle.id === chosen || undefined}
              onClick={() => onChoose(vehicle.id)}
            >
              {vehicle.path1 ? (
                <img
                  className={styles.picture}
                  src={thumbnailOf(vehicle.path1)}
                  alt=""
                  width={480}
                  height={300}
                  decoding="async"
                />
              ) : (
                <span className={styles.picture} />
              )}
              <span className={styles.words}>
                <span className={styles.name}>{vehicle.name}</span>
                <span className={layout.note}>
                  {boatWords.upTo(vehicle.passengers)} · {boatWords.licenses[vehicle.license]}
                </span>
                <span className={layout.note}>{words.freeFor(formatDuration(hours))}</span>
              </span>
              <Price vehicle={vehicle} hours={asked} pricing={pricingOf(business, slot.day)} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Price({ vehicle, hours, pricing }: { vehicle: Vehicle; hours: number; pricing: Pricing }) {
  return (
    <span className={styles.price}>
      <strong>{formatMoney(leastWhole(vehicle, { flow: 'hours', length: hours }, pricing))}</strong>
      <span className={layout.note}>{formatDuration(hours)}</span>
      {vehicle.license === 'captain' && <span className={layout.note}>{words.withCaptain}</span>}
    </span>
  )
}
