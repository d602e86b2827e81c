import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether the star has come by: true where it cannot be told (before the page lives, or where less motion is asked
 * for), else once half of the element has been on the screen. `played` counts that one arrival.
 */
export function useArrival<T extends Element>(): { ref: RefObject<T | null>; lit: boolean; played: boolean } {
  const ref = useRef<T>(null)
  const [state, setState] = useState<'still' | 'dark' | 'lit'>('still')
  useEffect(() => {
    const element = ref.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // What is on the screen already stays as it is.
    if (element.getBoundingClientRect().top < window.innerHeight) return
    setState('dark')
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setState('lit')
        observer.disconnect()
      },
      { rootMargin: '0px 0px -35% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, lit: state !== 'dark', played: state === 'lit' }
}
