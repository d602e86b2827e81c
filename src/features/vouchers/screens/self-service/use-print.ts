import { useEffect, useState } from 'react'

type Print = typeof import('#kit/shared/printable.ts')

/** What can be printed of a text: loaded once there is any, to keep the page light. */
export function usePrint(wanted: boolean): Print | undefined {
  const [print, setPrint] = useState<Print>()
  useEffect(() => {
    if (wanted) void import('#kit/shared/printable.ts').then(setPrint, () => {})
  }, [wanted])
  return print
}
