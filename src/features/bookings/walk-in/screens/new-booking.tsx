import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { daysBetween, fromLocalDateTime, hoursBetween } from '#kit/shared/day.ts'
import { day as dayField } from '#kit/shared/fields.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Changeable, getChangeable } from '../../staff-change/contract.ts'
import { words } from '../words.ts'
import { type Asked, timeText, unset } from './use-walker.ts'
import styles from './walk-in.module.css'
import { WalkInDesk } from './walk-in.tsx'

type NewBookingProps = { user: SignedInUser } & Pick<ComponentProps<typeof WalkInDesk>, 'pay'>

/** A booking for a caller, or for who stands at the pier. */
export function NewBooking({ user, pay }: NewBookingProps) {
  const asked = useAsked()
  return (
    <OfficePage user={user} title={words.pageTitle}>
      <div className={styles.page}>
        <WalkInDesk asked={asked} pay={pay} />
      </div>
    </OfficePage>
  )
}

/**
 * What the address asks for (`?boat=3&day=2026-06-02&start=14:00`, or `?again=` and the number of a booking that is
 * repeated), once: a reload keeps what was changed since.
 */
function useAsked(): Asked | undefined {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const again = Number(new URLSearchParams(search).get('again'))
  const isAgain = Number.isInteger(again) && again > 0
  const before = useEndpoint(getChangeable, isAgain ? { query: { booking_id: again } } : undefined)
  const now = useMemo(
    () => (isAgain ? before.data && likeBefore(before.data) : placeIn(search)),
    [search, isAgain, before.data],
  )
  const [asked, setAsked] = useState(now)
  useEffect(() => {
    if (!now) return
    setAsked(now)
    navigate(path, { replace: true })
  }, [now, path, navigate])
  return asked
}

/** All of a booking but its day. */
function likeBefore(booking: Changeable): Asked {
  const { vehicle_id, kind, starts_at, ends_at, adults, children, has_license, extras } = booking
  const { name, phone, email, language } = booking
  const [start, end] = [fromLocalDateTime(starts_at), fromLocalDateTime(ends_at)]
  return {
    ...{ vehicleId: vehicle_id, day: unset, people: adults + children, name, phone, email, language },
    ...(kind === 'hours'
      ? { start: timeText(start.hour), hours: hoursBetween(start, end), nights: undefined }
      : { nights: daysBetween(start.day, end.day) }),
    license: extras.includes('captain') ? 'captain' : has_license ? 'seen' : '',
    extras: extras.filter((extra) => extra !== 'captain'),
  }
}

function placeIn(search: string): Asked | undefined {
  const said = new URLSearchParams(search)
  const vehicleId = Number(said.get('boat'))
  if (!Number.isInteger(vehicleId) || vehicleId < 1) return undefined
  const day = dayField().safeParse(said.get('day'))
  const start = said.get('start') ?? ''
  const isTime = /^([01]\d|2[0-3]):[0-5][05]$/.test(start)
  return { vehicleId, day: day.success ? day.data : '', start: isTime ? start : '' }
}
