import { useEffect } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

/** What the address points to: `booking-12` of `#booking-12`. */
export const useAsked = (): string => useLocationProperty(() => location.hash.slice(1))

/** Goes to what the address points to, where the page has it: in the middle of the screen, and with the focus. */
export function arriveAtAsked(): boolean {
  const asked = location.hash && document.getElementById(location.hash.slice(1))
  if (!asked) return false
  const entry = asked.closest('li') ?? asked
  entry.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (!entry.hasAttribute('tabindex')) entry.tabIndex = -1
  entry.focus({ preventScroll: true })
  return true
}

/** Goes there as soon as the list has come that it stands in; `isThere` may name which list. */
export function useAskedPlace(isThere: unknown): void {
  const asked = useAsked()
  useEffect(() => {
    if (!isThere || asked === '') return
    // After the page as a whole, which is arrived at first.
    const frame = requestAnimationFrame(arriveAtAsked)
    return () => cancelAnimationFrame(frame)
  }, [isThere, asked])
}
