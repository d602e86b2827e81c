import { type RefObject, useEffect, useState } from 'react'
import { formatDay, type WallClock } from '#kit/shared/day.ts'
import type { TimelineBooking } from '../../contract.ts'
import { formatSpan, type Span } from '../../rules.ts'
import { words } from '../../words.ts'
import { barWords } from '../booking-bar.tsx'
import styles from './bar-tip.module.css'
import { type Dragged, type DraggedStore, useDragged } from './dragged.ts'

type BarTipProps = {
  store: DraggedStore
  bookings: readonly TimelineBooking[]
  nameOf: (vehicleId: number) => string | undefined
  now: WallClock
  scroller: RefObject<HTMLElement | null>
  place: RefObject<HTMLParagraphElement | null>
}

/** Beside the pointer: whose bar that is; and while one is dragged, where it would go, or why it cannot. */
export function BarTip({ store, bookings, nameOf, now, scroller, place }: BarTipProps) {
  const drag = useDragged(store, isHeld)
  const pointed = usePointed(scroller, place)
  const booking = pointed === undefined ? undefined : bookings.find(({ id }) => id === pointed)
  const shown = drag ? (drag.goal ?? drag.booking) : booking
  const said = drag ? (drag.goal ? drag.refusal : words.putsBack) : booking && saidOf(booking, now)
  return (
    <p ref={place} className={styles.tip} data-shown={shown !== undefined} data-refused={drag?.refusal !== undefined}>
      {shown && (
        <>
          <strong>{drag ? nameOf(shown.vehicle_id) : booking?.name}</strong>
          <span>{whenOf(shown)}</span>
          {said && <span>{said}</span>}
        </>
      )}
    </p>
  )
}

const isHeld = ({ isHeld }: Dragged) => isHeld

const whenOf = (span: Span) => {
  const day = span.starts_at.slice(0, 10)
  return day === span.ends_at.slice(0, 10) ? `${formatDay(day)}, ${formatSpan(span)}` : formatSpan(span)
}

function saidOf(booking: TimelineBooking, now: WallClock): string {
  const { said, price, together } = barWords(booking, now)
  return [booking.vehicle_name, together, said, price].filter(Boolean).join(' · ')
}

/** The booking whose bar a mouse is over, or the keyboard is at. */
function usePointed(scroller: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState<number>()
  useEffect(() => {
    const element = scroller.current
    const look = (event: Event) => {
      const { target } = event
      const bar = target instanceof Element ? target.closest<HTMLElement>('[data-booking]') : null
      const isMeant =
        event instanceof PointerEvent
          ? event.pointerType === 'mouse' && event.buttons === 0
          : bar?.matches(':focus-visible')
      const box = bar?.getBoundingClientRect()
      if (box) {
        place.current?.style.setProperty('--x', `${box.left}px`)
        place.current?.style.setProperty('--y', `${box.bottom}px`)
      }
      setPointed(bar && isMeant ? Number(bar.dataset.booking) : undefined)
    }
    const leave = () => setPointed(undefined)
    const listening = new AbortController()
    const { signal } = listening
    for (const kind of ['pointerover', 'focusin']) element?.addEventListener(kind, look, { signal })
    for (const kind of ['pointerleave', 'focusout', 'scroll']) element?.addEventListener(kind, leave, { signal })
    return () => listening.abort()
  }, [scroller, place])
  return pointed
}
