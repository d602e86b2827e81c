import { amend, refresh } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { type Checklist, type ChecklistItem, getChecklists, saveChecklist } from '../../contract.ts'

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

/** When an item is looked at, as it is chosen. */
export const whenOf = ({ out, back }: Pick<ChecklistItem, 'out' | 'back'>) =>
  out && back ? 'both' : out ? 'out' : 'back'
