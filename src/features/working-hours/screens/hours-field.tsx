import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { asTyped } from '#kit/shared/typed-numbers.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { FieldMessage } from '#kit/ui/field.tsx'
import { finishedHours, hoursWords, tenthsOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './hours-field.module.css'
import type { OwnHours } from './use-own-hours.ts'

type HoursFieldProps = { day: Day; hours: OwnHours }

const noteId = (day: Day) => `note-${day}`
const hasNote = (day: Day, hours: OwnHours) => hours.errorOf(day) !== undefined || hours.elsewhere(day) !== undefined

/** Where the hours of one day are typed. */
export function HoursField({ day, hours }: HoursFieldProps) {
  const text = hours.textOf(day)
  return (
    <span className={styles.control}>
      <input
        className={classNames(styles.input, hours.isChanged(day) && styles.changed)}
        aria-label={words.hoursOn(formatLongDay(day))}
        aria-invalid={hours.errorOf(day) === undefined ? undefined : true}
        aria-describedby={hasNote(day, hours) ? noteId(day) : undefined}
        name={day}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        value={asTyped(text)}
        onChange={(event) => hours.type(day, event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => text !== finishedHours(text) && hours.type(day, finishedHours(text))}
      />
      <span className={styles.unit} aria-hidden="true">
        {words.unit((tenthsOf(finishedHours(text)) ?? 0) / 10)}
      </span>
    </span>
  )
}

/** What is to say about the hours of a day; undefined where that is nothing. */
export const hoursNote = (day: Day, hours: OwnHours) =>
  hasNote(day, hours) ? <HoursNote day={day} hours={hours} /> : undefined

function HoursNote({ day, hours }: HoursFieldProps) {
  const [error, elsewhere] = [hours.errorOf(day), hours.elsewhere(day)]
  return (
    <div className={styles.notes} id={noteId(day)} role="status">
      {error !== undefined && <FieldMessage id={`${noteId(day)}-error`} message={error} />}
      {elsewhere !== undefined && (
        <p className={styles.elsewhere}>
          {elsewhere === '' ? words.takenBackElsewhere : words.savedElsewhere(hoursWords(tenthsOf(elsewhere) ?? 0))}
        </p>
      )}
    </div>
  )
}
