import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { type DayBooking, getDayBookings, releaseHold } from '../../contract.ts'
import { words } from '../../words.ts'

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
    <WriteDialog
      title={words.releaseThis(vehicle_name, name)}
      write={write}
      leave={words.keepHeld}
      send={words.releaseBoat}
      danger
      onSend={() => write.mutate({ body: { booking_id: id } })}
      onClose={onClose}
    >
      <p>{(unconfirmed ? words.whatReleasingCode : words.whatReleasing)(name)}</p>
    </WriteDialog>
  )
}
