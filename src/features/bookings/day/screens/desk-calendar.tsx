import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  addMonths,
  type Day,
  firstDayOfWeek,
  firstOfMonth,
  formatLongDay,
  monthName,
  shortWeekday,
  weekdayName,
  weekOf,
} from '#kit/shared/day.ts'
import { IconButton } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '#kit/ui/icons.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { clampDay, dayByKey, monthWeeks } from '#kit/ui/month-grid.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { DayCount } from '../contract.ts'
import type { DeskDayState } from '../rules.ts'
import { words } from '../words.ts'
import styles from './desk-calendar.module.css'
import { countWords } from './desk-words.ts'

/** Any week will do. */
const someWeek = weekOf('2026-11-01', firstDayOfWeek())

type DeskCalendarProps = {
  /** First day of the month that is shown. */
  month: Day
  selected: Day
  today: Day
  /** The last day that can be reached. */
  max: Day
  /** Bookings are on their way: the days can be chosen all the same. */
  busy: boolean
  counts: ReadonlyMap<Day, DayCount>
  stateOf: (day: Day) => DeskDayState
  onMonth: (month: Day) => void
  onSelect: (day: Day) => void
  /** A day may be chosen next: its focus or a pointer says so. */
  onLook: (day: Day) => void
}

const stateNames = { past: undefined, open: undefined, ...words.dayStates }

/**
 * A month of the rental with how many boats depart on each day. One day is in the tab order; arrows, Home, End, PageUp
 * and PageDown move.
 */
export function DeskCalendar(props: DeskCalendarProps) {
  const { month, selected, today, max, busy, counts, stateOf, onMonth, onSelect, onLook } = props
  const table = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<Day>()
  const [announced, setAnnounced] = useState('')
  const wantsFocus = useRef(false)

  // Before the next key: whoever types fast would press Enter on the day before.
  useLayoutEffect(() => {
    const button = wantsFocus.current && table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)
    if (!button) return
    wantsFocus.current = false
    button.focus()
  })

  const isShown = (day: Day | undefined) => day !== undefined && firstOfMonth(day) === month
  const tabStop = [focused, selected, today].find(isShown) ?? clampDay(month, today, max)
  const mayGoBack = month > firstOfMonth(today)
  const mayGoOn = month < firstOfMonth(max)
  const title = `${monthName(month)} ${month.slice(0, 4)}`

  const turn = (by: number) => {
    const next = addMonths(month, by)
    setAnnounced(`${monthName(next)} ${next.slice(0, 4)}`)
    onMonth(next)
  }
  const look = ({ target }: { target: EventTarget }) => {
    const near = target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined
    if (near) onLook(near)
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const next = from && dayByKey(from, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    const goal = clampDay(next, today, max)
    wantsFocus.current = true
    setFocused(goal)
    if (!isShown(goal)) onMonth(firstOfMonth(goal))
  }
  return (
    <section className={styles.calendar} aria-label={words.calendar} data-ground="lake">
      <div className={styles.head}>
        <IconButton label={words.previousMonth} aria-disabled={!mayGoBack} onClick={() => mayGoBack && turn(-1)}>
          <ArrowLeftIcon />
        </IconButton>
        <h2 id="desk-month">{title}</h2>
        <IconButton label={words.nextMonth} aria-disabled={!mayGoOn} onClick={() => mayGoOn && turn(1)}>
          <ArrowRightIcon />
        </IconButton>
      </div>
      <table
        className={styles.month}
        ref={table}
        aria-labelledby="desk-month"
        aria-busy={busy}
        onKeyDown={keys}
        onFocus={look}
        onPointerOver={look}
      >
        <thead>
          <tr>
            {someWeek.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day)}>
                {shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month)
            .filter((week) => week.some((day) => day !== undefined))
            .map((week) => (
              <tr key={week.find((day) => day !== undefined)}>
                {week.map((day, column) => (
                  <td key={someWeek[column]}>
                    {day && (
                      <DeskDay
                        day={day}
                        state={stateOf(day)}
                        count={counts.get(day)}
                        selected={day === selected}
                        isToday={day === today}
                        beyond={day > max}
                        tabbable={day === tabStop}
                        onSelect={() => {
                          setFocused(day)
                          onSelect(day)
                        }}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        <li>
          <span className={classNames(styles.count, styles.sample)} aria-hidden="true">
            3
          </span>
          {words.departureDays}
        </li>
        <li>
          <span className={styles.out} aria-hidden="true" />
          {words.outDays}
        </li>
        <li>
          <span className={classNames(styles.shut, styles.sampleDay)} aria-hidden="true" />
          {words.shutDays}
        </li>
      </ul>
      <LiveRegion>{announced}</LiveRegion>
    </section>
  )
}

type DeskDayProps = {
  day: Day
  state: DeskDayState
  count: DayCount | undefined
  selected: boolean
  isToday: boolean
  beyond: boolean
  tabbable: boolean
  onSelect: () => void
}

function DeskDay({ day, state, count, selected, isToday, beyond, tabbable, onSelect }: DeskDayProps) {
  const disabled = state === 'past' || beyond
  const { departures = 0, others = 0 } = count ?? {}
  const heard = [formatLongDay(day), isToday && words.isToday, stateNames[state], countWords(departures, others)]
  return (
    <button
      type="button"
      data-day={day}
      className={classNames(
        styles.day,
        state === 'past' && styles.past,
        (state === 'closed' || state === 'blocked') && styles.shut,
        isToday && styles.today,
      )}
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => disabled || onSelect()}
    >
      <VisuallyHidden>{heard.filter(Boolean).join(', ')}</VisuallyHidden>
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {departures > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {departures}
        </span>
      ) : others > 0 ? (
        <span className={styles.out} />
      ) : null}
    </button>
  )
}
