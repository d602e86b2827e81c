import { useEffect, useRef } from 'react'
import { type VehicleType, vehicleTypes } from '#features/vehicles/contract.ts'
import { typeTitles } from '#features/vehicles/screens/type-names.ts'
import { Link } from '#kit/ui/link.tsx'
import { overviewOf } from './addresses.ts'
import styles from './type-switch.module.css'
import { words } from './words.ts'

/** The way from one type of vehicle to the next. */
export function TypeSwitch({ current }: { current: VehicleType | 'all' }) {
  const types = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = types.current?.querySelector<HTMLElement>('[aria-current]')
    // On a phone the type that one looks at may lie off to the side. Nothing but this row is moved.
    if (shown && types.current) types.current.scrollLeft = shown.offsetLeft - types.current.offsetLeft - 48
  })
  return (
    <nav ref={types} className={styles.types} aria-label={words.typesOfBoats}>
      {(['all', ...vehicleTypes] as const).map((type) => (
        <Link
          key={type}
          to={overviewOf(type)}
          aria-current={type === current ? 'page' : undefined}
          className={styles.type}
        >
          {typeTitles[type]}
        </Link>
      ))}
    </nav>
  )
}
