import { useEffect, useState } from 'react'
import { sentenceOn } from '#features/settings/special-days/rules.ts'
import { SpecialDays } from '#features/settings/special-days/screens/special-days.tsx'
import { addDays, addMonths, type Day, firstOfMonth } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { CalendarLegend, type DayState, type DayTone } from '#kit/ui/calendar-month.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { MonthCalendar } from '#kit/ui/month-calendar.tsx'
import { lastBookableDay } from '../../../rules.ts'
import { chooseDay, mayStart, previewStay, type StayCalendar, type StayDayState, stayDayState } from '../../rules.ts'
import { words } from '../../words.ts'
import { choiceWords, dayStateWords } from '../stay-words.ts'
import { useMonths } from './use-months.ts'
import type { StayDates } from './use-stay-dates.ts'

type StayCalendarProps = {
  dates: StayDates
  /** What the nights cost. */
  price: Cents | undefined
}

/** One, two or three months to choose first and last day in; Escape clears them. */
export function StayCalendarView({ dates, price }: StayCalendarProps) {
  const { calendar, choice, stay } = dates
  const months = useMonths()
  const [month, setMonth] = useState<Day>()
  const [pointed, setPointed] = useState<Day>()
  const heard = useHeard(choiceWords(choice, price))

  const today = calendar?.business.now.day
  const preview = calendar && pointed ? previewStay(choice, pointed, calendar) : undefined
  const range = stay ?? preview
  const shown = calendar && (month ?? choice.start ?? firstFreeMonth(calendar))
  const ends = [choice.start, choice.end].filter((day) => day !== undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key belongs to the day buttons inside
    <div
      className={layout.stack4}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && choice.start !== undefined) dates.clear()
      }}
    >
      <MonthCalendar
        label={words.stayDates}
        months={months}
        month={shown}
        onMonth={setMonth}
        onSelect={dates.chooseDay}
        onPoint={setPointed}
        min={today}
        max={today && lastBookableDay(today)}
        today={today}
        selected={ends}
        range={range && { from: range.start, to: range.end }}
        dayState={(day) => (calendar ? lookOf(day, calendar, choice) : {})}
      />
      {today && shown && (
        <SpecialDays
          settings={calendar.business.settings}
          from={shown < today ? today : firstOfMonth(shown)}
          until={addDays(addMonths(firstOfMonth(shown), months), -1)}
        />
      )}
      <CalendarLegend
        entries={[
          { tone: 'booked', label: words.booked },
          { tone: 'arrival', label: dayStateWords.arrival },
          { tone: 'departure', label: dayStateWords.departure },
          { tone: 'closed', label: words.closed },
        ]}
      />
      <LiveRegion>{heard}</LiveRegion>
    </div>
  )
}

/** Says nothing on arrival, then whatever the choice has become. */
function useHeard(words: string): string {
  const [first] = useState(words)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (words !== first) setChanged(true)
  }, [words, first])
  return changed ? words : ''
}

function lookOf(day: Day, calendar: StayCalendar, choice: StayDates['choice']): DayState {
  const state = stayDayState(day, calendar)
  const label = dayStateWords[state]
  const isUseless = !['free', 'arrival'].includes(state) && chooseDay(choice, day, calendar) === choice
  const note = sentenceOn(calendar.business.settings, day)
  return { tone: toneOf(state), disabled: isUseless, note, ...(label && { label }) }
}

/** A day on which no stay can begin looks as one that is let from the afternoon on, or from the morning on. */
const toneOf = (state: StayDayState): DayTone =>
  state === 'last' ? 'departure' : state === 'useless' ? 'booked' : state

/** The month of the first day within a year on which a stay can begin; this month when there is none. */
function firstFreeMonth(calendar: StayCalendar): Day {
  const today = calendar.business.now.day
  const days = Array.from({ length: 366 }, (_, i) => i)
  return firstOfMonth(addDays(today, days.find((i) => mayStart(addDays(today, i), calendar)) ?? 0))
}
