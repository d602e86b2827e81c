import { firstDayOfWeek, formatHour, shortWeekday, weekdayName } from '#kit/shared/day.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { Figures } from '../contract.ts'
import { dayOfWeekday, hourName } from '../rules/tables.ts'
import { shareOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './figures.module.css'
import { shareWords } from './part.tsx'

/** From which share on a time is how dark, in percent: what is written on it stays readable. */
const tones = [
  { least: 0.85, tone: 100 },
  { least: 0.65, tone: 84 },
  { least: 0.45, tone: 42 },
  { least: 0.25, tone: 27 },
  { least: 0.1, tone: 13 },
] as const
const lookOf = (share: number) => {
  const { tone } = tones.find(({ least }) => share >= least) ?? { tone: 0 }
  return { '--tone': `${tone}%`, ...(tone > 50 && { color: 'var(--color-on-accent)' }) }
}

/** Each hour of the week as dark as it is busy, with the numbers in it: a table, so that it is heard as one too. */
export function UseMap({ times }: Pick<Figures, 'times'>) {
  const weekdays = Array.from({ length: 7 }, (_, i) => (firstDayOfWeek() + i) % 7)
  const shareAt = (weekday: number, hour: number) => {
    const time = times.find((one) => one.hour === hour && one.weekday === weekday)
    return time && shareOf(time)
  }
  return (
    <table className={styles.map} aria-label={words.titles.use}>
      <thead>
        <tr>
          <td />
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              <Short long={weekdayName(dayOfWeekday(weekday))}>{shortWeekday(dayOfWeekday(weekday))}</Short>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...new Set(times.map(({ hour }) => hour))].map((hour) => (
          <tr key={hour}>
            <th scope="row">
              <Short long={hourName(hour)}>{formatHour(hour)}</Short>
            </th>
            {weekdays.map((weekday) => {
              const share = shareAt(weekday, hour)
              return share === undefined ? (
                <td key={weekday} className={styles.shut}>
                  <VisuallyHidden>{words.notOpen}</VisuallyHidden>
                </td>
              ) : (
                <td key={weekday} style={lookOf(share)}>
                  {shareWords(share)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Short = ({ long, children }: { long: string; children: string }) => (
  <>
    <span aria-hidden="true">{children}</span>
    <VisuallyHidden>{long}</VisuallyHidden>
  </>
)
