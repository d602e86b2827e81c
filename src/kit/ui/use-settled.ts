import { useEffect, useState } from 'react'

const pause = 250

/** A text once it has not changed for a moment: whoever types is not answered at every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
