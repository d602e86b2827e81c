import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'

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
      title={`Deactivate ${name}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Deactivating..." onClick={onConfirm}>
            Deactivate
          </Button>
        </>
      }
    >
      <p>
        They are signed out at once on every device, and cannot sign in until you activate them again. Their bookings
        and working hours stay.
      </p>
    </Dialog>
  )
}
