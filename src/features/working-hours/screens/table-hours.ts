import type { Day } from '#kit/shared/day.ts'
import type { WorkingDays } from '../contract.ts'
import { hoursText, tenthsOf } from '../rules.ts'

/** What somebody worked, by day; empty where nothing was entered. */
export function hoursOf(table: WorkingDays, employeeId: number): (day: Day) => string {
  const byDay = new Map(table.working_days_data.map((one) => [one.date, one.working_hours[employeeId]]))
  return (day) => byDay.get(day) ?? ''
}

/** The table as it is once somebody's hours are saved. */
export const withHours = (table: WorkingDays, id: number, hours: Readonly<Record<Day, string>>): WorkingDays => ({
  ...table,
  working_days_data: table.working_days_data.map((day) => {
    const text = hours[day.date]
    if (text === undefined) return day
    const { [id]: _, ...others } = day.working_hours
    const tenths = tenthsOf(text)
    return { ...day, working_hours: tenths === undefined ? others : { ...others, [id]: hoursText(tenths) } }
  }),
})
