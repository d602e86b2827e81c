import type { Day } from '#kit/shared/day.ts'
import type { WorkingDays } from '../contract.ts'

/** What somebody worked, by day; empty where nothing was entered. */
export function hoursOf(table: WorkingDays, employeeId: number): (day: Day) => string {
  const byDay = new Map(table.working_days_data.map((one) => [one.date, one.working_hours[employeeId]]))
  return (day) => byDay.get(day) ?? ''
}
