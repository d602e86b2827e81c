import { useEffect, useRef, useState } from 'react'

/** Milliseconds that a slide is shown for. */
export const interval = 8500
/** Milliseconds before its turn that the next picture is fetched. */
const ahead = 4000

/** By itself unless looked at closely, because somebody wants it so, or not at all. */
type Mode = 'auto' | 'on' | 'off'

type Place = { shown: number; before?: number; isBack?: boolean }

/**
 * Which of some slides is shown, and when the next one is. `nears` is called with those that are about to be: their
 * pictures can be fetched then.
 */
export function useRotation(count: number, nears: (slide: number) => void) {
  const [place, setPlace] = useState<Place>({ shown: 0 })
  const [mode, setMode] = useState<Mode>('auto')
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useHidden()
  useLessMotion(() => setMode('off'))

  const isRotating = !isHidden && (mode === 'on' || (mode === 'auto' && !isHovered && !isFocused))
  const { shown } = place
  const next = (shown + 1) % count
  const previous = (shown + count - 1) % count

  const show = (slide: number, isBack: boolean) => {
    nears(slide)
    if (slide !== shown) setPlace({ shown: slide, before: shown, isBack })
  }
  const forward = () => show(next, false)
  const due = useRef({ forward, fetch: () => nears(next) })
  due.current = { forward, fetch: () => nears(next) }

  const left = useRef(interval)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has the whole time
  useEffect(() => {
    left.current = interval
  }, [shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: and each its own
  useEffect(() => {
    if (!isRotating) return
    const since = Date.now()
    const fetching = setTimeout(() => due.current.fetch(), left.current - ahead)
    const turning = setTimeout(() => due.current.forward(), left.current)
    return () => {
      clearTimeout(fetching)
      clearTimeout(turning)
      left.current = Math.max(0, left.current - (Date.now() - since))
    }
  }, [isRotating, shown])

  return {
    ...place,
    isRotating,
    isPaused: mode === 'off',
    forward,
    back: () => show(previous, true),
    goTo: (slide: number) => show(slide, slide < shown),
    toggle: () => setMode(mode === 'off' ? 'on' : 'off'),
    /** It is looked at closely, or no more. */
    hover: setHovered,
    focus: setFocused,
    nearBoth: () => [previous, next].forEach(nears),
  }
}

/** Whether nobody can see the page: so it is before it lives, too. */
function useHidden(): boolean {
  const [isHidden, setHidden] = useState(true)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}

/** Calls when less motion is asked for, at first or later. */
function useLessMotion(stop: () => void): void {
  const callback = useRef(stop)
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => query.matches && callback.current()
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
}
