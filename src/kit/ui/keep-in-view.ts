import { arriveAt } from './arrival.ts'

/** Milliseconds in which a page that was just loaded finds its form. */
const settling = 4000

const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Keeps a place that was arrived at in view while what is above it is still being filled in, until somebody moves on by
 * themselves. Gives what ends it.
 */
export function keepInView(place: HTMLElement): () => void {
  const observer = new ResizeObserver(() => arriveAt(place, { takesFocus: false }))
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const move of ownMoves) window.removeEventListener(move, end)
  }
  const timer = setTimeout(end, settling)
  observer.observe(document.body)
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true })
  return end
}
