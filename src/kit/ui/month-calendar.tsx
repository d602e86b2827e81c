import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { addMonths, type Day, firstOfMonth } from '#kit/shared/day.ts'
import { IconButton } from './button.tsx'
import { type DayState, MonthPlaceholder, MonthTable } from './calendar-month.tsx'
import { classNames } from './class-names.ts'
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx'
import { LiveRegion } from './live-region.tsx'
import styles from './month-calendar.module.css'
import { MonthChoice, nameOf } from './month-choice.tsx'
import { clampDay, type DayRange, dayByKey, isWithin, monthsToChoose, shownMonths } from './month-grid.ts'
import { words } from './words.ts'

export type MonthCalendarProps = {
  label: string
  /** Any day of the first month shown. Undefined while today is not known yet: an empty calendar of the same size. */
  month: Day | undefined
  /** Asks for another first month; gets its first day. */
  onMonth: (month: Day) => void
  onSelect: (day: Day) => void
  /** First and last day that can be reached. */
  min?: Day | undefined
  max?: Day | undefined
  /** At most so many months side by side, as far as the container has room. */
  months?: 1 | 2 | 3
  today?: Day | undefined
  /** Days painted full: one day, or the first and last of a range. */
  selected?: readonly Day[]
  /** Band behind the selection: the week of the day, or the days between start and end. */
  range?: DayRange | undefined
  dayState?: (day: Day) => DayState
  /** The day under the pointer or focus, for previews of a range; undefined when there is none. */
  onPoint?: (day: Day | undefined) => void
  className?: string
}

/**
 * Days to choose from, by weeks that begin as the language has it. One day is in the tab order; arrows, Home, End, PageUp and PageDown move.
 * Disabled days can be read but not chosen.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const {
    label,
    month,
    onMonth,
    onSelect,
    min,
    max,
    months = 1,
    today,
    selected = [],
    range,
    dayState,
    onPoint,
    className,
  } = props
  const frame = useRef<HTMLFieldSetElement>(null)
  const [focused, setFocused] = useState<Day>()
  const [announced, setAnnounced] = useState('')
  const wantsFocus = useRef(false)

  const buttonOf = (day: Day) => frame.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)

  // Before the next key: whoever types fast would press Enter on the day before.
  useLayoutEffect(() => {
    const button = wantsFocus.current && focused ? buttonOf(focused) : undefined
    if (!button) return
    wantsFocus.current = false
    button.focus()
  })

  const frameClass = classNames(styles.calendar, styles[`upTo${months}`], className)
  if (month === undefined) return <MonthPlaceholder className={frameClass} label={label} months={months} />

  const shown = shownMonths(month, months)
  const inView = { from: shown[0] ?? month, to: addMonths(shown.at(-1) ?? month, 1) }
  const isInView = (day: Day | undefined) => day !== undefined && day >= inView.from && day < inView.to
  const tabStop = [focused, selected[0], today].find(isInView) ?? clampDay(inView.from, min, max)

  const turn = (by: number) => {
    const next = addMonths(firstOfMonth(month), by)
    setAnnounced(nameOf(next))
    onMonth(next)
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const next = from && dayByKey(from, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    const goal = clampDay(next, min, max)
    wantsFocus.current = true
    setFocused(goal)
    // A month for which the container has no room is drawn but not displayed.
    if (!buttonOf(goal)?.offsetParent) onMonth(firstOfMonth(goal))
  }
  return (
    <fieldset className={frameClass} aria-label={label} ref={frame}>
      <IconButton
        label={words.previousMonth}
        className={styles.previous}
        aria-disabled={min !== undefined && inView.from <= firstOfMonth(min)}
        onClick={() => (min === undefined || inView.from > firstOfMonth(min)) && turn(-1)}
      >
        <ArrowLeftIcon />
      </IconButton>
      <IconButton
        label={words.nextMonth}
        className={styles.next}
        aria-disabled={max !== undefined && inView.from >= firstOfMonth(max)}
        onClick={() => (max === undefined || inView.from < firstOfMonth(max)) && turn(1)}
      >
        <ArrowRightIcon />
      </IconButton>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the day buttons inside */}
      <div className={styles.months} onKeyDown={keys} onPointerLeave={() => onPoint?.(undefined)}>
        {shown.map((first, place) => (
          <MonthTable
            // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays in the title of the place
            key={place}
            month={first}
            title={
              place === 0 &&
              min !== undefined &&
              max !== undefined && (
                <MonthChoice months={monthsToChoose(first, min, max)} value={first} onChange={onMonth} />
              )
            }
            tabStop={tabStop}
            today={today}
            stateOf={(day) =>
              isWithin(day, { from: min ?? day, to: max ?? day }) ? dayState?.(day) : { disabled: true, tone: 'past' }
            }
            isSelected={(day) => selected.includes(day)}
            range={range}
            onSelect={(day) => {
              setFocused(day)
              onSelect(day)
            }}
            onPoint={onPoint}
          />
        ))}
      </div>
      <LiveRegion>{announced}</LiveRegion>
    </fieldset>
  )
}
