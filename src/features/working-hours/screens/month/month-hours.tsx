import { type ReactNode, useId, useState } from 'react'
import { type Day, formatDay, shortWeekday, weekdayName } from '#kit/shared/day.ts'
import { asTyped } from '#kit/shared/typed-numbers.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { ArrowDownIcon } from '#kit/ui/icons.tsx'
import hidden from '#kit/ui/visually-hidden.module.css'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { MonthState } from '../../contract.ts'
import { hoursWords, isWeekend, monthTitle, sumOf } from '../../rules.ts'
import { words } from '../../words.ts'
import { MonthChart } from './month-chart.tsx'
import styles from './month-hours.module.css'
import { MonthStateLine } from './month-state-line.tsx'

/** What stands in place of the hours of a day, and what is to say about it below. */
export type DayEntry = { field: ReactNode; note: ReactNode }

type MonthHoursProps = {
  state: MonthState
  /** Its days up to today, newest first. */
  days: readonly Day[]
  today: Day
  timeZone: string
  hoursOf: (day: Day) => string
  /** Undefined shows the hours. */
  entryOf?: (day: Day) => DayEntry | undefined
}

/** A month's days with what somebody worked, and the total. On phones the months before are folded away. */
export function MonthHours({ state, days, today, timeZone, hoursOf, entryOf }: MonthHoursProps) {
  const id = useId()
  const [isWide] = useState(() => matchMedia('(width >= 48rem)').matches)
  const { month } = state
  const entries = new Map(days.map((day) => [day, entryOf?.(day)]))
  const isAsked = days.includes(today) || [...entries.values()].some((entry) => entry !== undefined)
  return (
    <section className={styles.month} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {monthTitle(month)}
        </h2>
        <p className={styles.total}>{hoursWords(sumOf(days.map(hoursOf)))}</p>
        <MonthStateLine state={state} timeZone={timeZone} />
        <MonthChart month={month} hoursOf={hoursOf} today={today} />
      </header>
      <details className={styles.fold} open={isWide || isAsked}>
        <summary className={styles.summary}>
          {words.daysOf(monthTitle(month))}
          <ArrowDownIcon />
        </summary>
        <table className={styles.table}>
          <caption className={hidden.hidden}>{words.perDay(monthTitle(month))}</caption>
          <thead className={hidden.hidden}>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.hoursOfDay}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <DayRow key={day} day={day} isToday={day === today} text={hoursOf(day)} entry={entries.get(day)} />
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

type DayRowProps = { day: Day; isToday: boolean; text: string; entry: DayEntry | undefined }

function DayRow({ day, isToday, text, entry }: DayRowProps) {
  const short = shortWeekday(day)
  const look = classNames(styles.row, isWeekend(day) && styles.weekend, entry && styles.open)
  return (
    <>
      <tr className={look}>
        <th scope="row">
          <span className={styles.weekday}>{short}</span>
          <VisuallyHidden>{weekdayName(day).slice(short.length)}</VisuallyHidden>{' '}
          <time dateTime={day}>{formatDay(day)}</time>
          {isToday && <span className={styles.today}>{words.today}</span>}
        </th>
        <td>{entry ? entry.field : <Hours text={text} />}</td>
      </tr>
      {entry?.note != null && (
        <tr className={classNames(look, styles.note)}>
          <td colSpan={2}>{entry.note}</td>
        </tr>
      )}
    </>
  )
}

function Hours({ text }: { text: string }) {
  if (text !== '') return asTyped(text)
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words.nothingEntered}</VisuallyHidden>
    </>
  )
}
