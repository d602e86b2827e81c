import { Dialog } from '#kit/ui/dialog.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getChangeable } from '../contract.ts'
import { words } from '../words.ts'
import { ChangeForm } from './change-form.tsx'
import type { AskedChange } from './draft.ts'

type ChangeDialogProps = {
  /** Undefined while none is changed. */
  bookingId: number | undefined
  /** Whom it is for, as far as that is known. */
  name: string
  /** What is filled in already, e.g. by dragging. */
  asked?: AskedChange['draft'] | undefined
  /** What somebody came to change. */
  at?: AskedChange['at']
  onClose: () => void
}

/** Staff change a booking: boat, time, people, extras, how to reach them, and what it comes to. */
export function ChangeDialog({ bookingId, name, asked = {}, at, onClose }: ChangeDialogProps) {
  return (
    <Dialog open={bookingId !== undefined} onClose={onClose} title={words.changeOf(name)} size="large">
      {bookingId !== undefined && (
        <Loader key={bookingId} id={bookingId} asked={{ draft: asked, at }} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Loader({ id, asked, onClose }: { id: number; asked: AskedChange; onClose: () => void }) {
  const query = useEndpoint(getChangeable, { query: { booking_id: id } }, { freshSeconds: 0 })
  // How it stood before one's own last change is not what the next one starts from.
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} what={words.theBooking} blocks={4} />
  return <ChangeForm booking={query.data} asked={asked} onClose={onClose} />
}
