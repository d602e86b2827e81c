import { useEffect, useRef } from 'react'

export type Step = 'previous' | 'next' | 'first' | 'last'

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
}

/** Arrow keys, Home and End lead to other properties, wherever the focus is; not while something else is in front. */
export function useKeys(isHeard: boolean, go: (step: Step) => void): void {
  const current = useRef(go)
  useEffect(() => {
    current.current = go
  })
  useEffect(() => {
    if (!isHeard) return
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.target instanceof HTMLInputElement) return
      event.preventDefault()
      current.current(step)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isHeard])
}
