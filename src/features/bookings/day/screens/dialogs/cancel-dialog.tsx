import { useState } from 'react'
import * as z from 'zod/mini'
import { errorsOf } from '#kit/shared/fields.ts'
import { formatList } from '#kit/shared/list.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { cancelBooking, canceledReason } from '../../contract/cancel.ts'
import { type DayBooking, getDayBookings, getUnfinishedBookings } from '../../contract.ts'
import { words } from '../../words.ts'
import { money } from '../desk-words.ts'
import styles from './desk-dialog.module.css'

type CancelDialogProps = {
  booking: DayBooking
  onClose: () => void
  onCanceled: () => void
}

const form = z.object({ canceled_reason: canceledReason })
const formId = 'cancel-booking'

/** Asks for the reason, which the customer reads; then the boat is free and what was paid goes back. */
export function CancelDialog({ booking, onClose, onCanceled }: CancelDialogProps) {
  const { id, vehicle_name, name, voucher_amount, trip } = booking
  const draft = `rental/cancel-${id}`
  const [reason, setReason] = useKept(draft, '')
  const [wasTried, setTried] = useState(false)
  const write = useWrite(cancelBooking, {
    refreshes: [getDayBookings, getUnfinishedBookings],
    onSuccess: () => {
      forgetKept(draft)
      toast(words.isCanceled(name), { seconds: 3 })
      onCanceled()
    },
  })
  const errors = errorsOf(form, { canceled_reason: reason })
  const submit = () => {
    setTried(true)
    if (errors.length === 0 && !write.isPending)
      write.mutate({ body: { booking_id: id, canceled_reason: reason.trim() } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.cancelThis(vehicle_name, name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keepBooking}
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={write.isPending}>
            {words.cancelBooking}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.body} errors={wasTried ? errors : []} onSubmit={submit}>
        {trip && <p className={layout.strong}>{words.allBoats(formatList(trip.boats))}</p>}
        <p>
          {voucher_amount > 0 ? words.whatCancelingVoucher(name, money(voucher_amount)) : words.whatCanceling(name)}
        </p>
        <TextField
          label={words.reasonFor(name)}
          name="canceled_reason"
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
        <FormError message={write.error?.message} />
      </Form>
    </Dialog>
  )
}
