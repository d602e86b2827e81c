import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { addDays, addMonths, type Day, firstOfMonth } from '#kit/shared/day.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { amend, useEndpoint } from '#kit/ui/server-state.tsx'
import { type DayBooking, getDayBookings, getUnfinishedBookings } from '../../contract.office.ts'
import { dayToShow } from '../../rules.office.ts'
import { useBusiness } from '../use-business.ts'

const monthOf = (day: Day) => day.slice(0, 7)
const inputOf = (day: Day | undefined) => (day === undefined ? undefined : { query: { month: monthOf(day) } })

/** The month that is shown, the day chosen in it, and the bookings of both. A day of a month that is there needs no call. */
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

  const ofMonth = useEndpoint(getDayBookings, inputOf(month))
  const ofDaysMonth = useEndpoint(getDayBookings, inputOf(day))
  // A month of the season takes a second: until it is there, the day by itself.
  const onlyDay = useEndpoint(getDayBookings, day && !ofDaysMonth.data ? { query: { day } } : undefined)
  const ofDay = ofDaysMonth.data || !onlyDay.data ? ofDaysMonth : onlyDay

  return {
    business,
    error,
    retry,
    day,
    month,
    ofMonth,
    ofDay,
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
  const amendIn = (input: ReturnType<typeof inputOf> | { query: { day: Day } }) =>
    amend(getDayBookings, input, (answer) => ({
      ...answer,
      bookings: answer.bookings.flatMap((one) => (one.id !== booking.id ? [one] : change ? [change(one)] : [])),
    }))
  for (let month = firstOfMonth(booking.booked_day); month <= last; month = addMonths(month, 1)) amendIn(inputOf(month))
  for (let day = booking.booked_day; day <= last; day = addDays(day, 1)) amendIn({ query: { day } })
  if (change) return
  amend(getUnfinishedBookings, undefined, ({ unfinished_bookings }) => ({
    unfinished_bookings: unfinished_bookings.filter(({ id }) => id !== booking.id),
  }))
}

/** The same for a day that is blocked or opened. */
export function amendBlocked(day: Day, blocked: boolean) {
  for (const input of [inputOf(day), { query: { day } }]) {
    amend(getDayBookings, input, (answer) => ({
      ...answer,
      blocked_days: [...answer.blocked_days.filter((one) => one !== day), ...(blocked ? [day] : [])],
    }))
  }
}
