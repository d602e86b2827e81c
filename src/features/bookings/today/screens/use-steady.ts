import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { arriveAtAsked } from '#kit/ui/asked-place.ts'

/** What lies in a list: `data-place` of each part, and how far down the page it stands. */
const placesIn = (list: HTMLElement) =>
  new Map(
    [...list.querySelectorAll<HTMLElement>('[data-place]')].map((part) => [
      part.dataset.place,
      part.getBoundingClientRect().top + scrollY,
    ]),
  )

/**
 * Keeps what is on the screen where it is when something comes or goes above it: scrolled by as much as most of it was
 * moved. One that goes elsewhere by itself is not followed. Browsers do so too, but not all of them. `content` is what the
 * list shows: what somebody opens in it moves the rest.
 */
export function useSteady(list: RefObject<HTMLElement | null>, content: unknown): void {
  const before = useRef<{ content: unknown; places: ReturnType<typeof placesIn> }>({ content: null, places: new Map() })
  useLayoutEffect(() => {
    if (!list.current) return
    const places = placesIn(list.current)
    const known = before.current
    before.current = { content, places }
    if (known.content === content) return
    const moved = [...known.places]
      .filter(([part, top]) => places.has(part) && top > scrollY - 40 && top < scrollY + innerHeight)
      .map(([part, top]) => (places.get(part) ?? top) - top)
      .sort((a, b) => a - b)
    const by = moved[Math.floor(moved.length / 2)]
    if (!by) return
    scrollBy({ top: by, behavior: 'instant' })
    before.current.places = placesIn(list.current)
  })
}

/** Opens the list where `now` is: in the middle of the screen, or where its address points to. Once for each day. */
export function useOpenedAt(now: RefObject<HTMLElement | null>, opened: string | undefined): void {
  useEffect(() => {
    if (opened === undefined) return
    // After the page as a whole, which is arrived at first.
    const frame = requestAnimationFrame(() => {
      if (!arriveAtAsked()) now.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [opened, now])
}
