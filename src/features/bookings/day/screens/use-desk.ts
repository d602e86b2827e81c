import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Day, firstOfMonth } from '#kit/shared/day.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { lookAhead, useEndpoint } from '#kit/ui/server-state.tsx'
import { useBusiness } from '../../screens/use-business.ts'
import { getDayBookings, getDayCounts } from '../contract.ts'
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
