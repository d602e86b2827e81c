import type { Day } from '#kit/shared/day.ts'
import { daysOf, hoursText, type Month, type Tenths } from '../rules.ts'

/** What one employee worked in a month, by day. */
export type EmployeeMonth = { name: string; email: string; tenths: Readonly<Record<Day, Tenths>> }

/** One row for each employee: name, email, every day of the month, and the sum. A day without hours is empty. */
export const exportHeader = (month: Month): readonly string[] => ['Employee', 'Email', ...daysOf(month), 'Total hours']

export function exportRow(month: Month, { name, email, tenths }: EmployeeMonth): readonly string[] {
  const worked = daysOf(month).map((day) => tenths[day])
  const total = worked.reduce<Tenths>((sum, day) => sum + (day ?? 0), 0)
  return [name, email, ...worked.map((day) => (day === undefined ? '' : hoursText(day))), hoursText(total)]
}
