import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatDay } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form } from '#kit/ui/form.tsx'
import { CheckIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import type { WorkingDays, WorkingHoursCalls } from '../contract.ts'
import { hoursWords, monthOf, tenthsOf } from '../rules.ts'
import { words } from '../words.ts'
import { HoursField, hoursNote } from './hours-field.tsx'
import { HoursTable } from './hours-table.tsx'
import styles from './own-hours.module.css'
import { type OwnHours as Hours, useOwnHours } from './use-own-hours.ts'

type OwnHoursProps = { user: SignedInUser; calls: WorkingHoursCalls; table: WorkingDays; timeZone: string }

/** One's own table, with fields for the days that are open. */
export function OwnHours({ user, calls, table, timeZone }: OwnHoursProps) {
  const hours = useOwnHours(user, calls, table)
  return (
    <Form className={layout.column4} onSubmit={hours.save} errors={hours.errors}>
      {hours.late.map(({ day, text }) => (
        <Banner
          key={day}
          tone="warning"
          title={words.notSaved(text === '' ? words.nothing : hoursWords(tenthsOf(text) ?? 0), formatDay(day))}
          action={
            <Button variant="quiet" size="small" onClick={() => hours.drop(day)}>
              {words.dismiss}
            </Button>
          }
        >
          {isSignedOff(table, day) ? words.monthIsOver : words.dayIsOver}
        </Banner>
      ))}
      <HoursTable
        table={table}
        timeZone={timeZone}
        hoursOf={hours.shownOf}
        entryOf={(day) =>
          hours.openDays.includes(day)
            ? { field: <HoursField day={day} hours={hours} />, note: hoursNote(day, hours) }
            : undefined
        }
      />
      <SaveBar hours={hours} />
    </Form>
  )
}

const isSignedOff = ({ months }: WorkingDays, day: string) =>
  months.some(({ month, signed_off_by }) => month === monthOf(day) && signed_off_by !== null)

function SaveBar({ hours }: { hours: Hours }) {
  return (
    <div className={styles.bar}>
      {hours.failure !== undefined && (
        <div className={styles.failure}>
          <Banner tone="danger" title={words.notSavedYet}>
            {hours.failure}
          </Banner>
        </div>
      )}
      <p className={styles.status} role="status">
        {hours.outcome === 'saved' && (
          <span className={styles.saved}>
            <CheckIcon /> {words.saved}
          </span>
        )}
        {hours.outcome === 'nothing to save' && words.nothingNew}
        {hours.outcome === undefined && hours.unsaved > 0 && words.unsaved(hours.unsaved)}
      </p>
      <Button type="submit" size="large" busy={hours.isSaving} busyLabel={words.saving}>
        {words.confirm}
      </Button>
    </div>
  )
}
