import { type RefObject, useEffect } from 'react'

/** The part of a zone that must be in view. */
const threshold = 0.5

/**
 * Writes into `data-seen` of the page which of its `[data-zone]` are at least half in view, none in a hidden tab: the hook
 * comes down once the top is left. What swims in one of them, by its `data-zones`, gets `data-plays`.
 */
export function useZones(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current
    if (!element) return
    const seen = new Set<string>()
    const swimmers = element.querySelectorAll<HTMLElement>('[data-zones]')
    const say = () => {
      const zones = document.hidden ? [] : [...seen]
      element.dataset.seen = zones.join(' ')
      // Told each by itself: a rule that looks up to the page would have every style below it worked out anew.
      for (const swimmer of swimmers) {
        const own = swimmer.dataset.zones?.split(' ') ?? []
        swimmer.toggleAttribute(
          'data-plays',
          zones.some((zone) => own.includes(zone)),
        )
      }
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
