import { useEffect, useMemo, useState } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import type { Day } from '#kit/shared/day.ts'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import type { Business } from '../../../rules.ts'
import { getStayCalendar } from '../../contract.ts'
import { calendarOfAll, chooseDay, leftOfChoice, type Stay, type StayCalendar, type StayChoice } from '../../rules.ts'
import { words } from '../../words.ts'
import { dayWords } from '../stay-words.ts'

const noDates: StayChoice = {}

/** Where the selected dates of a vehicle are kept for the session, and the boats that come along. */
const keyOf = (vehicleId: number) => `rental/days/${vehicleId}/dates`
const moreKeyOf = (vehicleId: number) => `rental/days/${vehicleId}/more`

const noBoats: readonly number[] = []

/** Drops the dates of vehicles, and the boats that come along: switching to another begins anew. */
export const forgetDates = (vehicleIds: readonly number[]) =>
  forgetKept(...vehicleIds.map(keyOf), ...vehicleIds.map(moreKeyOf))

type Page = {
  vehicle: Vehicle
  business: Business
  isStaff: boolean
  /** The dates may be taken by the customer's own booking: they are not held against the calendar. */
  paused: boolean
}

/** First and last day of the stay, kept through a reload and held against what others book meanwhile. */
export function useStayDates({ vehicle, business, isStaff, paused }: Page) {
  const { data, error, isFetching } = useEndpoint(getStayCalendar, undefined, { freshSeconds: 10 })
  const [choice, setChoice, restored] = useKept(keyOf(vehicle.id), noDates)
  const [more, chooseMore] = useKept(moreKeyOf(vehicle.id), noBoats)
  const [lost, setLost] = useState<Stay>()
  const [completed, setCompleted] = useState(0)
  const [asked, setAsked] = useState(0)
  const own = useMemo<StayCalendar | undefined>(
    () => data && { vehicleId: vehicle.id, days: new Map(data.map((day) => [day.date, day])), business, isStaff },
    [data, vehicle.id, business, isStaff],
  )

  const calendar = useMemo(() => own && calendarOfAll(own, more), [own, more])

  const left = own && restored && !paused ? leftOfChoice(choice, own) : choice
  useEffect(() => {
    if (left === choice) return
    setChoice(left)
    if (choice.start !== undefined && choice.end !== undefined) setLost({ start: choice.start, end: choice.end })
  }, [left, choice, setChoice])

  const { start, end } = left
  const stay: Stay | undefined = start !== undefined && end !== undefined ? { start, end } : undefined
  return {
    restored,
    /** That of the boat alone, and that of all which are chosen. */
    own,
    calendar,
    more,
    chooseMore,
    error: data ? null : error,
    busy: isFetching,
    retry: () => refresh(getStayCalendar),
    choice: left,
    stay,
    /** What others have taken of the choice, and what is to be said of it. */
    lost,
    notice: lost && conflictNotice(lost, left),
    chooseDay: (day: Day) => {
      if (!calendar) return
      setLost(undefined)
      setAsked(0)
      const next = chooseDay(left, day, calendar)
      setChoice(next)
      setCompleted((times) => (next.end === undefined ? 0 : times + 1))
    },
    /** How often in a row a day was chosen that ended the range; 0 while there is none. */
    completed,
    /** How often somebody wanted to book without them; 0 once a day is chosen. */
    asked,
    ask: () => setAsked((times) => times + 1),
    /** The choice of a step, when the browser's way back or forward leads there. */
    restore: (next: StayChoice) => {
      setLost(undefined)
      setChoice(next)
      setCompleted(0)
    },
    /** What was asked for elsewhere: a whole stay and its boats at once, as far as they can be had. */
    take: (next: Stay, boats: readonly number[]) => {
      setLost(undefined)
      setChoice(next)
      chooseMore(boats.filter((id) => id !== vehicle.id))
      setCompleted(1)
    },
    clear: () => {
      setLost(undefined)
      setCompleted(0)
      setChoice(noDates)
    },
  }
}

export type StayDates = ReturnType<typeof useStayDates>

function conflictNotice({ start, end }: Stay, left: StayChoice): string {
  const gone = words.stayGone(dayWords(start), dayWords(end))
  return `${gone} ${left.start === undefined ? words.selectOthers : words.selectOtherLast}`
}
