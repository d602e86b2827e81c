import { addDays, type Day, daysBetween, formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { words as bookingWords } from '../../words.ts'
import type { ChangePreview } from '../contract.ts'
import { words } from '../words.ts'
import styles from './change-editor.module.css'
import type { Change } from './use-change.ts'

/** Another day, length or start by the hour: of the starts only those that are free. */
export function ChangeTime({ change, preview }: { change: Change; preview: ChangePreview }) {
  const { choice, choose, busy } = change
  const { day, start, hours = 0 } = choice
  const longest = Math.max(0, ...preview.starts.map((one) => one.hours))
  const durations = preview.offer.durations.filter((one) => one <= Math.max(longest, hours))
  const starts = preview.starts.filter((one) => one.hours >= hours)
  return (
    <section className={styles.part}>
      <div className={styles.pairs}>
        <DayField label={words.day} offer={preview.offer} day={day} onDay={(next) => choose({ day: next })} />
        <SelectField
          label={words.duration}
          name="hours"
          options={durations.map((one) => ({ value: String(one), label: formatDuration(one) }))}
          value={String(hours)}
          onChange={(text) => choose({ hours: Number(text) })}
        />
      </div>
      {starts.length > 0 ? (
        <ChoiceGroup
          legend={words.start}
          name="start"
          look="chips"
          choices={starts.map((one) => ({ value: String(one.start), label: formatHour(one.start) }))}
          value={String(start)}
          onChange={(text) => choose({ start: Number(text) })}
        />
      ) : (
        !busy && <p role="status">{words.nothingThatDay}</p>
      )}
    </section>
  )
}

/** Other nights: of the last days only those until which the boat is free. */
export function ChangeDates({ change, preview }: { change: Change; preview: ChangePreview }) {
  const { choice, choose, busy } = change
  const { day, end = day } = choice
  const ends = [...new Set([...preview.ends, end])].toSorted()
  const nights = (last: string) => daysBetween(day, last)
  return (
    <section className={styles.part}>
      <div className={styles.pairs}>
        <DayField
          label={words.firstDay}
          offer={preview.offer}
          day={day}
          onDay={(next) => choose({ day: next, end: addDays(next, nights(end)) })}
        />
        <SelectField
          label={words.lastDay}
          name="end"
          options={ends
            .filter((one) => one > day)
            .map((one) => ({
              value: one,
              label: words.lastDayOf(formatLongDay(one), bookingWords.nights(nights(one))),
            }))}
          value={end}
          onChange={(text) => choose({ end: text })}
        />
      </div>
      {preview.ends.length === 0 && !busy && <p role="status">{words.nothingFrom}</p>}
    </section>
  )
}

type DayFieldProps = { label: string; offer: ChangePreview['offer']; day: Day; onDay: (day: Day) => void }

const DayField = ({ label, offer: { first_day, last_day }, day, onDay }: DayFieldProps) => (
  <TextField
    label={label}
    name="day"
    type="date"
    min={first_day}
    max={last_day}
    value={day}
    onChange={(text) => text !== '' && onDay(text)}
  />
)
