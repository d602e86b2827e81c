import { useState } from 'react'
import type { Day } from '#kit/shared/day.ts'
import { weekOf } from '#kit/shared/day.ts'
import { CalendarLegend, type DayState } from '#kit/ui/calendar-month.tsx'
import { MonthCalendar } from '#kit/ui/month-calendar.tsx'
import type { DayRange } from '#kit/ui/month-grid.ts'
import { Chapter, Specimen } from './specimen.tsx'

const today = '2026-07-08'

/** A made-up summer: nothing before today, closed on Mondays, some days full. */
function sampleState(day: Day): DayState {
  if (day < today) return { disabled: true, tone: 'past', label: 'past' }
  if (weekOf(day).indexOf(day) === 1) return { disabled: true, tone: 'closed', label: 'closed' }
  if (['2026-07-22', '2026-07-23', '2026-08-14'].includes(day))
    return { disabled: true, tone: 'booked', label: 'booked' }
  if (['2026-07-24', '2026-08-15'].includes(day)) return { tone: 'partly', label: 'from 2 pm' }
  return {}
}

export function Calendars() {
  return (
    <Chapter
      id="calendars"
      title="Calendar"
      text="Sunday first. One day is in the tab order; arrows move by day and week, Home and End within the week, PageUp and PageDown by month. Shown for a fixed July."
    >
      <Specimen caption="One day, and the week it lies in">
        <WeekCalendar />
      </Specimen>
      <Specimen caption="Waiting for today">
        <MonthCalendar label="Day" month={undefined} onMonth={() => {}} onSelect={() => {}} />
      </Specimen>
      <Specimen caption="From day to day; up to three months, as many as fit" wide>
        <RangeCalendar />
      </Specimen>
    </Chapter>
  )
}

function WeekCalendar() {
  const [month, setMonth] = useState(today)
  const [day, setDay] = useState('2026-07-16')
  const week = weekOf(day)
  return (
    <>
      <MonthCalendar
        label="Day"
        month={month}
        onMonth={setMonth}
        min={today}
        max="2026-12-31"
        today={today}
        selected={[day]}
        range={{ from: week[0] ?? day, to: week[6] ?? day }}
        dayState={sampleState}
        onSelect={setDay}
      />
      <CalendarLegend
        entries={[
          { tone: 'selected', label: 'selected' },
          { tone: 'closed', label: 'closed' },
          { tone: 'booked', label: 'booked' },
          { tone: 'partly', label: 'partly booked' },
        ]}
      />
    </>
  )
}

function RangeCalendar() {
  const [month, setMonth] = useState('2026-07-01')
  const [from, setFrom] = useState<Day | undefined>('2026-07-25')
  const [to, setTo] = useState<Day | undefined>('2026-08-02')
  const [pointed, setPointed] = useState<Day>()
  const end = to ?? pointed
  const range: DayRange | undefined = from && end && end > from ? { from, to: end } : undefined
  const select = (day: Day) => {
    if (from && !to && day > from) return setTo(day)
    setFrom(day)
    setTo(undefined)
  }
  return (
    <MonthCalendar
      label="First and last day"
      months={3}
      month={month}
      onMonth={setMonth}
      min={today}
      today={today}
      selected={[from, to].filter((day) => day !== undefined)}
      range={range}
      dayState={sampleState}
      onSelect={select}
      onPoint={setPointed}
    />
  )
}
