import { useEffect, useRef } from 'react'
import { priceOf } from '#features/vehicles/rules.ts'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { formatDuration, formatHour } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import type { Returning } from '../../rules.walk-in.ts'
import type { useWalkIn } from './use-walk-in.ts'
import styles from './walk-in.module.css'

/** The boats that can be had right now, as large buttons, cheapest first. */
export function BoatChoice({ walkIn }: { walkIn: ReturnType<typeof useWalkIn> }) {
  const { offers, back, start, choose } = walkIn
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])

  if (offers.length === 0) {
    return (
      <EmptyState
        title="No boat can be had right now"
        text={back.length > 0 ? undefined : 'We are closed, or every boat is out until closing time.'}
      >
        {back.length > 0 && <Back boats={back} />}
      </EmptyState>
    )
  }
  return (
    <div className={styles.step}>
      <p className={styles.lead}>Free from {formatHour(start)}. Which boat?</p>
      <ul ref={list} className={styles.boats}>
        {offers.map(({ vehicle, until, durations }) => {
          const shortest = durations[0] ?? 0
          return (
            <li key={vehicle.id}>
              <button type="button" className={styles.boat} onClick={() => choose(vehicle.id)}>
                <span className={styles.boatName}>{vehicle.name}</span>
                <span className={styles.boatPrice}>{formatMoney(priceOf(vehicle, shortest) ?? 0)}</span>
                <span className={styles.boatFacts}>until {formatHour(until)}</span>
                <span className={styles.boatUnit}>{formatDuration(shortest)}</span>
                <span className={styles.boatFacts}>
                  {typeNames[vehicle.type].singular}, {vehicle.passengers}{' '}
                  {vehicle.passengers === 1 ? 'person' : 'people'}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {back.length > 0 && <Back boats={back} />}
    </div>
  )
}

const Back = ({ boats }: { boats: readonly Returning[] }) => (
  <p className={styles.back}>
    <strong>Back next:</strong>{' '}
    {boats
      .slice(0, 4)
      .map(({ vehicle, at }) => `${vehicle.name} at ${formatHour(at)}`)
      .join(', ')}
  </p>
)
