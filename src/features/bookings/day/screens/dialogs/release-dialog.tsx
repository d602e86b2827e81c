import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type DayBooking, getDayBookings, releaseHold } from '../../contract.ts'
import { words } from '../../words.ts'
import styles from './desk-dialog.module.css'

type ReleaseDialogProps = { booking: DayBooking; onClose: () => void; onReleased: () => void }

/** Asks before a boat goes that is only held. */
export function ReleaseDialog({ booking, onClose, onReleased }: ReleaseDialogProps) {
  const { id, vehicle_name, name, unconfirmed } = booking
  const write = useWrite(releaseHold, {
    refreshes: [getDayBookings],
    onSuccess: () => {
      toast(words.isFree(vehicle_name), { seconds: 3 })
      onReleased()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.releaseThis(vehicle_name, name)}
      leave={words.keepHeld}
      footer={
        <Button variant="danger" busy={write.isPending} onClick={() => write.mutate({ body: { booking_id: id } })}>
          {words.releaseBoat}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>{(unconfirmed ? words.whatReleasingCode : words.whatReleasing)(name)}</p>
        <FormError message={write.error?.message} />
      </div>
    </Dialog>
  )
}
