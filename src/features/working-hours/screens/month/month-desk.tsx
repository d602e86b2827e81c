import { useState } from 'react'
import { formatDay } from '#kit/shared/day.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import type { MonthState, WorkingDays, WorkingHoursCalls } from '../../contract.ts'
import { daysOf, hoursWords, lastDayOf, maySignOff, monthTitle, sumOf } from '../../rules.ts'
import styles from './month-desk.module.css'
import { MonthStateLine } from './month-state-line.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'
import { SignOffDialog } from './sign-off-dialog.tsx'

type MonthDeskProps = { calls: WorkingHoursCalls; table: WorkingDays; timeZone: string }

/** What administrators do with a month of everybody: sign it off, open it again, take it along as a file. */
export function MonthDesk({ calls, table, timeZone }: MonthDeskProps) {
  const [asks, setAsks] = useState<{ about: 'sign off' | 'reopen'; month: string }>()
  const monthAsked = (about: 'sign off' | 'reopen') => (asks?.about === about ? asks.month : undefined)
  const close = () => setAsks(undefined)
  return (
    <section className={styles.desk} aria-labelledby="months">
      <h2 id="months">Months</h2>
      <ul className={styles.months}>
        {table.months.map((state) => (
          <li key={state.month} className={styles.month}>
            <div className={styles.words}>
              <h3 className={styles.title}>{monthTitle(state.month)}</h3>
              <p className={styles.total}>{totalWords(table, state)}</p>
              <MonthStateLine state={state} timeZone={timeZone} />
              {!maySignOff(state.month, table.today) && (
                <p className={styles.later}>Can be signed off from {formatDay(lastDayOf(state.month))} on</p>
              )}
            </div>
            <div className={styles.actions}>
              <ButtonLink
                variant="secondary"
                href={`${calls.exportMonth.path}?month=${state.month}`}
                download
                aria-label={`Export ${monthTitle(state.month)} as CSV`}
              >
                Export
              </ButtonLink>
              {state.signed_off_by !== null ? (
                <Button
                  variant="secondary"
                  aria-label={`Reopen ${monthTitle(state.month)}`}
                  onClick={() => setAsks({ about: 'reopen', month: state.month })}
                >
                  Reopen
                </Button>
              ) : (
                maySignOff(state.month, table.today) && (
                  <Button
                    aria-label={`Sign off ${monthTitle(state.month)}`}
                    onClick={() => setAsks({ about: 'sign off', month: state.month })}
                  >
                    Sign off
                  </Button>
                )
              )}
            </div>
          </li>
        ))}
      </ul>
      <SignOffDialog calls={calls} month={monthAsked('sign off')} onClose={close} />
      <ReopenDialog calls={calls} month={monthAsked('reopen')} onClose={close} />
    </section>
  )
}

/** Of everybody, whether active or not. */
function totalWords({ working_days_data }: WorkingDays, { month }: MonthState): string {
  const inMonth = new Set(daysOf(month))
  const hours = working_days_data.filter(({ date }) => inMonth.has(date)).map((one) => one.working_hours)
  const people = new Set(hours.flatMap((day) => Object.keys(day))).size
  const total = hoursWords(sumOf(hours.flatMap((day) => Object.values(day))))
  return `${total} of ${people === 1 ? '1 person' : `${people} people`}`
}
