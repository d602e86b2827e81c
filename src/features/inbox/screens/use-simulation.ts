import { useState } from 'react'
import type { InboxItem } from '../contract.ts'

/** What a test account did here, in this tab only: seen until the page is left. */
export type Simulation = {
  added: readonly InboxItem[]
  tickedOff: readonly InboxItem[]
  /** How many more entries are open than the server knows of. */
  more: number
  add: (item: Pick<InboxItem, 'type' | 'name' | 'body'>) => void
  tickOff: (item: InboxItem, ticked_off: string) => void
}

export function useSimulation(): Simulation {
  const [added, setAdded] = useState<readonly InboxItem[]>([])
  const [tickedOff, setTickedOff] = useState<readonly InboxItem[]>([])
  return {
    added: added.filter(({ id }) => tickedOff.every((item) => item.id !== id)),
    tickedOff,
    more: added.length - tickedOff.length,
    add: (item) =>
      setAdded((before) => [
        {
          ...item,
          // No entry of the server has such a number.
          id: -1 - before.length,
          phone: '',
          email: '',
          business: '',
          website: '',
          dateTime: Temporal.Now.instant().toString({ smallestUnit: 'second' }),
          ticked_off: '',
          canceled: '',
        },
        ...before,
      ]),
    tickOff: (item, ticked_off) => setTickedOff((before) => [{ ...item, ticked_off }, ...before]),
  }
}
