import type { Day } from '#kit/shared/day.ts'
import type { WorkingDays } from '../contract.ts'
import { monthOf } from '../rules.ts'
import styles from './hours-table.module.css'
import { type DayEntry, MonthHours } from './month/month-hours.tsx'

type HoursTableProps = {
  table: WorkingDays
  timeZone: string
  hoursOf: (day: Day) => string
  entryOf?: (day: Day) => DayEntry | undefined
}

/** The months of the table, the newest day first. */
export function HoursTable({ table, timeZone, hoursOf, entryOf }: HoursTableProps) {
  const days = Map.groupBy(table.working_days_data.map(({ date }) => date).toReversed(), monthOf)
  return (
    <div className={styles.months}>
      {table.months.map((state) => (
        <MonthHours
          key={state.month}
          state={state}
          days={days.get(state.month) ?? []}
          today={table.today}
          timeZone={timeZone}
          hoursOf={hoursOf}
          {...(entryOf && { entryOf })}
        />
      ))}
    </div>
  )
}
