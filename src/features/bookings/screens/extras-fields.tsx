import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { type Extra, extras } from '../contract.ts'
import { extraNames, extraPrices, hasExtra } from '../rules.ts'
import styles from './booking-form.module.css'

type ExtrasFieldsProps = {
  vehicle: Vehicle
  chosen: readonly Extra[]
  onExtra: (extra: Extra, wanted: boolean) => void
}

/** What can be had besides the vehicle, with its price. */
export function ExtrasFields({ vehicle, chosen, onExtra }: ExtrasFieldsProps) {
  const offered = extras.filter((extra) => hasExtra(vehicle, extra))
  const permits = [
    vehicle.extra_fishing_permit_day && 'for a day',
    vehicle.extra_fishing_permit_week && 'for a week',
  ].filter(Boolean)
  return (
    <>
      <div>
        {offered.map((extra) => {
          const isCompulsory = extra === 'captain' && vehicle.license === 'captain'
          return (
            <Checkbox
              key={extra}
              className={styles.extra}
              label={
                <span className={styles.extraLabel}>
                  <span>{extraNames[extra]}</span>
                  <span className={styles.extraPrice}>{priceText(vehicle, extra)}</span>
                </span>
              }
              hint={isCompulsory ? `${vehicle.name} only goes out with our captain` : undefined}
              checked={isCompulsory || chosen.includes(extra)}
              disabled={isCompulsory}
              onChange={(wanted) => onExtra(extra, wanted)}
            />
          )
        })}
      </div>
      {permits.length > 0 && (
        <p className={styles.note}>
          Fishing permits ({permits.join(' or ')}): please write type and amount into the comment. They are paid in cash
          on site.
        </p>
      )}
    </>
  )
}

const priceText = (vehicle: Vehicle, extra: Extra) =>
  extra === 'captain' ? `${formatMoney(toCents(vehicle.extra_captain ?? 0))} per hour` : formatMoney(extraPrices[extra])
