import { useEffect, useRef } from 'react'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { formatDuration, formatHour } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import { leastWhole } from '../../rules/prices.ts'
import { words as bookingWords } from '../../words.ts'
import type { Returning } from '../rules.ts'
import { words } from '../words.ts'
import type { WalkInState } from './use-walk-in.ts'
import { unset } from './use-walker.ts'
import styles from './walk-in.module.css'
import { WhenChoice } from './when.tsx'

/** The boats that can be had right now, as large buttons, cheapest first. */
export function BoatChoice({ walkIn }: { walkIn: WalkInState }) {
  const { offers, back, start, choose, chosenStart, day, isToday, special, nights } = walkIn
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])

  const when = <WhenChoice walkIn={walkIn} />
  if (offers.length === 0 && nights === undefined && chosenStart === undefined && isToday && !walkIn.isWaiting) {
    return (
      <EmptyState
        title={words.noneNow}
        text={back.length > 0 ? special : [words.whyNone[walkIn.why], special].join(' ')}
      >
        {back.length > 0 && <Back boats={back} />}
        {when}
      </EmptyState>
    )
  }
  return (
    <div className={styles.step}>
      {when}
      <p className={layout.largeSize} role="status">
        {day === unset
          ? words.whichDay
          : walkIn.isWaiting
            ? words.looking
            : offers.length === 0
              ? words.noneThen
              : nights === undefined
                ? words.whichBoat(formatHour(start))
                : words.whichBoatOver(bookingWords.nights(nights))}
      </p>
      {special && <p>{special}</p>}
      <ul ref={list} className={styles.boats}>
        {offers.map(({ vehicle, until, durations }) => {
          const length = nights ?? durations[0] ?? 0
          const flow = nights === undefined ? 'hours' : 'days'
          return (
            <li key={vehicle.id}>
              <button type="button" className={styles.boat} onClick={() => choose(vehicle.id)}>
                <span className={styles.boatName}>{vehicle.name}</span>
                <span className={styles.boatPrice}>
                  {formatMoney(leastWhole(vehicle, { flow, length }, walkIn.pricing))}
                </span>
                <span className={styles.boatFacts}>
                  {nights === undefined
                    ? words.freeUntil(formatHour(until))
                    : words.freeOver(bookingWords.nights(durations.at(-1) ?? nights))}
                </span>
                <span className={styles.boatUnit}>
                  {nights === undefined ? formatDuration(length) : bookingWords.nights(length)}
                </span>
                <span className={styles.boatFacts}>
                  {words.boatFor(typeNames[vehicle.type].singular, bookingWords.people(vehicle.passengers))}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {nights === undefined && back.length > 0 && <Back boats={back} />}
    </div>
  )
}

const Back = ({ boats }: { boats: readonly Returning[] }) => (
  <p className={styles.back}>
    {said(
      words.backNext(
        (text) => <strong>{text}</strong>,
        boats
          .slice(0, 4)
          .map(({ vehicle, at }) => words.backAt(vehicle.name, formatHour(at)))
          .join(', '),
      ),
    )}
  </p>
)
