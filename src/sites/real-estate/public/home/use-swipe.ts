import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** Pixels that make a swipe. */
const enough = 40

/** Handlers for something that is swiped sideways, with a finger or the mouse. What it lies on is not clicked by that. */
export function useSwipe(forward: () => void, back: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const swiped = useRef(false)
  return {
    onPointerDown: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      if (!isPrimary) return
      swiped.current = false
      start.current = { x: clientX, y: clientY }
    },
    onPointerUp: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      if (!isPrimary || !start.current) return
      const across = clientX - start.current.x
      const down = clientY - start.current.y
      start.current = undefined
      if (Math.abs(across) < enough || Math.abs(across) < Math.abs(down)) return
      swiped.current = true
      if (across < 0) forward()
      else back()
    },
    onPointerCancel: () => {
      start.current = undefined
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current) return
      swiped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
