import type { Day } from '#kit/shared/day.ts'
import { daysOf, hoursWords, isWeekend, type Month, monthTitle, type Tenths, tenthsOf } from '../../rules.ts'
import { words } from '../../words.ts'
import styles from './month-chart.module.css'

type MonthChartProps = {
  month: Month
  hoursOf: (day: Day) => string
  today: Day
}

/** The height of the frame; longer days make it higher. */
const usualDay: Tenths = 100

/** A bar for each day of a month; the table says the same in numbers. */
export function MonthChart({ month, hoursOf, today }: MonthChartProps) {
  const days = daysOf(month).map((day) => ({ day, tenths: tenthsOf(hoursOf(day)) ?? 0 }))
  const most = Math.max(...days.map(({ tenths }) => tenths))
  const scale = Math.max(usualDay, most)
  const worked = days.filter(({ tenths }) => tenths > 0).length
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${days.length * 4} 32`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.perDayWorked(monthTitle(month), workedText(worked, most))}
    >
      {days.map(({ day, tenths }, i) => {
        const height = Math.max(tenths === 0 ? 0 : 2, (tenths / scale) * 30)
        const look = day === today ? styles.today : isWeekend(day) ? styles.weekend : styles.day
        return (
          <g key={day}>
            <rect className={styles.ground} x={i * 4 + 0.5} y={31} width={3} height={1} />
            <rect className={look} x={i * 4 + 0.5} y={31 - height} width={3} height={height} />
          </g>
        )
      })}
    </svg>
  )
}

function workedText(days: number, most: Tenths): string {
  if (days === 0) return words.noDayWorked
  return days === 1 ? words.oneDayWorked : words.daysWorked(days, hoursWords(most))
}
