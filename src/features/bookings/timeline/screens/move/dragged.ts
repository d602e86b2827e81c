import { useSyncExternalStore } from 'react'
import type { TimelineBooking } from '../../contract.ts'
import type { Goal } from '../../rules/move.ts'

/** A booking that is dragged, or waits for its change to be made. Without a goal it is out of the timeline, and goes back. */
export type Dragged = {
  booking: TimelineBooking
  goal: Goal | undefined
  /** Why it cannot go there. */
  refusal: string | undefined
  isHeld: boolean
}

/** Apart from the state of the page: at each step of a drag only what shows it is drawn anew, and no bar. */
export function draggedStore() {
  const told = new Set<() => void>()
  let now: Dragged | undefined
  return {
    get: () => now,
    set(next: Dragged | undefined) {
      now = next
      for (const tell of told) tell()
    },
    subscribe(tell: () => void) {
      told.add(tell)
      return () => told.delete(tell)
    },
  }
}

export type DraggedStore = ReturnType<typeof draggedStore>

/** What is dragged, where it concerns somebody. */
export const useDragged = (store: DraggedStore, concerns: (dragged: Dragged) => boolean = () => true) =>
  useSyncExternalStore(store.subscribe, () => {
    const now = store.get()
    return now && concerns(now) ? now : undefined
  })
