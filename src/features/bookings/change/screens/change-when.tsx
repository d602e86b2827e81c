import { useMemo, useState } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations } from '#features/vehicles/rules.ts'
import { formatDuration, formatHour } from '#kit/shared/day.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { type Business, lastBookableDay } from '../../rules.ts'
import { chooseDay, type StayCalendar, type StayChoice } from '../../stays/rules.ts'
import { StayCalendarView } from '../../stays/screens/dates/stay-calendar.tsx'
import { shortDay } from '../../stays/screens/stay-words.ts'
import { words } from '../words.ts'
import styles from './change-editor.module.css'
import type { Change } from './use-change.ts'

type WhenProps = { change: Change; vehicle: Vehicle; business: Business }

/** Another day, length or start by the hour: of the starts only those that are free. */
export function ChangeTime({ change, vehicle, business }: WhenProps) {
  const { choice, choose, preview, busy } = change
  const { day, start, hours = 0 } = choice
  const longest = Math.max(0, ...(preview?.starts ?? []).map((one) => one.hours))
  const durations = bookableDurations(vehicle, 24).filter((one) => one <= Math.max(longest, hours))
  const starts = preview?.starts.filter((one) => one.hours >= hours) ?? []
  return (
    <section className={styles.part}>
      <div className={styles.pairs}>
        <TextField
          label={words.day}
          name="day"
          type="date"
          min={business.now.day}
          max={lastBookableDay(business.now.day)}
          value={day}
          onChange={(text) => text !== '' && choose({ day: text })}
        />
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
        preview && !busy && <p role="status">{words.nothingThatDay}</p>
      )}
    </section>
  )
}

/** Other nights, in the calendar of the boat: the own ones are free. */
export function ChangeDates({ change, vehicle, business }: WhenProps) {
  const { choice, choose, preview } = change
  const [picked, setPicked] = useState<StayChoice>({ start: choice.day, ...(choice.end && { end: choice.end }) })
  const known = preview?.days
  const calendar = useMemo<StayCalendar | undefined>(
    () =>
      known && {
        vehicleId: vehicle.id,
        days: new Map(known.map((day) => [day.date, day])),
        business,
        isStaff: false,
      },
    [known, vehicle.id, business],
  )
  const pick = (next: StayChoice) => {
    setPicked(next)
    if (next.start !== undefined && next.end !== undefined) choose({ day: next.start, end: next.end })
  }
  const { start, end } = picked
  const dates = {
    calendar,
    choice: picked,
    stay: start !== undefined && end !== undefined ? { start, end } : undefined,
    chooseDay: (day: string) => calendar && pick(chooseDay(picked, day, calendar)),
    clear: () => setPicked({}),
  }
  return (
    <section className={styles.part}>
      <StayCalendarView dates={dates} price={undefined} />
      <p className={layout.note} role="status">
        {dates.stay ? words.chosen(shortDay(dates.stay.start), shortDay(dates.stay.end)) : words.selectDates}
      </p>
    </section>
  )
}
