import { useEffect, useState } from 'react'

/** Whether the page is scrolled further than so many pixels, which may depend on the window. Give it the same function each time. */
export function usePassed(threshold: () => number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const look = () => setPassed(window.scrollY > threshold())
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [threshold])
  return passed
}
