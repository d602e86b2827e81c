import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { getInstallation } from '#features/settings/contract.ts'
import { addDays, type Day } from '#kit/shared/day.ts'
import { lookAhead, useEndpoint } from '#kit/ui/server-state.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import { getDayBookings } from '../../day/contract.ts'
import { dayToShow, mayOpenDay } from '../../day/rules.ts'

/** The day that the address asks for, today without one, and what is booked for it. */
export function useToday() {
  const installation = useEndpoint(getInstallation)
  const now = useNow(installation.data?.time_zone)
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('day')
  const day = now && dayToShow({ asked, kept: null }, now.day)
  const bookings = useEndpoint(getDayBookings, day ? { query: { day } } : undefined)
  const beside = (by: number) => {
    const to = day && addDays(day, by)
    return to && now && mayOpenDay(to, now.day) ? to : undefined
  }
  return {
    now,
    day,
    query: day ? bookings : { data: undefined, error: installation.error, refetch: installation.refetch },
    bookings: day ? bookings.data?.bookings : undefined,
    noShows: day ? bookings.data?.no_shows : undefined,
    before: beside(-1),
    after: beside(1),
    look: (to: Day) => lookAhead(getDayBookings, { query: { day: to } }),
    go: (to: Day) => navigate(to === now?.day ? path : `${path}?day=${to}`, { replace: true }),
  }
}

/** Milliseconds after a finger was lifted in which its click still finds what it was on. */
const liftTime = 300

/** Goes on showing what was there as long as a finger is down: what it is about to press does not move away. */
export function useStill<T>(value: T): { still: T; press: () => void } {
  const [isPressed, setPressed] = useState(false)
  const [still, setStill] = useState(value)
  if (!isPressed && still !== value) setStill(value)
  useEffect(() => {
    if (!isPressed) return
    let timer: ReturnType<typeof setTimeout>
    const lift = () => {
      timer = setTimeout(() => setPressed(false), liftTime)
    }
    addEventListener('pointerup', lift)
    addEventListener('pointercancel', lift)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerup', lift)
      removeEventListener('pointercancel', lift)
    }
  }, [isPressed])
  return { still: isPressed ? still : value, press: () => setPressed(true) }
}
