import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { waiveFee, waiving } from '../../contract/cancel.ts'
import { words } from '../../words.ts'

type WaiveProps = { bookingId: number; name: string; fee: string }

/** Waives what a canceled booking still owes, once that is sure and has a reason. */
export function Waive(props: WaiveProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
        {words.waiveIt}
      </Button>
      {isAsked && <WaiveDialog {...props} onClose={() => setAsked(false)} />}
    </>
  )
}

function WaiveDialog({ bookingId, name, fee, onClose }: WaiveProps & { onClose: () => void }) {
  const draft = useState({ reason: '' })
  const { field, dialog } = useEdit(draft, waiveFee, {
    form: waiving,
    formOf: ({ reason }) => ({ booking_id: bookingId, reason }),
    onDone: () => toast(words.isWaived(fee, name)),
    onClose,
  })
  return (
    <WriteDialog {...dialog} size="small" title={words.waiveOf(fee, name)} send={words.waiveIt} danger>
      <p>{words.waiveText}</p>
      <TextField label={words.whyWaived} maxLength={200} ref={firstFocus} {...field('reason')} />
    </WriteDialog>
  )
}
