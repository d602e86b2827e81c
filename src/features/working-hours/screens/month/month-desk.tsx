import { useState } from 'react'
import { formatDay } from '#kit/shared/day.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import type { MonthState, WorkingDays, WorkingHoursCalls } from '../../contract.ts'
import { daysOf, hoursWords, lastDayOf, maySignOff, monthTitle, sumOf } from '../../rules.ts'
import { words } from '../../words.ts'
import styles from './month-desk.module.css'
import { MonthStateLine } from './month-state-line.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'
import { SignOffDialog } from './sign-off-dialog.tsx'

type MonthDeskProps = { calls: WorkingHoursCalls; table: WorkingDays; timeZone: string }

/** What administrators do with a month of everybody: sign it off, open it again, take it along as a file. */
export function MonthDesk({ calls, table, timeZone }: MonthDeskProps) {
  const [asks, setAsks] = useState<{ about: 'sign off' | 'reopen'; month: string }>()
  const Question = asks?.about === 'reopen' ? ReopenDialog : SignOffDialog
  return (
    <section className={styles.desk} aria-labelledby="months">
      <h2 id="months">{words.months}</h2>
      <ul className={styles.months}>
        {table.months.map((state) => (
          <li key={state.month} className={styles.month}>
            <div className={styles.words}>
              <h3 className={styles.title}>{monthTitle(state.month)}</h3>
              <p className={styles.total}>{totalWords(table, state)}</p>
              <MonthStateLine state={state} timeZone={timeZone} />
              {!maySignOff(state.month, table.today) && (
                <p className={styles.later}>{words.signOffFrom(formatDay(lastDayOf(state.month)))}</p>
              )}
            </div>
            <div className={styles.actions}>
              <ButtonLink
                variant="secondary"
                href={`${calls.exportMonth.path}?month=${state.month}`}
                download
                aria-label={words.exportOf(monthTitle(state.month))}
              >
                {words.exportIt}
              </ButtonLink>
              {state.signed_off_by !== null ? (
                <Button
                  variant="secondary"
                  aria-label={words.reopenOf(monthTitle(state.month))}
                  onClick={() => setAsks({ about: 'reopen', month: state.month })}
                >
                  {words.reopen}
                </Button>
              ) : (
                maySignOff(state.month, table.today) && (
                  <Button
                    aria-label={words.signOffOf(monthTitle(state.month))}
                    onClick={() => setAsks({ about: 'sign off', month: state.month })}
                  >
                    {words.signOff}
                  </Button>
                )
              )}
            </div>
          </li>
        ))}
      </ul>
      {asks && <Question calls={calls} month={asks.month} onClose={() => setAsks(undefined)} />}
    </section>
  )
}

/** Of everybody, whether active or not. */
function totalWords({ working_days_data }: WorkingDays, { month }: MonthState): string {
  const inMonth = new Set(daysOf(month))
  const hours = working_days_data.filter(({ date }) => inMonth.has(date)).map((one) => one.working_hours)
  const people = new Set(hours.flatMap((day) => Object.keys(day))).size
  const total = hoursWords(sumOf(hours.flatMap((day) => Object.values(day))))
  return words.totalOf(total, people)
}
