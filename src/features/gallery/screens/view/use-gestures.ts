import { type PointerEvent, useRef } from 'react'

type Gestures = {
  /** Swiped to the left: the next work. */
  onStep: (by: 1 | -1) => void
  /** Pinched open by this much. */
  onZoom: (scale: number) => void
}

type Finger = { x: number; y: number }

/** Pixels, or pixels a millisecond, from which a finger that moves sideways means another work. */
const farEnough = 64
const quickEnough = 0.5
const zoomFrom = 1.15

/** Handlers for an element whose `touch-action` leaves us what is not scrolling: it follows one finger, and opens under two. */
export function useGestures({ onStep, onZoom }: Gestures) {
  const fingers = useRef(new Map<number, Finger>())
  const start = useRef({ x: 0, gap: 0, at: 0, scale: 1, isPinch: false })

  const follow = (element: HTMLElement, transform: string) => {
    element.style.transform = transform
    element.style.transition = transform ? 'none' : ''
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') return
    const all = fingers.current
    all.set(event.pointerId, { x: event.clientX, y: event.clientY })
    event.currentTarget.setPointerCapture(event.pointerId)
    const isPinch = all.size === 2
    start.current = { x: event.clientX, gap: isPinch ? gapOf(all) : 0, at: event.timeStamp, scale: 1, isPinch }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const all = fingers.current
    if (!all.has(event.pointerId)) return
    all.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (all.size === 2) {
      start.current.scale = Math.max(1, gapOf(all) / start.current.gap)
      follow(event.currentTarget, `scale(${start.current.scale})`)
    } else if (!start.current.isPinch) follow(event.currentTarget, `translateX(${event.clientX - start.current.x}px)`)
  }
  const up = (event: PointerEvent<HTMLElement>) => {
    const all = fingers.current
    if (!all.delete(event.pointerId) || all.size > 0) return
    follow(event.currentTarget, '')
    const { x, at, scale, isPinch } = start.current
    if (event.type === 'pointercancel') return
    if (isPinch) return scale >= zoomFrom ? onZoom(scale) : undefined
    const way = event.clientX - x
    const isQuick = Math.abs(way) > 24 && Math.abs(way) / Math.max(1, event.timeStamp - at) > quickEnough
    if (Math.abs(way) > farEnough || isQuick) onStep(way < 0 ? 1 : -1)
  }
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up }
}

function gapOf(fingers: ReadonlyMap<number, Finger>): number {
  const [one, other] = [...fingers.values()]
  return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1
}
