import { BlockCustomerDialog } from '#features/blocked-customers/screens/block-customer-dialog.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useConnected } from '#kit/ui/use-connected.ts'
import { ChangeDialog } from '../../staff-change/screens/change-dialog.tsx'
import type { DayBooking } from '../contract.ts'
import type { Task } from './day-booking.tsx'
import { CancelDialog } from './dialogs/cancel-dialog.tsx'
import { NoteDialog } from './dialogs/note-dialog.tsx'
import { ReleaseDialog } from './dialogs/release-dialog.tsx'

type DeskTasksProps = {
  user: SignedInUser
  /** What is being done, and with which booking. */
  task: { kind: Task; booking: DayBooking } | undefined
  onClose: () => void
  /** The booking is off the day, and the button that was pressed with it. */
  onGone: () => void
}

const isChange = (kind: Task) => kind === 'change' || kind === 'price' || kind === 'comment'

/** What staff do with a booking of the day, each in its dialog. */
export function DeskTasks({ user, task, onClose, onGone }: DeskTasksProps) {
  const connected = useConnected()
  if (!task) return null
  const { kind, booking } = task
  const isNote = kind === 'comment' && !connected
  return (
    <>
      <ChangeDialog
        bookingId={isChange(kind) && !isNote ? booking.id : undefined}
        name={booking.name}
        at={kind === 'price' || kind === 'comment' ? kind : undefined}
        onClose={onClose}
      />
      {isNote && <NoteDialog booking={booking} onClose={onClose} />}
      {(kind === 'cancel' || kind === 'no_show') && (
        <CancelDialog
          booking={booking}
          {...(kind === 'no_show' && { why: kind })}
          onClose={onClose}
          onCanceled={onGone}
        />
      )}
      {kind === 'release' && <ReleaseDialog booking={booking} onClose={onClose} onReleased={onGone} />}
      {kind === 'block' && (
        <BlockCustomerDialog
          user={user}
          onClose={onClose}
          customer={{ bookingId: booking.id, name: booking.name, phone: booking.phone, email: booking.email }}
        />
      )}
    </>
  )
}
