import { useState } from 'react'
import { type Day, formatHour } from '#kit/shared/day.ts'
import { useAsked, useAskedPlace } from '#kit/ui/asked-place.ts'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getCanceledBookings } from '../contract/canceled.ts'
import { words } from '../words.ts'
import styles from './no-shows.module.css'

/** What was canceled of a day, folded at its foot; open where the address points to one of it. Nothing where nothing was. */
export function CanceledBookings({ day }: { day: Day }) {
  const bookings = useEndpoint(getCanceledBookings, { query: { day } }).data?.bookings ?? []
  const asked = useAsked()
  const isAsked = bookings.some(({ id }) => asked === `booking-${id}`)
  const [opened, setOpened] = useState<boolean>()
  const isOpen = opened ?? isAsked
  useAskedPlace(isAsked && isOpen)
  if (bookings.length === 0) return null
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{words.canceledThen(bookings.length)}</summary>
      <ul className={layout.stack1}>
        {bookings.map(({ id, reference, vehicle_name, name, booked_start, canceled }) => (
          <li key={id} id={`booking-${id}`} className={styles.one}>
            <span className={layout.figures}>{formatHour(booked_start)}</span>
            <span className={styles.who}>
              <strong>{vehicle_name}</strong>, {name}
            </span>
            <span className={layout.aside}>
              {canceled} · {reference}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
