import { useEffect, useState } from 'react'

/** A text once it has not changed for so many milliseconds: whoever types is not answered at every letter. */
export function useSettled(text: string, pause = 250): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
