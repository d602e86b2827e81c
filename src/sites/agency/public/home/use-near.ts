import { type RefObject, useEffect, useRef, useState } from 'react'

/** Becomes true when the element is less than a screen away. */
export function useNear<T extends Element>(): { ref: RefObject<T | null>; near: boolean } {
  const ref = useRef<T>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100%',
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, near }
}
