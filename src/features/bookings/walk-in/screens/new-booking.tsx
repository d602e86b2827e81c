import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { day as dayField, timeOfDay } from '#kit/shared/fields.ts'
import { words } from '../words.ts'
import { type Asked, placeOf } from './use-walker.ts'
import styles from './walk-in.module.css'
import { WalkInDesk } from './walk-in.tsx'

type NewBookingProps = { user: SignedInUser; cashRegister: (bookingId: number) => string }

/** A booking for a caller, or for who stands at the pier. */
export function NewBooking({ user, cashRegister }: NewBookingProps) {
  const asked = useAsked()
  return (
    <OfficePage user={user} title={words.pageTitle}>
      <div className={styles.page}>
        <WalkInDesk asked={asked} cashRegister={cashRegister} />
      </div>
    </OfficePage>
  )
}

/** What the address asks for (`?boat=3&day=2026-06-02&start=14:00`), once: a reload keeps what was changed since. */
function useAsked(): Asked | undefined {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const now = useMemo(() => placeIn(search), [search])
  const [asked, setAsked] = useState(now)
  useEffect(() => {
    if (!now) return
    setAsked(now)
    navigate(path, { replace: true })
  }, [now, path, navigate])
  return asked
}

function placeIn(search: string): Asked | undefined {
  const said = new URLSearchParams(search)
  const vehicleId = Number(said.get('boat'))
  if (!Number.isInteger(vehicleId) || vehicleId < 1) return undefined
  const day = dayField().safeParse(said.get('day'))
  const start = timeOfDay('').safeParse(said.get('start'))
  return placeOf(vehicleId, day.success ? day.data : '', start.success ? start.data : undefined)
}
