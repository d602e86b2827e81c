import type { Caller } from '#kit/server/http/http.ts'
import { type Day, formatDay } from '#kit/shared/day.ts'
import { invalid, notAllowed, ProblemError } from '#kit/shared/problem.ts'
import type { MonthState } from '../contract.ts'
import { isEditable, type Month, maySignOff, monthOf, monthTitle } from '../rules.ts'
import { words } from '../words.ts'

/** Whose hours somebody sees: administrators everybody's (undefined), all others their own. */
export const visibleTo = ({ admin, id }: Caller): number | undefined => (admin ? undefined : id)

/** Hours are entered by whoever worked them, administrators included, and only for the days that are open today. */
export function checkOwnDays(caller: Caller, employeeId: number, days: readonly Day[], today: Day): void {
  if (employeeId !== caller.id) throw notAllowed(words.onlyOwn)
  const locked = days.filter((day) => !isEditable(day, today))
  if (locked.length > 0)
    throw invalid(
      locked.map((day) => errorOf(day, words.dayLocked)),
      words.dayLocked,
    )
}

/** Refuses days of months that are signed off. */
export function checkOpenMonths(months: readonly MonthState[], days: readonly Day[]): void {
  const signedOff = new Map(months.filter((one) => one.signed_off_by !== null).map((one) => [one.month, one]))
  const errors = days.flatMap((day) => {
    const by = signedOff.get(monthOf(day))?.signed_off_by
    return by == null ? [] : [errorOf(day, words.signedOffAlready(monthTitle(monthOf(day)), by))]
  })
  const [first] = errors
  if (first) throw new ProblemError(409, 'MONTH_SIGNED_OFF', first.message, { errors })
}

export function checkMaySignOff(month: Month, today: Day): void {
  if (maySignOff(month, today)) return
  const message = words.notOver(monthTitle(month), formatDay(today))
  throw invalid([{ field: 'month', message }], message)
}

const errorOf = (day: Day, message: string) => ({ field: `working_hours.${day}`, message })
