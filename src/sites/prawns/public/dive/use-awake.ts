import { useEffect, useState } from 'react'
import { useIdle } from '#kit/ui/use-idle.ts'

/** Whether it is time to fetch what lies deeper. Who saves data gets it only where they dive to. */
export function useAwake(): boolean {
  const idle = useIdle()
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    const saves = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
    if (idle && !saves) setAwake(true)
  }, [idle])
  return awake
}
