import { useEffect, useRef } from 'react'

/**
 * Brings what comes next into view, clear of what sticks to the top of the page and of an on-screen keyboard, and gives it
 * the focus. What stands in the upper half stays where it is: nothing moves under a finger without need.
 */
export function arriveAt(place: HTMLElement, manner: ArrivalManner = {}): void {
  const { takesFocus = true, isNote = false } = manner
  const seen = window.visualViewport
  const middle = (seen?.offsetTop ?? 0) + (seen?.height ?? window.innerHeight) / 2
  const { top } = place.getBoundingClientRect()
  const block = isNote || (top >= 0 && top < middle) ? 'nearest' : 'start'
  place.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  if (takesFocus) place.focus({ preventScroll: true })
}

type ArrivalManner = {
  /** False where whoever chose may want to choose again, and is told otherwise what was opened. */
  takesFocus?: boolean
  /** Only to be seen, wherever on the screen: what follows it is read already. */
  isNote?: boolean
}

/** `isOnChange`: the step that the page began with was not arrived at, only those that follow. */
type ArrivalOf = ArrivalManner & { isOnChange?: boolean }

/**
 * A ref for the heading (with `tabIndex={-1}`) or first field of a step: it is arrived at when it appears, and whenever
 * `step` becomes another. Undefined is a step that is not known yet, false none that anybody arrives at.
 */
export function useArrival<E extends HTMLElement>(step: unknown = true, manner: ArrivalOf = {}) {
  const place = useRef<E>(null)
  const before = useRef(manner.isOnChange ? step : undefined)
  const latest = useRef(manner)
  useEffect(() => {
    latest.current = manner
  })
  useEffect(() => {
    if (step === undefined || step === before.current) return
    const isFirst = before.current === undefined && latest.current.isOnChange
    before.current = step
    if (step !== false && !isFirst && place.current) arriveAt(place.current, latest.current)
  }, [step])
  return place
}
