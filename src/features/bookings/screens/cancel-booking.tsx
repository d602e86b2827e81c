import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import type { DayBooking } from '../day/contract.ts'
import { CancelDialog } from '../day/screens/dialogs/cancel-dialog.tsx'
import { words } from '../day/words.ts'

type CancelBookingProps = {
  booking: Pick<DayBooking, 'id' | 'vehicle_name' | 'name'>
  onCanceled: () => void
}

/** A button that opens the dialog in which a booking is canceled. */
export function CancelBooking({ booking, onCanceled }: CancelBookingProps) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" aria-label={words.cancelOf(booking.name)} onClick={() => setAsks(true)}>
        {words.cancelShort}
      </Button>
      {asks && <CancelDialog booking={booking} onClose={() => setAsks(false)} onCanceled={onCanceled} />}
    </>
  )
}
