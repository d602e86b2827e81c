import { useEffect } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { leastNights } from '#features/vehicles/rules.ts'
import { addDays, type Day, formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading } from '#kit/ui/skeleton.tsx'
import { type FirstFree as Answer, getFirstFree } from '../contract.ts'
import { words } from '../words.ts'
import styles from './first-free.module.css'

type FirstFreeProps = { vehicle: Pick<Vehicle, 'name'>; onKnown: (free: Answer) => void }

/** When a boat can be had first: as of now, and again with each booking and each minute. */
export default function FirstFree({ vehicle, onKnown }: FirstFreeProps) {
  const answer = useEndpoint(getFirstFree, { params: { vehicleName: vehicle.name } }, { everySeconds: 60 })
  useEffect(() => {
    if (answer.data) onKnown(answer.data)
  }, [answer.data, onKnown])
  if (answer.data) {
    const lines = linesOf(answer.data)
    return (
      <ul className={styles.lines} aria-live="polite">
        {lines.length > 0 ? (
          lines.map((line) => <li key={line}>{line}</li>)
        ) : (
          <li className={styles.none}>{words.nothing}</li>
        )}
      </ul>
    )
  }
  if (!answer.error) return <Loading what={words.looking} lines={1} />
  return (
    <p role="alert">
      {words.notKnown}{' '}
      <Button variant="quiet" size="small" onClick={() => void answer.refetch()}>
        {words.tryAgain}
      </Button>
    </p>
  )
}

export function linesOf({ today, hours, nights }: Answer): string[] {
  return [
    ...(hours ? [`${timeOf(today, hours)}, ${words.forUpTo(formatDuration(hours.hours))}`] : []),
    ...(nights
      ? [nights.day === today ? words.tonight(leastNights) : words.nightsFrom(formatLongDay(nights.day), leastNights)]
      : []),
  ]
}

function timeOf(today: Day, { day, start }: NonNullable<Answer['hours']>): string {
  if (day === today) return words.todayFrom(formatHour(start))
  return day === addDays(today, 1)
    ? words.tomorrowFrom(formatHour(start))
    : words.dayFrom(formatLongDay(day), formatHour(start))
}
