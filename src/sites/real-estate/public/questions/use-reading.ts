import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { questionGroups } from '#features/questions/content/texts.ts'
import { placeOf } from '#features/questions/rules.ts'

/** How much of a group is shown. */
export type Depth = 'title' | 'questions' | 'answers'

/** What is marked as the place one came for; `turn` counts, so that coming again is seen, too. */
export type Mark = { anchor: string; turn: number }

type Goal = Mark & {
  /** Where the place was in the window when it was asked for: what opens above it does not push it away. */
  top?: number | undefined
  isArrival: boolean
}

const depths = Object.fromEntries(questionGroups.map(({ anchor }) => [anchor, 'questions' as Depth]))

const anchorInAddress = () => {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

/**
 * Which groups are open, and the way to each place of the page: it opens, is scrolled to, marked, and what is read and
 * used next is there. The address says where one is. `onGo` is called before one goes anywhere.
 */
export function useReading(onGo: () => void) {
  const [open, setOpen] = useState<Readonly<Record<string, Depth>>>(depths)
  const [goal, setGoal] = useState<Goal>()
  const page = useRef<HTMLElement>(null)
  const leave = useRef(onGo)
  leave.current = onGo

  const show = useCallback((group: string, depth: Depth) => setOpen((before) => ({ ...before, [group]: depth })), [])
  const showAll = useCallback((depth: Depth) => {
    setOpen(Object.fromEntries(questionGroups.map(({ anchor }) => [anchor, depth])))
  }, [])

  const go = useCallback((anchor: string, isArrival: boolean): boolean => {
    const place = placeOf(questionGroups, anchor)
    if (!place) return false
    leave.current()
    const group = place.group.anchor
    setOpen((before) => {
      const isOpen = before[group] === 'answers' || place.question !== undefined
      return { ...before, [group]: isOpen ? 'answers' : 'questions' }
    })
    const top = document.getElementById(anchor)?.getBoundingClientRect().top
    setGoal((before) => ({ anchor, turn: (before?.turn ?? 0) + 1, top, isArrival }))
    return true
  }, [])

  useLayoutEffect(() => {
    const place = goal && document.getElementById(goal.anchor)
    if (!place) return
    const moved = goal.top === undefined ? 0 : place.getBoundingClientRect().top - goal.top
    const isNear = goal.top !== undefined && Math.abs(goal.top) < 2 * window.innerHeight
    if (isNear) window.scrollBy({ top: moved, behavior: 'instant' })
    place.focus({ preventScroll: true })
    if (goal.isArrival) return stayAt(place)
    place.scrollIntoView()
  }, [goal])

  useEffect(() => {
    go(anchorInAddress(), true)
    const change = () => go(anchorInAddress(), false)
    window.addEventListener('hashchange', change)
    return () => window.removeEventListener('hashchange', change)
  }, [go])

  useEffect(() => {
    const element = page.current
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
      if (!go(link.hash.slice(1), false)) return
      event.preventDefault()
      if (location.hash !== link.hash || location.search) history.pushState(null, '', location.pathname + link.hash)
    }
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [go])

  return { page, open, mark: goal satisfies Mark | undefined, show, showAll }
}

const signsOfLife = ['wheel', 'touchmove', 'pointerdown', 'keydown']
/** Frames in a row after which nothing moves the page any more, and all in all. */
const calm = 12
const patience = 120

/**
 * Goes to a place at once and until it stays there: who arrives is still being scrolled by the browser, on its way to
 * where the place was before anything opened above it. Ends when the reader moves. Gives what ends it, too.
 */
function stayAt(place: Element): () => void {
  const end = new AbortController()
  let still = 0
  let frames = 0
  const look = () => {
    if (end.signal.aborted) return
    const before = window.scrollY
    place.scrollIntoView({ behavior: 'instant' })
    still = window.scrollY === before ? still + 1 : 0
    frames += 1
    if (still < calm && frames < patience) requestAnimationFrame(look)
    else end.abort()
  }
  for (const sign of signsOfLife)
    window.addEventListener(sign, () => end.abort(), { signal: end.signal, passive: true })
  look()
  return () => end.abort()
}
