import { type RefObject, useEffect } from 'react'

/**
 * Keeps what one reads where it is on the screen while entries come and go above it: the page is scrolled by as much as
 * they take. Entries are the elements with `data-item`. At the very top of the page, with neither the pointer nor the
 * focus on the list, new entries simply push the others down.
 */
export function useSteadyView(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    let seen: { entry: Element; top: number }[] = []

    const look = () => {
      seen = [...element.querySelectorAll('[data-item]')]
        .map((entry) => ({ entry, top: entry.getBoundingClientRect().top }))
        .filter(({ entry, top }) => top + entry.clientHeight > 0 && top < window.innerHeight)
    }
    const steady = () => {
      const anchor = seen.find(({ entry }) => entry.isConnected)
      const moved = anchor ? anchor.entry.getBoundingClientRect().top - anchor.top : 0
      const isRead = window.scrollY > 0 || element.matches(':hover, :focus-within')
      if (moved !== 0 && isRead) window.scrollBy({ top: moved, behavior: 'instant' })
      look()
    }
    look()
    const changes = new MutationObserver(steady)
    changes.observe(element, { childList: true, subtree: true })
    // Whatever else moves the list, like a banner above it, it may.
    const sizes = new ResizeObserver(look)
    sizes.observe(document.body)
    window.addEventListener('scroll', look, { passive: true })
    // The browser's own way of doing this is not in all of them, and both at once are one too many.
    document.documentElement.style.overflowAnchor = 'none'
    return () => {
      changes.disconnect()
      sizes.disconnect()
      window.removeEventListener('scroll', look)
      document.documentElement.style.overflowAnchor = ''
    }
  }, [list])
}
