import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
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
    <Dialog
      open
      onClose={onClose}
      title={isTask ? words.tickOffTask : words.tickOffRequest}
      leave={words.cancel}
      footer={
        <Button busy={write.isPending} onClick={() => write.mutate({ body: { id: item.id } })}>
          {words.tickOff}
        </Button>
      }
    >
      <div className={layout.stack4}>
        <Entry item={item} />
        {write.error && <Banner tone="danger">{write.error.message}</Banner>}
      </div>
    </Dialog>
  )
}
