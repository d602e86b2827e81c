import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import type { useLeaveGuard } from './use-leave-guard.ts'

/** The question before what was not saved is left behind. */
export function LeaveDialog({ guard: { asks, stay, leave } }: { guard: ReturnType<typeof useLeaveGuard> }) {
  return (
    <Dialog
      open={asks}
      onClose={stay}
      title="Leave without saving?"
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={stay}>
            Stay
          </Button>
          <Button variant="danger" onClick={leave}>
            Leave
          </Button>
        </>
      }
    >
      <p>What you typed stays in this tab. Chosen pictures do not.</p>
    </Dialog>
  )
}
