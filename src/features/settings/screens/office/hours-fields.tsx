import { formatHour, formatShortDay } from '#kit/shared/day.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { words } from '../../words.ts'
import { asDayOfYear, type HoursDraft, type HoursField, monthDayOf, type Period } from './hours-draft.ts'
import styles from './hours-fields.module.css'
import { Pair } from './settings-part.tsx'

export type ChangeHours = (field: HoursField, text: string) => void

type FieldsProps = { draft: HoursDraft; change: ChangeHours }

export function GeneralHours(fields: FieldsProps) {
  return <HoursPair of="general" {...fields} />
}

type PeriodFieldsProps = FieldsProps & {
  period: Period
  label: string
  toggle: (period: Period, has: boolean) => void
}

/** Whether there is such a time of the year, and if so its days, and its hours where it has some. */
export function PeriodFields({ period, label, toggle, ...fields }: PeriodFieldsProps) {
  const has = fields.draft.has[period]
  return (
    <>
      <Checkbox label={label} checked={has} onChange={(wanted) => toggle(period, wanted)} />
      {has && (
        <>
          <Pair short>
            <DayField label={words.firstDay} field={`${period}_start`} {...fields} />
            <DayField label={words.lastDay} field={`${period}_end`} {...fields} />
          </Pair>
          {period !== 'off_season' && <HoursPair of={period} {...fields} />}
        </>
      )}
    </>
  )
}

function HoursPair({ of, ...fields }: FieldsProps & { of: 'general' | 'season_begin' | 'season_end' }) {
  return (
    <Pair short>
      <HourOf label={words.opens} field={`${of}_opening_hour`} {...fields} />
      <HourOf label={words.closes} field={`${of}_closing_hour`} {...fields} />
    </Pair>
  )
}

type OneField = FieldsProps & { label: string; field: HoursField }

const HourOf = ({ label, field, draft, change }: OneField) => (
  <HourField label={label} name={field} value={draft[field]} onChange={(text) => change(field, text)} />
)

type TypedProps = { label: string; name: string; value: string; onChange: (text: string) => void }

/** An hour of the day, with the words for it beside what is typed. */
export function HourField({ label, name, value, onChange }: TypedProps) {
  const text = value.trim().replace(',', '.')
  const isHour = /^\d{1,2}(\.[05])?$/.test(text) && Number(text) <= 24
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={4}
      suffix={<span className={styles.words}>{isHour ? formatHour(Number(text)) : words.oClock}</span>}
      value={value}
      onChange={onChange}
    />
  )
}

const DayField = ({ label, field, draft, change }: OneField) => (
  <YearlyDayField label={label} name={field} value={draft[field]} onChange={(text) => change(field, text)} />
)

/** A day that comes back every year. */
export function YearlyDayField({ label, name, value, onChange }: TypedProps) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      placeholder={words.monthAndDay}
      suffix={<span className={styles.words}>{dayText(value)}</span>}
      value={value}
      onChange={(typed) => onChange(asDayOfYear(typed))}
    />
  )
}

/** `Dec 20`, once it is typed. */
function dayText(typed: string): string {
  const monthDay = monthDayOf(typed)
  if (monthDay === '02-29') return words.shortEndOfFebruary
  const day = `2000-${monthDay}`
  const said = monthDay.length === 5 ? formatShortDay(day) : day
  return said === day ? words.day : said
}
