import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import layout from '#kit/ui/layout.module.css'
import { type Extra, extras } from '../contract.ts'
import { extraPrices, hasExtra } from '../rules/prices.ts'
import { words } from '../words.ts'
import styles from './booking-form.module.css'
import { FishingPermits } from './fishing-permits.tsx'

type ExtrasFieldsProps = {
  vehicle: Vehicle
  chosen: readonly Extra[]
  onExtra: (extra: Extra, wanted: boolean) => void
}

const offeredExtras = (vehicle: Vehicle) => extras.filter((extra) => hasExtra(vehicle, extra))

/** `Jukebox $10, Captain $49 per hour`. */
export const extrasNote = (vehicle: Vehicle): string =>
  offeredExtras(vehicle)
    .map((extra) => `${words.extraNames[extra]} ${priceText(vehicle, extra)}`)
    .join(', ')

/** What can be had besides the vehicle, with its price. */
export function ExtrasFields({ vehicle, chosen, onExtra }: ExtrasFieldsProps) {
  return (
    <>
      <div>
        {offeredExtras(vehicle).map((extra) => {
          const isCompulsory = extra === 'captain' && vehicle.license === 'captain'
          return (
            <Checkbox
              key={extra}
              className={styles.extra}
              label={
                <span className={styles.extraLabel}>
                  <span>{words.extraNames[extra]}</span>
                  <span className={layout.figures}>{priceText(vehicle, extra)}</span>
                </span>
              }
              hint={isCompulsory ? words.onlyWithCaptain(vehicle.name) : undefined}
              checked={isCompulsory || chosen.includes(extra)}
              disabled={isCompulsory}
              onChange={(wanted) => onExtra(extra, wanted)}
            />
          )
        })}
      </div>
      <FishingPermits vehicle={vehicle} />
    </>
  )
}

const priceText = (vehicle: Vehicle, extra: Extra) =>
  extra === 'captain' ? captainText(vehicle) : formatMoney(extraPrices[extra])

/** `$49 per hour`. */
export const captainText = ({ extra_captain }: Vehicle) => words.perHour(formatMoney(toCents(extra_captain ?? 0)))
