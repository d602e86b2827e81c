import { formatHour, formatLongDay } from '#kit/shared/day.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { lastBookableDay } from '../../rules.ts'
import { words } from '../words.ts'
import type { WalkInState } from './use-walk-in.ts'
import { timeText, unset } from './use-walker.ts'
import styles from './walk-in.module.css'

/** Now, or when we open; on another day the opening is one of the starts. */
function startsOf({ starts, soonest, isOpen, isToday, chosenStart, start }: WalkInState) {
  const first = isToday ? [{ value: '', label: (isOpen ? words.now : words.whenOpen)(formatHour(soonest)) }] : []
  const known = chosenStart === undefined || starts.includes(chosenStart) ? starts : [...starts, chosenStart]
  const value = isToday && chosenStart === undefined ? '' : timeText(start)
  const options = known.toSorted((a, b) => a - b).map((hour) => ({ value: timeText(hour), label: formatHour(hour) }))
  return { value, options: [...first, ...options] }
}

/** Before there is a boat: today, tomorrow or another day, and at which time of it. */
export function WhenChoice({ walkIn }: { walkIn: WalkInState }) {
  const { day, today, tomorrow, change } = walkIn
  const isOther = day !== today && day !== tomorrow
  const { value, options } = startsOf(walkIn)
  return (
    <div className={styles.when}>
      <ChoiceGroup
        legend={words.day}
        hideLegend
        name="when"
        look="chips"
        value={isOther ? 'other' : day}
        onChange={(next) => change({ day: next === 'other' ? unset : next, start: '' })}
        choices={[
          { value: today, label: words.today },
          { value: tomorrow, label: words.tomorrow },
          { value: 'other', label: words.otherDay },
        ]}
      />
      {isOther && <DayField walkIn={walkIn} />}
      {options.length > 0 && (
        <ChoiceGroup
          legend={words.start}
          hideLegend
          name="start"
          look="chips"
          className={styles.strip}
          value={value}
          onChange={(start) => change({ start })}
          choices={options}
        />
      )}
    </div>
  )
}

/** With a boat: the day and the time in a line, to be read and changed. */
export function WhenFields({ walkIn }: { walkIn: WalkInState }) {
  const { value, options } = startsOf(walkIn)
  return (
    <div className={styles.whenFields}>
      <DayField walkIn={walkIn} />
      <SelectField
        label={words.start}
        name="start"
        value={value}
        onChange={(start) => walkIn.change({ start })}
        options={options}
      />
    </div>
  )
}

function DayField({ walkIn: { day, today, change } }: { walkIn: WalkInState }) {
  return (
    <TextField
      label={words.day}
      name="day"
      type="date"
      min={today}
      max={lastBookableDay(today)}
      value={day === unset ? '' : day}
      title={day === unset ? undefined : formatLongDay(day)}
      onChange={(next) => change({ day: next === '' ? unset : next })}
    />
  )
}
