import { addDays, formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { mostNights } from '../../stays/contract.ts'
import { nightsOf } from '../../stays/rules.ts'
import { words as bookingWords } from '../../words.ts'
import type { StaffPreview } from '../contract.ts'
import { words } from '../words.ts'
import styles from './change-form.module.css'
import type { StaffChangeState } from './use-staff-change.ts'

/** Which boat, and when. Who is aboard only comes back at another time. */
export function ChangePlace({ change: state }: { change: StaffChangeState }) {
  const { draft, change, preview, booking } = state
  const isOut = booking.progress === 'out'
  return (
    <section className={layout.column4} aria-label={words.when}>
      <div className={classNames(styles.pairs, styles.place)}>
        <SelectField
          label={words.boat}
          name="vehicle_id"
          disabled={isOut}
          value={String(draft.vehicle_id)}
          onChange={(id) => change({ vehicle_id: Number(id) })}
          options={boatOptions(preview, booking)}
        />
        <TextField
          label={draft.end === undefined ? words.day : words.firstDay}
          name="day"
          type="date"
          disabled={isOut}
          min={preview?.offer.first_day}
          max={preview?.offer.last_day}
          value={draft.day}
          onChange={(day) =>
            day !== '' &&
            change({ day, ...(draft.end !== undefined && { end: keptLength(draft.day, draft.end, day) }) })
          }
        />
        {draft.end === undefined ? <Hours change={state} isOut={isOut} /> : <LastDay change={state} />}
      </div>
    </section>
  )
}

function boatOptions(preview: StaffPreview | undefined, { vehicle_id, vehicle_name }: StaffChangeState['booking']) {
  const boats = preview?.boats ?? [{ id: vehicle_id, name: vehicle_name, refusal: null, passengers: 0 }]
  const free = boats.filter(({ id, refusal }) => refusal === null || id === vehicle_id)
  const others = boats.filter((boat) => !free.includes(boat))
  return [
    ...free.map(({ id, name }) => ({ value: String(id), label: name })),
    ...others.map(({ id, name, refusal }) => ({
      value: String(id),
      label: words.boatNot(name, refusal ?? ''),
      disabled: true,
    })),
  ]
}

const halfHours = Array.from({ length: 48 }, (_, i) => i / 2)

function Hours({ change: { draft, change, preview }, isOut }: { change: StaffChangeState; isOut: boolean }) {
  const { start = 0, hours = 0 } = draft
  const starts = halfHours.includes(start) ? halfHours : [...halfHours, start].toSorted((a, b) => a - b)
  const offered = preview?.offer.durations ?? []
  const durations = offered.includes(hours) ? offered : [...offered, hours].toSorted((a, b) => a - b)
  return (
    <>
      <SelectField
        label={words.start}
        name="start"
        disabled={isOut}
        value={String(start)}
        onChange={(next) => change({ start: Number(next) })}
        options={starts.map((hour) => ({ value: String(hour), label: formatHour(hour) }))}
      />
      <SelectField
        label={words.duration}
        name="hours"
        value={String(hours)}
        onChange={(next) => change({ hours: Number(next) })}
        options={durations.map((one) => ({
          value: String(one),
          label: words.until(formatDuration(one), formatHour(start + one)),
        }))}
      />
    </>
  )
}

const keptLength = (first: string, last: string, next: string) => addDays(next, nightsOf({ start: first, end: last }))

function LastDay({ change: { draft, change } }: { change: StaffChangeState }) {
  const { day, end = day } = draft
  const nights = Array.from({ length: mostNights + 1 }, (_, i) => i)
  return (
    <SelectField
      label={words.lastDay}
      name="end"
      value={end}
      onChange={(next) => change({ end: next })}
      options={nights.map((count) => ({
        value: addDays(day, count),
        label: words.lastDayOf(formatLongDay(addDays(day, count)), bookingWords.nights(count)),
      }))}
    />
  )
}
