import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { TimelineBooking } from '../../contract.ts'

/** A booking whose end is dragged, and where that would be, `YYYY-MM-DDTHH:MM`. */
export type EndDrag = { booking: TimelineBooking; endsAt: string }

type EndDragOptions = {
  scroller: RefObject<HTMLElement | null>
  /** The booking of a bar, if its end may be dragged. */
  find: (id: number) => TimelineBooking | undefined
  /** When a booking ends whose end is dragged by a part of the axis. */
  endAt: (booking: TimelineBooking, by: number) => string
  onDrop: (drag: EndDrag) => void
}

/** Dragging the end of a bar, by its handle. Escape leaves it where it is. */
export function useEndDrag(options: EndDragOptions) {
  const [drag, setDrag] = useState<EndDrag>()
  const latest = useRef(options)
  const stop = useRef<() => void>(undefined)
  const justDragged = useRef(false)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => () => stop.current?.(), [])

  /** Says whether the pointer has taken an end. */
  const take = (event: PointerEvent<HTMLElement>): boolean => {
    justDragged.current = false
    const handle = event.target instanceof Element ? event.target.closest('[data-end]') : null
    const id = handle?.closest<HTMLElement>('[data-booking]')?.dataset.booking
    const booking = id === undefined ? undefined : latest.current.find(Number(id))
    const track = handle?.closest('[data-track]')
    const { scroller } = latest.current
    if (!handle || !booking || !track || event.button !== 0 || !scroller.current) return false
    event.preventDefault()
    const { pointerId: pointer, clientX: startX } = event
    const startScroll = scroller.current.scrollLeft
    const listening = new AbortController()
    let held: EndDrag | undefined
    const end = () => {
      listening.abort()
      stop.current = undefined
      setDrag(undefined)
    }
    stop.current = end
    const move = (next: globalThis.PointerEvent) => {
      if (next.pointerId !== pointer || !scroller.current) return
      const along = next.clientX - startX + scroller.current.scrollLeft - startScroll
      const endsAt = latest.current.endAt(booking, along / track.getBoundingClientRect().width)
      if (held?.endsAt === endsAt) return
      held = { booking, endsAt }
      setDrag(held)
    }
    const drop = (next: globalThis.PointerEvent) => {
      if (next.pointerId !== pointer) return
      end()
      justDragged.current = held !== undefined
      if (held && held.endsAt !== booking.ends_at) latest.current.onDrop(held)
    }
    const giveUp = (next: Event) => {
      if (!(next instanceof KeyboardEvent) || next.key === 'Escape') end()
    }
    const { signal } = listening
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    for (const event of ['pointercancel', 'keydown', 'blur']) window.addEventListener(event, giveUp, { signal })
    return true
  }
  /** The browser clicks what was let go of. Says whether that was to be. */
  const swallow = (event: { stopPropagation: () => void; preventDefault: () => void }): boolean => {
    if (!justDragged.current) return false
    justDragged.current = false
    event.stopPropagation()
    event.preventDefault()
    return true
  }
  return { drag, take, swallow }
}
