import { useState } from 'react'
import * as z from 'zod/mini'
import { errorsOf } from '#kit/shared/fields.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { cancelBooking, canceledReason } from '../day/contract/cancel.ts'
import { words } from '../day/words.ts'
import styles from './cancel-booking.module.css'

type CancelBookingProps = {
  booking: { id: number; name: string }
  onCanceled: () => void
}

/** A button that opens the question for the reason; with one, the booking is canceled and its customer told. */
export function CancelBooking({ booking: { id, name }, onCanceled }: CancelBookingProps) {
  const [reason, setReason] = useState('')
  const [asks, setAsks] = useState(false)
  const [tries, setTries] = useState(0)
  const cancel = useWrite(cancelBooking)
  const errors = errorsOf(reasonForm, { canceled_reason: reason })

  const submit = async () => {
    setTries(tries + 1)
    if (errors.length > 0) return
    const sent = { body: { booking_id: id, canceled_reason: reason } }
    if (!(await cancel.mutateAsync(sent).catch(() => undefined))) return
    toast(words.isCanceled(name))
    onCanceled()
  }

  if (!asks) {
    return (
      <Button variant="quiet" size="small" aria-label={words.cancelOf(name)} onClick={() => setAsks(true)}>
        {words.cancelShort}
      </Button>
    )
  }
  return (
    <Form className={styles.form} errors={tries > 0 ? errors : []} onSubmit={() => void submit()}>
      <TextField
        label={words.reasonFor(name)}
        name="canceled_reason"
        value={reason}
        onChange={setReason}
        maxLength={200}
        autoFocus
      />
      <FormError message={cancel.error?.message} />
      <div className={layout.row2}>
        <Button type="submit" variant="danger" size="small" busy={cancel.isPending}>
          {words.cancelShort}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setAsks(false)}>
          {words.keepIt}
        </Button>
      </div>
    </Form>
  )
}

const reasonForm = z.object({ canceled_reason: canceledReason })
