import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { words } from '../../words.ts'
import type { useLeaveGuard } from './use-leave-guard.ts'

/** The question before what was not saved is left behind. */
export function LeaveDialog({ guard: { asks, stay, leave } }: { guard: ReturnType<typeof useLeaveGuard> }) {
  return (
    <Dialog
      open={asks}
      onClose={stay}
      title={words.leaveUnsaved}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={stay}>
            {words.stay}
          </Button>
          <Button variant="danger" onClick={leave}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.whatStays}</p>
    </Dialog>
  )
}
