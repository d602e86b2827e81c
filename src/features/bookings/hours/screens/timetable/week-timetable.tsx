import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { openingHours } from '#features/settings/rules.ts'
import { sentenceOn } from '#features/settings/special-days/rules.ts'
import { SpecialDays } from '#features/settings/special-days/screens/special-days.tsx'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { type Day, formatHour, formatLongDay, type Hour, monthName, shortWeekday } from '#kit/shared/day.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { TimetableDay } from '../../../contract.ts'
import { type Business, freeVehicles, slotState, timetableRows } from '../../../rules.ts'
import { JoinWaiting } from '../../../waiting/screens/join-waiting-later.ts'
import { words } from '../../words.ts'
import type { Slot } from '../choice.ts'
import { type CellState, SlotCell } from './slot-cell.tsx'
import { slotByKey } from './timetable-keys.ts'
import { timetableStep } from './use-week.ts'
import styles from './week-timetable.module.css'

type WeekTimetableProps = {
  week: readonly Day[]
  days: readonly TimetableDay[]
  business: Business
  fleet: readonly Vehicle[]
  /** The day chosen in the calendar: on phones the one that is shown. */
  day: Day
  slot: Slot | null
  /** For how long. */
  hours: number
  onSlot: (slot: Slot) => void
}

/**
 * A week with a row for each start. One cell is in the tab order and arrow keys move. Where there
 * is no room for seven days one is shown, with the week above to pick another.
 */
export function WeekTimetable({ week, days, business, fleet, day, slot, hours, onSlot }: WeekTimetableProps) {
  const [focused, setFocused] = useState<Slot>()
  const [shown, setShown] = useState(day)
  const table = useRef<HTMLTableElement>(null)
  const wantsFocus = useRef(false)
  useEffect(() => setShown(day), [day])

  useEffect(() => {
    if (!wantsFocus.current || !focused) return
    wantsFocus.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${focused.day}"][data-start="${focused.start}"]`)?.focus()
  }, [focused])

  const step = timetableStep(fleet)
  const rows = timetableRows(business.settings, week, step)
  const special = <SpecialDays settings={business.settings} from={week[0]} until={week.at(-1)} />
  if (rows.length === 0) {
    return (
      <div className={styles.frame}>
        <p className={styles.closedWeek}>{words.closedWeek}</p>
        {special}
      </div>
    )
  }

  const cellOf = (date: Day, start: Hour): CellState => {
    const entry = days.find((one) => one.date === date)
    const why = sentenceOn(business.settings, date)
    if (!entry) return { state: 'closed', free: 0, why }
    const state = slotState(entry, { start, length: hours, vehicleIds: fleet.map(({ id }) => id) }, business)
    if (state === 'closed' || state === 'blocked') return { state, free: 0, why }
    return { state, free: state === 'free' ? freeVehicles(entry, start, hours, fleet).length : 0 }
  }
  const freeStarts = (date: Day) => rows.filter((start) => cellOf(date, start).state === 'free').length
  const isFull = freeStarts(shown) === 0 && rows.some((start) => cellOf(shown, start).state === 'booked')
  const isInTable = (cell: Slot | null | undefined) =>
    cell && week.includes(cell.day) && rows.includes(cell.start) ? cell : undefined
  const firstFree = rows.find((start) => cellOf(shown, start).state === 'free')
  const tabStop = isInTable(focused) ?? isInTable(slot) ?? { day: shown, start: firstFree ?? rows[0] ?? 0 }

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const { day: from, start } = event.target instanceof HTMLElement ? event.target.dataset : {}
    const next = from && start && slotByKey({ day: from, start: Number(start) }, event.key, week, rows)
    if (!next) return
    event.preventDefault()
    wantsFocus.current = true
    setShown(next.day)
    setFocused(next)
  }
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form */}
      <div className={styles.strip} role="group" aria-label={words.day}>
        {week.map((date) => (
          <button
            key={date}
            type="button"
            className={styles.stripDay}
            aria-pressed={date === shown}
            onClick={() => setShown(date)}
          >
            <DayName date={date} />
            <VisuallyHidden>
              {' '}
              {monthName(date)}, {dayNote(date, freeStarts(date), business)}
            </VisuallyHidden>
            <span className={classNames(styles.stripMark, freeStarts(date) > 0 && styles.stripFree)} />
          </button>
        ))}
      </div>
      {special}
      <table className={styles.table} ref={table} aria-label={words.weekTimetable} onKeyDown={keys}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {week.map((date) => (
              <th
                key={date}
                scope="col"
                aria-label={formatLongDay(date)}
                className={classNames(styles.day, date === day && styles.chosenDay, date !== shown && styles.otherDay)}
              >
                <DayName date={date} />
                <span className={styles.long}>{formatLongDay(date)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((start) => (
            <tr key={start} className={classNames(start % 1 !== 0 && styles.half)}>
              <th scope="row" className={styles.hour}>
                {formatHour(start)}
              </th>
              {week.map((date) => (
                <SlotCell
                  key={date}
                  {...cellOf(date, start)}
                  day={date}
                  start={start}
                  fleetSize={fleet.length}
                  selected={slot?.day === date && slot.start === start}
                  tabbable={tabStop.day === date && tabStop.start === start}
                  hidden={date !== shown}
                  compact={step === 0.5}
                  onSelect={() => onSlot({ day: date, start })}
                  onFocus={() => setFocused({ day: date, start })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {week.every((date) => freeStarts(date) === 0) && <p className={styles.nothingFree}>{words.nothingFreeInWeek}</p>}
      {isFull && (
        <JoinWaiting
          key={`${shown} ${hours}`}
          kind="hours"
          day={shown}
          fleet={fleet}
          business={business}
          hours={hours}
        />
      )}
    </div>
  )
}

function DayName({ date }: { date: Day }) {
  return (
    <span className={styles.dayName}>
      <span className={styles.weekday}>{shortWeekday(date)}</span>{' '}
      <span className={styles.number}>{Number(date.slice(8))}</span>
    </span>
  )
}

function dayNote(date: Day, free: number, { settings, now }: Business): string {
  if (date < now.day) return words.past
  const times = free === 0 ? words.nothingFree : words.timesFree(free)
  return [openingHours(settings, date) ? times : words.closed, sentenceOn(settings, date)].filter(Boolean).join(', ')
}
