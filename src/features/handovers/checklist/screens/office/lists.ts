import { amend, refresh } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { type Checklist, type ChecklistItem, getChecklists, saveChecklist } from '../../contract.ts'
import { words } from '../../words.ts'

/** Saves a list, which is shown at once, so that the next change stands on it; where somebody else was faster theirs is. */
export const useSaved = ({ onError }: { onError?: (message: string) => void } = {}) =>
  useWrite(saveChecklist, {
    onSuccess: (saved) =>
      amend(getChecklists, undefined, ({ checklists }) => ({ checklists: [...without(checklists, saved), saved] })),
    onError: ({ message, status }) => {
      onError?.(message)
      if (status === 409) void refresh(getChecklists)
    },
  })

const without = (lists: readonly Checklist[], { vehicle_type }: Checklist) =>
  lists.filter((one) => one.vehicle_type !== vehicle_type)

/** When an item is looked at, as it is chosen and as it is said. */
export const whenOf = ({ out, back }: When) => (out && back ? 'both' : out ? 'out' : 'back')
export const whenWords = (item: When) => ({ ...words.moments, both: words.bothTimes })[whenOf(item)]
type When = Pick<ChecklistItem, 'out' | 'back'>
