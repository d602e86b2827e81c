import { amend } from '#kit/ui/server-state.tsx'
import type { MonthState, WorkingHoursCalls } from '../../contract.ts'
import type { Month } from '../../rules.ts'

type Names = Partial<Pick<MonthState, 'signed_off_by' | 'reopened_by' | 'reopened_reason'>>

/** For a test account: the month as it would be after the write, shown until the page is loaded again. */
export function simulateMonth(calls: WorkingHoursCalls, month: Month, names: Names) {
  const at = Temporal.Now.instant().toString()
  const { signed_off_by = null, reopened_by = null, reopened_reason = null } = names
  const state: MonthState = {
    month,
    signed_off_by,
    signed_off_at: signed_off_by === null ? null : at,
    reopened_by,
    reopened_at: reopened_by === null ? null : at,
    reopened_reason,
  }
  amend(calls.getWorkingDays, undefined, (table) => ({
    ...table,
    months: table.months.map((one) => (one.month === month ? state : one)),
  }))
  return { ...state, status: 'success' as const }
}
