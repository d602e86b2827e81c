import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type DayBooking, getDayBookings, releaseHold } from '../../contract.ts'
import styles from './desk-dialog.module.css'

type ReleaseDialogProps = { booking: DayBooking; onClose: () => void; onReleased: () => void }

/** Asks before a boat goes that is only held. */
export function ReleaseDialog({ booking, onClose, onReleased }: ReleaseDialogProps) {
  const { id, vehicle_name, name, unconfirmed } = booking
  const write = useWrite(releaseHold, {
    refreshes: [getDayBookings],
    onSuccess: () => {
      toast(`${vehicle_name} is free again`, { seconds: 3 })
      onReleased()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Release ${vehicle_name}, held for ${name}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it held
          </Button>
          <Button variant="danger" busy={write.isPending} onClick={() => write.mutate({ body: { booking_id: id } })}>
            Release the boat
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>
          The boat is free again at once.{' '}
          {unconfirmed
            ? `The code that was mailed to ${name} does not count any more.`
            : `Where ${name} has paid already, it stays.`}
        </p>
        <FormError message={write.error?.message} />
      </div>
    </Dialog>
  )
}
