import { useEffect, useState } from 'react'
import { openingHours } from '#features/settings/rules.ts'
import { sentenceOn } from '#features/settings/special-days/rules.ts'
import { SpecialDays } from '#features/settings/special-days/screens/special-days.tsx'
import type { VehicleType } from '#features/vehicles/contract.ts'
import { addDays, addMonths, type Day, firstOfMonth } from '#kit/shared/day.ts'
import { CalendarLegend, type DayState } from '#kit/ui/calendar-month.tsx'
import { MonthCalendar } from '#kit/ui/month-calendar.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getFreeDays } from '../../../availability/contract.ts'
import { getFutureBookingsForCalendar } from '../../../contract.ts'
import { type Business, calendarDayState, lastBookableDay } from '../../../rules.ts'
import { words as bookingWords } from '../../../words.ts'
import { words } from '../../words.ts'
import styles from './date-step.module.css'
import { timetableWeek } from './use-week.ts'

type DateStepProps = {
  business: Business | undefined
  day: Day | null
  /** Which boats are looked for, and for how long. */
  asked: { vehicleType: VehicleType | 'all'; vehicleName?: string; hours: number }
  onDay: (day: Day) => void
}

const states: Readonly<Record<ReturnType<typeof calendarDayState>, DayState>> = {
  past: { disabled: true, tone: 'past', label: words.past },
  closed: { disabled: true, tone: 'closed', label: words.closed },
  open: { tone: 'free' },
}

/** The month calendar: a day selects its week. */
export function DateStep({ business, day, asked, onDay }: DateStepProps) {
  const { data } = useEndpoint(getFutureBookingsForCalendar)
  const [month, setMonth] = useState<Day>()
  useEffect(() => {
    if (day !== null) setMonth(firstOfMonth(day))
  }, [day])

  const blocked = new Set(data?.filter((entry) => entry.blocked).map(({ date }) => date))
  const stateOf = (date: Day) => business && calendarDayState({ date, blocked: blocked.has(date) }, business)
  const today = business?.now.day
  const shown = today && (month ?? day ?? firstOpenDay(today, (date) => stateOf(date) === 'open'))
  const full = useFullDays(shown, asked)
  const week = day === null ? undefined : timetableWeek(day)
  const first = week?.[0]
  const last = week?.[6]
  return (
    <div className={styles.step}>
      <MonthCalendar
        label={bookingWords.date}
        month={shown}
        onMonth={setMonth}
        onSelect={onDay}
        min={today}
        max={today && lastBookableDay(today)}
        today={today}
        selected={day === null ? [] : [day]}
        range={first && last ? { from: first, to: last } : undefined}
        dayState={(date) => ({
          ...(full.has(date) && stateOf(date) === 'open'
            ? business && isTooLate(date, asked.hours, business)
              ? tooLate
              : nothingFree
            : states[stateOf(date) ?? 'open']),
          note: business && sentenceOn(business.settings, date),
        })}
      />
      {today && shown && (
        <SpecialDays
          settings={business.settings}
          from={shown < today ? today : shown}
          until={addDays(addMonths(firstOfMonth(shown), 1), -1)}
        />
      )}
      <CalendarLegend
        entries={[
          { tone: 'selected', label: words.selected },
          { tone: 'booked', label: words.nothingFree },
          { tone: 'closed', label: words.closed },
        ]}
      />
    </div>
  )
}

/** Nobody took it: what would be long enough has passed. */
const tooLate: DayState = { tone: 'past', label: words.tooLate }

function isTooLate(date: Day, hours: number, { settings, now }: Business): boolean {
  const open = openingHours(settings, date)
  return date === now.day && open !== undefined && open.closes - hours <= now.hour
}

/** It can be looked at all the same: for less time there may be something. */
const nothingFree: DayState = { tone: 'booked', label: words.nothingFree }

/** The days of a month on which no boat can be had for so long. */
function useFullDays(month: Day | undefined, asked: DateStepProps['asked']): ReadonlySet<Day> {
  const from = month && firstOfMonth(month)
  const { data } = useEndpoint(
    getFreeDays,
    from === undefined ? undefined : { query: { ...asked, from, until: addDays(addMonths(from, 1), -1) } },
    { freshSeconds: 10, keepPrevious: true },
  )
  return new Set(data?.filter(({ boats }) => boats === 0).map(({ date }) => date))
}

/** The first day within a year that can be booked; today when there is none. */
function firstOpenDay(today: Day, isOpen: (day: Day) => boolean): Day {
  const days = Array.from({ length: 366 }, (_, i) => i)
  return addDays(today, days.find((i) => isOpen(addDays(today, i))) ?? 0)
}
