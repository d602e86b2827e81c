import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { TimelineBooking } from '../../contract.ts'
import type { Goal } from '../../rules/move.ts'
import { scrollSpeed } from '../../rules/scroll-along.ts'
import type { DraggedStore } from './dragged.ts'

/** Pixels that a mouse moves before it drags, and a finger may before it scrolls instead. */
const mouseSlack = 5
const fingerSlack = 9
/** Milliseconds that a finger rests on a bar before it takes it. */
const holdTime = 320

type DragOptions = {
  scroller: RefObject<HTMLElement | null>
  /** What is dragged along the pointer: says where the booking would go. */
  tip: RefObject<HTMLElement | null>
  /** The booking of a bar, if it or its end may be dragged. */
  find: (id: number, isEnd: boolean) => TimelineBooking | undefined
  store: DraggedStore
  /** Where a booking goes that is dragged by a part of the axis, over a boat. */
  goalOf: (booking: TimelineBooking, to: { by: number; vehicleId: number; isEnd: boolean }) => Goal
  /** Why it cannot. */
  refusalOf: (booking: TimelineBooking, goal: Goal) => string | undefined
  onDrop: (booking: TimelineBooking, goal: Goal) => void
}

type Grip = {
  booking: TimelineBooking
  isEnd: boolean
  startX: number
  startY: number
  startScroll: number
  x: number
  y: number
  isDragging: boolean
  goal: Goal | undefined
  bar: HTMLElement
  ground: Ground | undefined
  end: () => void
}

const isSame = (a: Goal | undefined, b: Goal | undefined) =>
  a?.vehicle_id === b?.vehicle_id && a?.starts_at === b?.starts_at && a?.ends_at === b?.ends_at

/**
 * Dragging bars and their ends by mouse, pen and finger: a mouse drags once it moves, a finger once it rests. Between two
 * places on the grid nothing is drawn but the tip, so that hundreds of bars stay quick. Escape puts the bar back, and so
 * does letting go beside the timeline.
 */
export function useDrag(options: DragOptions) {
  const [lifted, setLifted] = useState<TimelineBooking>()
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

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    justDragged.current = false
    const held = grip.current ? undefined : gripOf(event, latest.current)
    if (!held) return
    const { pointerId, pointerType } = event
    const isMouse = pointerType === 'mouse'
    const listening = new AbortController()
    const begin = () => {
      held.isDragging = true
      held.ground = latest.current.scroller.current ? groundOf(latest.current.scroller.current) : undefined
      // What lies below the pointer meanwhile has nothing to do.
      if (held.bar.isConnected) held.bar.setPointerCapture(pointerId)
      setLifted(held.booking)
      follow(held, latest.current)
      scrollAlong(held, latest)
    }
    const timer = isMouse ? undefined : setTimeout(begin, holdTime)
    held.end = () => {
      listening.abort()
      clearTimeout(timer)
      justDragged.current = held.isDragging
      held.isDragging = false
      grip.current = undefined
      setLifted(undefined)
      latest.current.store.set(undefined)
    }
    grip.current = held

    const move = (next: globalThis.PointerEvent) => {
      if (next.pointerId !== pointerId) return
      Object.assign(held, { x: next.clientX, y: next.clientY })
      const far = Math.hypot(held.x - held.startX, held.y - held.startY)
      if (held.isDragging) follow(held, latest.current)
      else if (isMouse && far > mouseSlack) begin()
      else if (!isMouse && far > fingerSlack) held.end()
    }
    const drop = (next: globalThis.PointerEvent) => {
      if (next.pointerId !== pointerId) return
      const { isDragging, goal, booking } = held
      held.end()
      if (isDragging && goal && !isSame(goal, booking)) latest.current.onDrop(booking, goal)
    }
    const giveUp = (next: Event) => {
      if (!(next instanceof KeyboardEvent) || next.key === 'Escape') held.end()
    }
    const { signal } = listening
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    for (const kind of ['pointercancel', 'keydown', 'blur']) window.addEventListener(kind, giveUp, { signal })
  }

  return {
    lifted,
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

function gripOf({ target, button, clientX: x, clientY: y }: PointerEvent, { scroller, find }: DragOptions) {
  const bar = target instanceof Element ? target.closest<HTMLElement>('[data-booking]') : null
  const isEnd = target instanceof Element && target.closest('[data-end]') !== null
  const booking = bar && button === 0 ? find(Number(bar.dataset.booking), isEnd) : undefined
  if (!bar || !booking || !scroller.current) return undefined
  const startScroll = scroller.current.scrollLeft
  const held: Grip = {
    ...{ bar, booking, isEnd, x, y, startX: x, startY: y, startScroll, isDragging: false, goal: undefined },
    ground: undefined,
    end: () => undefined,
  }
  return held
}

/** Where on the window the bars are seen, and every boat's row within what scrolls: nothing of it changes during a drag. */
type Ground = {
  from: number
  left: number
  right: number
  top: number
  bottom: number
  width: number
  rows: readonly { id: number; top: number; bottom: number }[]
}

/** Beside the names, below the heads, and above what lies over the foot of the window. */
function groundOf(element: HTMLElement): Ground {
  const box = element.getBoundingClientRect()
  const sizeOf = (part: string) => element.querySelector<HTMLElement>(part)?.getBoundingClientRect()
  // What stays at the foot of the window, which what has the focus keeps a little more clear of.
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  const covered = Math.max(padding - 16, 0)
  const above = element.scrollTop
  return {
    from: box.left,
    left: box.left + (sizeOf('[data-vehicle] > button')?.width ?? 0),
    right: Math.min(box.right, innerWidth),
    top: Math.max(box.top, 0) + (sizeOf('[data-heads]')?.height ?? 0),
    bottom: Math.min(box.bottom, innerHeight - covered),
    width: sizeOf('[data-track]')?.width ?? 1,
    rows: [...element.querySelectorAll<HTMLElement>('[data-vehicle]')].map((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return { id: Number(row.dataset.vehicle), top: top + above, bottom: bottom + above }
    }),
  }
}

/** Says where the bar would go, where that is another place than before. Reads nothing that has to be laid out anew. */
function follow(held: Grip, { scroller, tip, store, goalOf, refusalOf }: DragOptions) {
  const { booking, isEnd, x, y, ground } = held
  const element = scroller.current
  if (!element || !ground) return
  const { scrollLeft, scrollTop } = element
  tip.current?.style.setProperty('--x', `${x}px`)
  tip.current?.style.setProperty('--y', `${y}px`)
  const isInside = x >= ground.from && x <= ground.right && y >= ground.top && y <= ground.bottom
  const at = y + scrollTop
  const row = ground.rows.find(({ top, bottom }) => at >= top && at < bottom)
  const by = (x - held.startX + scrollLeft - held.startScroll) / ground.width
  const vehicleId = row?.id ?? held.goal?.vehicle_id ?? booking.vehicle_id
  const goal = isInside ? goalOf(booking, { by, vehicleId, isEnd }) : undefined
  if (isSame(held.goal, goal)) return
  held.goal = goal
  store.set({ booking, goal, refusal: goal && refusalOf(booking, goal), isHeld: true })
}

/** Near an edge the timeline scrolls along, for as long as the bar is held there. */
function scrollAlong(held: Grip, latest: RefObject<DragOptions>) {
  let before = performance.now()
  // Parts of a pixel, which the browser does not keep.
  const rest = { x: 0, y: 0 }
  const step = (now: number) => {
    const element = latest.current.scroller.current
    if (!held.isDragging || !element || !held.ground) return
    const seconds = Math.max(Math.min((now - before) / 1000, 0.05), 0)
    const { left, right, top, bottom } = held.ground
    before = now
    rest.x += seconds * scrollSpeed(held.x, { from: left, to: right, start: held.startX })
    rest.y += seconds * scrollSpeed(held.y, { from: top, to: bottom, start: held.startY })
    const [x, y] = [Math.trunc(rest.x), Math.trunc(rest.y)]
    if (x !== 0 || y !== 0) {
      rest.x -= x
      rest.y -= y
      element.scrollBy({ left: x, top: held.isEnd ? 0 : y, behavior: 'instant' })
      follow(held, latest.current)
    }
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
