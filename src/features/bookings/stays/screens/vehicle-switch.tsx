import { useEffect, useRef } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { leastNights, wholeNightsOf } from '#features/vehicles/rules.ts'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import { formatMoney } from '#kit/shared/money.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { words as bookingWords } from '../../words.ts'
import { words } from '../words.ts'
import styles from './vehicle-switch.module.css'

type VehicleSwitchProps = {
  /** E.g. "houseboat". */
  what: string
  fleet: readonly Vehicle[]
  current: Vehicle
  addressOf: (vehicle: Vehicle) => string
  isFrozen: boolean
  onSwitch: (to: Vehicle) => void
}

/** Leads to the other vehicles of the type. */
export function VehicleSwitch({ what, fleet, current, addressOf, isFrozen, onSwitch }: VehicleSwitchProps) {
  const list = useRef<HTMLUListElement>(null)
  // On a phone the list is wider than the screen.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')
    const first = list.current?.querySelector('a')
    if (list.current && chosen && first) list.current.scrollLeft = chosen.offsetLeft - first.offsetLeft
  }, [])
  if (fleet.length < 2) return null
  return (
    <nav className={styles.switch} aria-label={words.chooseOne(what)} inert={isFrozen}>
      <ul ref={list}>
        {fleet.map((vehicle) => {
          const least = wholeNightsOf(vehicle, leastNights)
          return (
            <li key={vehicle.id}>
              <Link
                to={addressOf(vehicle)}
                className={styles.vehicle}
                aria-current={vehicle.id === current.id ? 'page' : undefined}
                onClick={() => vehicle.id !== current.id && onSwitch(vehicle)}
              >
                {vehicle.path1 ? (
                  <img
                    className={styles.picture}
                    src={thumbnailOf(vehicle.path1)}
                    alt=""
                    width={96}
                    height={64}
                    decoding="async"
                  />
                ) : (
                  <span className={styles.picture} />
                )}
                <span className={layout.grid}>
                  <span className={styles.name}>{vehicle.name}</span>
                  <span className={layout.count}>
                    {least === undefined
                      ? words.upTo(vehicle.passengers)
                      : words.fromUpTo(formatMoney(least), bookingWords.nights(leastNights), vehicle.passengers)}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
