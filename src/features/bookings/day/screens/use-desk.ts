import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { addDays, type Day, firstOfMonth } from '#kit/shared/day.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { amend, lookAhead, useEndpoint } from '#kit/ui/server-state.tsx'
import { useBusiness } from '../../screens/use-business.ts'
import { type DayBooking, getDayBookings, getDayCounts, getUnfinishedBookings } from '../contract.ts'
import { dayToShow } from '../rules.ts'

const monthOf = (day: Day) => day.slice(0, 7)
const askDay = (day: Day) => ({ query: { day } })
const askMonth = (day: Day) => ({ query: { month: monthOf(day) } })

/** The month that is shown with its counts, and the day chosen in it with its bookings; days that one looks at are asked for. */
export function useDesk() {
  const { business, error, retry } = useBusiness()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('day')
  const [kept, keep] = useKept<Day | null>('rental/office-day', null)
  const [turned, setTurned] = useState<{ month: Day; from: Day }>()

  const today = business?.now.day
  const day = today && dayToShow({ asked, kept }, today)
  // Whoever turned to another month stays there until another day is chosen.
  const month = turned && turned.from === day ? turned.month : day && firstOfMonth(day)

  const ofMonth = useEndpoint(getDayCounts, month ? askMonth(month) : undefined, { keepPrevious: true })
  const ofDay = useEndpoint(getDayBookings, day ? askDay(day) : undefined)

  return {
    business,
    error,
    retry,
    day,
    month,
    ofMonth,
    ofDay,
    look: (near: Day) => lookAhead(getDayBookings, askDay(near)),
    turn: (to: Day) => day && setTurned({ month: to, from: day }),
    select: (chosen: Day) => {
      keep(chosen)
      setTurned(undefined)
      navigate(`${path}?day=${chosen}`, { replace: true })
    },
  }
}

/** Changes a booking where it is shown, or with undefined takes it away: for a test account. */
export function amendBooking(booking: DayBooking, change: ((booking: DayBooking) => DayBooking) | undefined) {
  const last = booking.booked_day_end
  for (let day = booking.booked_day; day <= last; day = addDays(day, 1)) {
    amend(getDayBookings, askDay(day), (answer) => ({
      ...answer,
      bookings: answer.bookings.flatMap((one) => (one.id !== booking.id ? [one] : change ? [change(one)] : [])),
    }))
    if (!change) amendCount(day, day === booking.booked_day ? 'departures' : 'others')
  }
  if (change) return
  amend(getUnfinishedBookings, undefined, ({ unfinished_bookings }) => ({
    unfinished_bookings: unfinished_bookings.filter(({ id }) => id !== booking.id),
  }))
}

/** One less of the day's bookings. */
const amendCount = (day: Day, which: 'departures' | 'others') =>
  amend(getDayCounts, askMonth(day), (answer) => ({
    ...answer,
    days: answer.days.map((one) => (one.day === day ? { ...one, [which]: one[which] - 1 } : one)),
  }))

/** The same for a day that is blocked or opened. */
export function amendBlocked(day: Day, blocked: boolean) {
  const change = <A extends { blocked_days: Day[] }>(answer: A): A => ({
    ...answer,
    blocked_days: [...answer.blocked_days.filter((one) => one !== day), ...(blocked ? [day] : [])],
  })
  amend(getDayBookings, askDay(day), change)
  amend(getDayCounts, askMonth(day), change)
}
