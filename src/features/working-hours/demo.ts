import { play, type Scene } from '#kit/ui/demo.ts'
import { agencyHours, type MonthState, rentalHours } from './contract.ts'
import { withHours } from './screens/table-hours.ts'

const open = { signed_off_by: null, signed_off_at: null, reopened_by: null, reopened_at: null, reopened_reason: null }

export const plays = [rentalHours, agencyHours].flatMap(
  ({ getWorkingDays, saveWorkingHours, signOffMonth, reopenMonth }) => {
    const monthWith = (state: MonthState, show: Scene['show']) => {
      show(getWorkingDays, (table) => ({
        ...table,
        months: table.months.map((one) => (one.month === state.month ? state : one)),
      }))
      return state
    }
    return [
      play(saveWorkingHours, ({ body }, { show }) =>
        show(getWorkingDays, (table) => withHours(table, body.employee_id, body.working_hours)),
      ),
      play(signOffMonth, ({ body }, { by, at, show }) =>
        monthWith({ ...open, month: body.month, signed_off_by: by.username, signed_off_at: at }, show),
      ),
      play(reopenMonth, ({ body: { month, reason } }, { by, at, show }) =>
        monthWith({ ...open, month, reopened_by: by.username, reopened_at: at, reopened_reason: reason }, show),
      ),
    ]
  },
)
