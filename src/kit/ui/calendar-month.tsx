import type { ReactNode } from 'react'
import { type Day, firstDayOfWeek, formatLongDay, weekdayName, weekOf } from '#kit/shared/day.ts'
import { classNames } from './class-names.ts'
import layout from './layout.module.css'
import styles from './month-calendar.module.css'
import { nameOf } from './month-choice.tsx'
import { type DayRange, isWithin, monthWeeks } from './month-grid.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { words } from './words.ts'

/** `arrival` is free from some time of the day on, `departure` up to it. */
export type DayTone = 'free' | 'past' | 'closed' | 'booked' | 'partly' | 'arrival' | 'departure'

export type DayState = {
  disabled?: boolean
  /** Heard after the date, e.g. "closed". */
  label?: string
  /** What else there is to know of it: heard last, and marked. */
  note?: string | undefined
  tone?: DayTone
}

/** From the day on that calendars begin the week with here. */
const weekdays = () => weekOf('2026-11-01', firstDayOfWeek()).map(weekdayName)

type MonthTableProps = {
  month: Day
  /** In place of its name. */
  title: ReactNode
  tabStop: Day
  today: Day | undefined
  stateOf: (day: Day) => DayState | undefined
  isSelected: (day: Day) => boolean
  range: DayRange | undefined
  onSelect: (day: Day) => void
  onPoint: ((day: Day | undefined) => void) | undefined
}

/** One month of the calendar. */
export function MonthTable(props: MonthTableProps) {
  const { month, title, tabStop, today, stateOf, isSelected, range, onSelect, onPoint } = props
  return (
    <table className={styles.month} aria-label={nameOf(month)}>
      <caption className={styles.name}>{title || nameOf(month)}</caption>
      <WeekdayRow />
      <tbody>
        {monthWeeks(month).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its row
          <tr key={row}>
            {week.map((day, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its column
                key={column}
                className={classNames(
                  day && isWithin(day, range) && band(day, range, isSelected(day), week[column - 1], week[column + 1]),
                )}
              >
                {day && (
                  <DayButton
                    day={day}
                    state={stateOf(day) ?? {}}
                    selected={isSelected(day)}
                    today={day === today}
                    tabbable={day === tabStop}
                    onSelect={onSelect}
                    onPoint={onPoint}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function band(
  day: Day,
  range: DayRange | undefined,
  selected: boolean,
  before: Day | undefined,
  after: Day | undefined,
) {
  const [isFirst, isLast] = [day === range?.from, day === range?.to]
  return classNames(
    styles.band,
    isFirst && selected && styles.fromHere,
    isLast && selected && styles.toHere,
    ((isFirst && !selected) || before === undefined) && styles.bandBegin,
    ((isLast && !selected) || after === undefined) && styles.bandEnd,
  )
}

type DayButtonProps = {
  day: Day
  state: DayState
  selected: boolean
  today: boolean
  tabbable: boolean
  onSelect: (day: Day) => void
  onPoint: ((day: Day | undefined) => void) | undefined
}

function DayButton({
  day,
  state: { disabled = false, label, note, tone = 'free' },
  selected,
  today,
  tabbable,
  onSelect,
  onPoint,
}: DayButtonProps) {
  return (
    <button
      type="button"
      data-day={day}
      className={classNames(styles.day, styles[tone], today && styles.today, note && styles.noted)}
      aria-label={[formatLongDay(day), today && words.today, label, note].filter(Boolean).join(', ')}
      title={note}
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      aria-current={today ? 'date' : undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => disabled || onSelect(day)}
      onPointerEnter={() => onPoint?.(day)}
      onFocus={() => onPoint?.(day)}
      onBlur={() => onPoint?.(undefined)}
    >
      {Number(day.slice(8))}
    </button>
  )
}

function WeekdayRow() {
  return (
    <thead>
      <tr>
        {weekdays().map((weekday) => (
          <th key={weekday} scope="col" abbr={weekday}>
            <span aria-hidden="true">{weekday.slice(0, 2)}</span>
            <VisuallyHidden>{weekday}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** An empty calendar, as large as a filled one. */
export function MonthPlaceholder({ label, months, className }: { label: string; months: number; className: string }) {
  return (
    <div className={className} role="status" aria-busy="true">
      <VisuallyHidden>{words.loadingOf(label)}</VisuallyHidden>
      <div className={styles.months} aria-hidden="true">
        {count(months).map((month) => (
          <table key={month} className={classNames(styles.month, styles.placeholder)}>
            <caption className={styles.name}>
              <span className={styles.bone} />
            </caption>
            <WeekdayRow />
            <tbody>
              {count(6).map((week) => (
                <tr key={week}>
                  {count(7).map((column) => (
                    <td key={column}>
                      <span className={styles.day} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </div>
  )
}

const count = (length: number) => Array.from({ length }, (_, i) => i)

/** What the looks of the days mean. */
export function CalendarLegend({
  entries,
}: {
  entries: readonly { tone: DayTone | 'selected' | 'today'; label: string }[]
}) {
  return (
    <ul className={classNames(layout.note, layout.plain, styles.legend)}>
      {entries.map(({ tone, label }) => (
        <li key={tone}>
          <span className={classNames(styles.day, styles.sample, styles[tone])} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  )
}
