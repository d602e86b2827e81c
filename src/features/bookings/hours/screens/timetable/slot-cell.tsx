import type { Day, Hour } from '#kit/shared/day.ts'
import { formatHour, formatLongDay } from '#kit/shared/day.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { said } from '#kit/ui/said.ts'
import type { SlotState } from '../../../rules.ts'
import { words } from '../../words.ts'
import styles from './slot-cell.module.css'

/** `why`: what visitors are told of the day. */
export type CellState = { state: SlotState; free: number; why?: string | undefined }

type SlotCellProps = CellState & {
  day: Day
  start: Hour
  /** Vehicles there are in all. */
  fleetSize: number
  selected: boolean
  tabbable: boolean
  hidden: boolean
  /** One of many rows. */
  compact: boolean
  onSelect: () => void
  onFocus: () => void
}

/** A time on a day: a button where something is free then, a mark where nothing is. */
export function SlotCell(props: SlotCellProps) {
  const { day, start, state, free, why, fleetSize, selected, tabbable, hidden, compact, onSelect, onFocus } = props
  const isFree = state === 'free'
  const label =
    isFree && fleetSize > 1 ? words.freeCount(free).join('') : [words.slots[state], why].filter(Boolean).join(': ')
  return (
    <td className={classNames(styles.cell, hidden && styles.otherDay)}>
      <button
        type="button"
        className={classNames(
          styles.slot,
          styles[state],
          compact && styles.compact,
          isFree && free * 3 <= fleetSize && fleetSize > 1 && styles.few,
        )}
        data-day={day}
        data-start={start}
        aria-label={words.slotSaid(formatLongDay(day), formatHour(start), label)}
        title={why}
        aria-pressed={selected}
        aria-disabled={isFree ? undefined : true}
        tabIndex={tabbable ? 0 : -1}
        onClick={() => isFree && onSelect()}
        onFocus={onFocus}
      >
        <span className={styles.mark} aria-hidden="true" />
        <span className={styles.word}>
          {isFree && fleetSize > 1 ? said(words.freeCount(<b>{free}</b>)) : words.slotsShort[state]}
        </span>
      </button>
    </td>
  )
}

/** What the marks of the timetable mean. */
export function SlotLegend() {
  return (
    <ul className={styles.legend} aria-label={words.legend}>
      {(['free', 'booked', 'blocked', 'short', 'closed', 'past'] as const).map((state) => (
        <li key={state}>
          <span className={classNames(styles.sample, styles[state])} aria-hidden="true">
            <span className={styles.mark} />
          </span>
          {words.slots[state]}
        </li>
      ))}
    </ul>
  )
}
