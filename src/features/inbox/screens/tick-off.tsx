import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import type { InboxCalls, InboxItem } from '../contract.ts'
import { words } from '../words.ts'
import { Entry } from './entry.tsx'

type TickOffProps = {
  calls: InboxCalls
  /** As it was when it was asked for: what others do meanwhile changes nothing here. */
  item: InboxItem
  onClose: () => void
  /** It is done; the entry goes from the list in a moment. */
  onDone: () => void
}

/** Asks before an entry goes into the logbook. */
export function TickOff({ calls, item, onClose, onDone }: TickOffProps) {
  const isTask = item.type === 'todo'
  const write = useWrite(calls.tickOff, {
    refreshes: [calls.getInbox],
    onSuccess: () => {
      toast(isTask ? words.taskTickedOff : words.requestTickedOff, { seconds: 3 })
      onDone()
    },
  })
  return (
    <WriteDialog
      title={isTask ? words.tickOffTask : words.tickOffRequest}
      write={write}
      leave={words.cancel}
      send={words.tickOff}
      onSend={() => write.mutate({ body: { id: item.id } })}
      onClose={onClose}
    >
      <Entry item={item} />
    </WriteDialog>
  )
}
