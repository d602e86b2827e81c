import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { words } from '../words.ts'

type DeactivateDialogProps = {
  /** Of whom is about to be deactivated. */
  name: string | undefined
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** The question before somebody is put out of the system. */
export function DeactivateDialog({ name, busy, onClose, onConfirm }: DeactivateDialogProps) {
  return (
    <Dialog
      open={name !== undefined}
      size="small"
      onClose={onClose}
      title={words.reallyDeactivate(name ?? '')}
      leave={words.cancel}
      footer={
        <Button variant="danger" busy={busy} busyLabel={words.deactivating} onClick={onConfirm}>
          {words.deactivate}
        </Button>
      }
    >
      <p>{words.afterwards}</p>
    </Dialog>
  )
}
