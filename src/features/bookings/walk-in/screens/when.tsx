import { formatHour, formatLongDay } from '#kit/shared/day.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { lastBookableDay } from '../../rules.ts'
import { mostNights } from '../../stays/contract.ts'
import { words as bookingWords } from '../../words.ts'
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

const nightOptions = (nights: readonly number[]) =>
  nights.map((one) => ({ value: String(one), label: bookingWords.nights(one) }))

/** Where both can be had: by the hour, or over nights. */
function OverChoice({ walkIn: { isEither, nights, usualNights, change } }: { walkIn: WalkInState }) {
  if (!isEither) return null
  return (
    <ChoiceGroup
      legend={words.howOver}
      hideLegend
      name="over"
      look="chips"
      value={nights === undefined ? 'hours' : 'nights'}
      onChange={(over) => change({ nights: over === 'hours' ? undefined : usualNights })}
      choices={[
        { value: 'hours', label: words.byTheHour },
        { value: 'nights', label: words.overNights },
      ]}
    />
  )
}

/** Before there is a boat: today, tomorrow or another day, and at which time of it. */
export function WhenChoice({ walkIn }: { walkIn: WalkInState }) {
  const { day, today, tomorrow, nights, change } = walkIn
  const isOther = day !== today && day !== tomorrow
  const { value, options } = startsOf(walkIn)
  return (
    <div className={styles.when}>
      <OverChoice walkIn={walkIn} />
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
      {nights !== undefined && (
        <ChoiceGroup
          legend={words.nights}
          hideLegend
          name="nights"
          look="chips"
          className={styles.strip}
          value={String(nights)}
          onChange={(next) => change({ nights: Number(next) })}
          choices={nightOptions(Array.from({ length: mostNights }, (_, i) => i + 1))}
        />
      )}
      {nights === undefined && options.length > 0 && (
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
  const { nights, offer, change } = walkIn
  return (
    <>
      <OverChoice walkIn={walkIn} />
      <div className={styles.whenFields}>
        <DayField walkIn={walkIn} />
        {nights === undefined ? (
          <SelectField
            label={words.start}
            name="start"
            value={value}
            onChange={(start) => change({ start })}
            options={options}
          />
        ) : (
          <SelectField
            label={words.nights}
            name="nights"
            value={String(nights)}
            onChange={(next) => change({ nights: Number(next) })}
            options={nightOptions(offer?.durations ?? Array.from({ length: mostNights + 1 }, (_, i) => i))}
          />
        )}
      </div>
    </>
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
