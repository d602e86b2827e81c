import { useEffect } from 'react'
import type { FieldError } from '#kit/shared/problem.ts'
import { arriveAt } from '#kit/ui/arrival.ts'

/** Back in the form because of what is wrong with it one is led there. */
export function useWayBack([wrong]: readonly FieldError[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form was opened for
  useEffect(() => {
    if (!wrong) return
    // After the step as a whole, which is arrived at first.
    const frame = requestAnimationFrame(() => {
      const [field] = document.getElementsByName(wrong.field)
      if (field) arriveAt(field)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
