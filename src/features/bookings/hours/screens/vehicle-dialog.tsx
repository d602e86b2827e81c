import type { Vehicle } from '#features/vehicles/contract.ts'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import { words as boatWords } from '#features/vehicles/words.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { words } from '../words.ts'
import styles from './vehicle-dialog.module.css'

/** A boat to choose: how long it is free, where that is said, and what it costs in all for how long. */
export type BoatOffer = { vehicle: Vehicle; free?: string; price: Cents; length: string }

type VehicleDialogProps = {
  title?: string
  /** When all of them are free. */
  when: string
  offers: readonly BoatOffer[]
  chosen: number | null
  open: boolean
  onClose: () => void
  onChoose: (vehicleId: number) => void
}

/** The vehicles that are free then, in the order of the offers. */
export function VehicleDialog({
  title = words.chooseBoat,
  when,
  offers,
  chosen,
  open,
  onClose,
  onChoose,
}: VehicleDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} className={styles.dialog}>
      <p className={styles.slot}>{when}</p>
      <ul className={styles.offers}>
        {offers.map(({ vehicle, free, price, length }) => (
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
                {vehicle.id === chosen && <span className={layout.strong}>{words.isChosen}</span>}
                <span className={layout.note}>
                  {boatWords.upTo(vehicle.passengers)} · {boatWords.licenses[vehicle.license]}
                </span>
                {free && <span className={layout.note}>{free}</span>}
              </span>
              <span className={styles.price}>
                <strong>{formatMoney(price)}</strong>
                <span className={layout.note}>{length}</span>
                {vehicle.license === 'captain' && <span className={layout.note}>{words.withCaptain}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
