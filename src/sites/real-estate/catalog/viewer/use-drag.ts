import { type PointerEvent, useRef } from 'react'

/** Pixels, or pixels a millisecond, from which a finger that moves sideways means another picture. */
const farEnough = 56
const quickEnough = 0.4

type Finger = { id: number; x: number; at: number }

/** Handlers for an element that follows one finger sideways (`touch-action: pan-y pinch-zoom`) and says where it was thrown to. */
export function useDrag(onThrow: (by: 1 | -1) => void) {
  const finger = useRef<Finger>(undefined)

  const follow = (element: HTMLElement, transform: string) => {
    element.style.transform = transform
    element.style.transition = transform ? 'none' : ''
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    finger.current = { id: event.pointerId, x: event.clientX, at: event.timeStamp }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (finger.current?.id === event.pointerId)
      follow(event.currentTarget, `translateX(${event.clientX - finger.current.x}px)`)
  }
  const up = (event: PointerEvent<HTMLElement>) => {
    if (finger.current?.id !== event.pointerId) return
    const { x, at } = finger.current
    finger.current = undefined
    follow(event.currentTarget, '')
    if (event.type === 'pointercancel') return
    const way = event.clientX - x
    const isQuick = Math.abs(way) > 20 && Math.abs(way) / Math.max(1, event.timeStamp - at) > quickEnough
    if (Math.abs(way) > farEnough || isQuick) onThrow(way < 0 ? 1 : -1)
  }
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up }
}
