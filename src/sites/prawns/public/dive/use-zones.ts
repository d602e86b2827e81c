import { type RefObject, useEffect } from 'react'

/** The part of a zone that must be in view. */
const threshold = 0.5

/**
 * Writes into `data-seen` of the page which of its `[data-zone]` are at least half in view, none in a hidden tab: what
 * swims there moves, and the hook comes down once the top is left.
 */
export function useZones(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current
    if (!element) return
    const seen = new Set<string>()
    const say = () => {
      element.dataset.seen = document.hidden ? '' : [...seen].join(' ')
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const { zone = '' } = (target as HTMLElement).dataset
          if (intersectionRatio >= threshold) seen.add(zone)
          else seen.delete(zone)
        }
        say()
      },
      { threshold },
    )
    for (const zone of element.querySelectorAll('[data-zone]')) observer.observe(zone)
    document.addEventListener('visibilitychange', say)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', say)
    }
  }, [page])
}
