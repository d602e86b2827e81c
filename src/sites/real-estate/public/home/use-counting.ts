import { type RefObject, useEffect, useRef, useState } from 'react'

/** Milliseconds from nothing to all of it. */
const duration = 3000

/**
 * The share of a figure to show, 0 to 1: all of it before the page lives and where less motion is asked for, else
 * rising from 0 once half of the element is on the screen.
 */
export function useCounting<T extends Element>(): { ref: RefObject<T | null>; share: number } {
  const ref = useRef<T>(null)
  const [share, setShare] = useState(1)
  useEffect(() => {
    const element = ref.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const count = () => {
      const since = performance.now()
      const draw = () => {
        const rest = Math.max(0, 1 - (performance.now() - since) / duration)
        setShare(1 - rest ** 3)
        if (rest > 0) frame = requestAnimationFrame(draw)
      }
      draw()
    }
    setShare(0)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        count()
      },
      { threshold: 0.5 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return { ref, share }
}
