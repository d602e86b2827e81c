import { useEffect, useRef } from 'react'

/** Scrolls to a step that a choice has opened below the fold, and gives it the focus where that helps; not on arrival. */
export function useReveal(step: { readonly current: HTMLElement | null }, cause: unknown, takesFocus: boolean) {
  const last = useRef({ cause, at: Date.now() })
  useEffect(() => {
    if (last.current.cause === cause) return
    const isArrival = Date.now() - last.current.at < 300
    last.current = { cause, at: 0 }
    if (cause === null || isArrival) return
    const frame = requestAnimationFrame(() => {
      const top = step.current?.getBoundingClientRect().top ?? 0
      if (top > window.innerHeight * 0.5 || top < 0) step.current?.scrollIntoView()
      if (takesFocus) step.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [cause, step, takesFocus])
}
