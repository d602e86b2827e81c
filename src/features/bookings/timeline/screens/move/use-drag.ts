import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { TimelineBooking } from '../../contract.ts'
import type { Goal } from '../../rules/move.ts'

/** Pixels that a mouse moves before it drags, and a finger may before it scrolls instead. */
const mouseSlack = 5
const fingerSlack = 9
/** Milliseconds that a finger rests on a bar before it takes it. */
const holdTime = 320
/** Pixels from the edge within which the timeline scrolls along, and how far each time. */
const edge = 56
const scrollStep = 12

export type Drag = { booking: TimelineBooking; goal: Goal }

type DragOptions = {
  scroller: RefObject<HTMLElement | null>
  /** What is dragged along the pointer: says where the booking would go. */
  tip: RefObject<HTMLElement | null>
  /** The booking of a bar, if it may be dragged. */
  find: (id: number) => TimelineBooking | undefined
  /** Where a booking begins that is dragged by a part of the axis. */
  draggedTo: (booking: TimelineBooking, by: number) => Pick<Goal, 'day' | 'start'>
  onDrop: (drag: Drag) => void
}

type Grip = {
  booking: TimelineBooking
  pointer: number
  startX: number
  startY: number
  startScroll: number
  x: number
  y: number
  isDragging: boolean
  goal: Goal | undefined
  end: () => void
}

const isSame = (a: Goal | undefined, b: Goal) =>
  a !== undefined && a.vehicleId === b.vehicleId && a.day === b.day && a.start === b.start

/**
 * Dragging bars by mouse, pen and finger: a mouse drags once it moves, a finger once it rests. Between two places on the
 * grid nothing is drawn but the tip, so that hundreds of bars stay quick. Escape puts the bar back.
 */
export function useDrag(options: DragOptions) {
  const [drag, setDrag] = useState<Drag>()
  const latest = useRef(options)
  const grip = useRef<Grip>(undefined)
  const justDragged = useRef(false)
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    const element = options.scroller.current
    const holdStill = (event: TouchEvent) => {
      if (grip.current?.isDragging) event.preventDefault()
    }
    element?.addEventListener('touchmove', holdStill, { passive: false })
    return () => {
      element?.removeEventListener('touchmove', holdStill)
      grip.current?.end()
    }
  }, [options.scroller])

  const follow = (held: Grip) => {
    const { scroller, tip, draggedTo } = latest.current
    tip.current?.style.setProperty('--x', `${held.x}px`)
    tip.current?.style.setProperty('--y', `${held.y}px`)
    const row = document.elementFromPoint(held.x, held.y)?.closest<HTMLElement>('[data-vehicle]')
    const track = (row ?? scroller.current)?.querySelector('[data-track]')?.getBoundingClientRect()
    if (!track || !scroller.current) return
    const along = held.x - held.startX + scroller.current.scrollLeft - held.startScroll
    const vehicleId = Number(row?.dataset.vehicle ?? held.goal?.vehicleId ?? held.booking.vehicle_id)
    const goal = { vehicleId, ...draggedTo(held.booking, along / track.width) }
    if (isSame(held.goal, goal)) return
    held.goal = goal
    setDrag({ booking: held.booking, goal })
  }

  const scrollAlong = () => {
    const held = grip.current
    const element = latest.current.scroller.current
    if (!held?.isDragging || !element) return
    const box = element.getBoundingClientRect()
    const towards = (at: number, from: number, to: number) => (at < from + edge ? -1 : at > to - edge ? 1 : 0)
    const right = towards(held.x, box.left, box.right) * scrollStep
    const down = towards(held.y, box.top, box.bottom) * scrollStep
    if (right !== 0 || down !== 0) {
      element.scrollBy({ left: right, top: down, behavior: 'instant' })
      follow(held)
    }
    requestAnimationFrame(scrollAlong)
  }

  const begin = (held: Grip) => {
    held.isDragging = true
    follow(held)
    requestAnimationFrame(scrollAlong)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    justDragged.current = false
    const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-booking]') : null
    const booking = bar ? latest.current.find(Number(bar.dataset.booking)) : undefined
    if (!booking || event.button !== 0 || grip.current || !latest.current.scroller.current) return
    const isMouse = event.pointerType === 'mouse'
    const { clientX: x, clientY: y, pointerId: pointer } = event
    const startScroll = latest.current.scroller.current.scrollLeft
    const listening = new AbortController()
    const held: Grip = {
      ...{ booking, pointer, x, y, startX: x, startY: y, startScroll, isDragging: false, goal: undefined },
      end: () => {
        listening.abort()
        clearTimeout(timer)
        grip.current = undefined
        setDrag(undefined)
      },
    }
    grip.current = held
    const timer = isMouse ? undefined : setTimeout(() => begin(held), holdTime)

    const move = (next: globalThis.PointerEvent) => {
      if (next.pointerId !== pointer) return
      Object.assign(held, { x: next.clientX, y: next.clientY })
      const far = Math.hypot(held.x - held.startX, held.y - held.startY)
      if (held.isDragging) follow(held)
      else if (isMouse && far > mouseSlack) begin(held)
      else if (!isMouse && far > fingerSlack) held.end()
    }
    const drop = (next: globalThis.PointerEvent) => {
      if (next.pointerId !== pointer) return
      const { isDragging, goal } = held
      justDragged.current = isDragging
      held.end()
      if (isDragging && goal) latest.current.onDrop({ booking, goal })
    }
    const giveUp = (next: Event) => {
      if (next instanceof KeyboardEvent && next.key !== 'Escape') return
      justDragged.current = held.isDragging
      held.end()
    }
    const { signal } = listening
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', giveUp, { signal })
    window.addEventListener('keydown', giveUp, { signal })
    window.addEventListener('blur', giveUp, { signal })
  }

  return {
    drag,
    handlers: {
      onPointerDown,
      // The browser clicks what was let go of, and asks a resting finger for a menu.
      onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
        if (!justDragged.current) return
        justDragged.current = false
        event.stopPropagation()
        event.preventDefault()
      },
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (grip.current) event.preventDefault()
      },
    },
  }
}
