import { useState } from 'react'
import { useQueuedWrite } from '#features/outbox/screens/use-queued-write.ts'
import { words as outboxWords } from '#features/outbox/words.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { TextArea } from '#kit/ui/text-area.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { addBookingComment, commentMax, type DayBooking } from '../../contract.ts'
import { words } from '../../words.ts'

/** What staff note about a booking while there is no network; with one it is part of the change of a booking. */
export function NoteDialog({ booking, onClose }: { booking: DayBooking; onClose: () => void }) {
  const { id, staff_comment: shown, vehicle_name, name } = booking
  const [comment, setComment] = useKept(`note ${id}`, shown)
  const [tried, setTried] = useState(false)
  const body = { booking_id: id, comment, shown_comment: shown, is_first: shown === '' }
  const save = useQueuedWrite(addBookingComment, {
    kind: 'note',
    chain: `booking ${id}`,
    booking: id,
    what: words.noteOn(vehicle_name, name),
    facts: [[words.comment, comment]],
    onKept: () => {
      toast(outboxWords.keptTitle)
      onClose()
    },
    onSuccess: onClose,
  })
  const errors =
    comment.trim() === ''
      ? [{ field: 'comment', message: words.enterComment }]
      : comment.length > commentMax
        ? [{ field: 'comment', message: words.longComment }]
        : []
  const submit = () => {
    setTried(true)
    if (errors.length === 0) save.mutate({ body })
  }
  return (
    <Dialog open onClose={onClose} title={words.noteOn(vehicle_name, name)} size="small">
      <Form className={layout.stack4} errors={tried ? errors : []} onSubmit={submit}>
        <TextArea label={words.comment} name="comment" max={commentMax} value={comment} onChange={setComment} />
        <p className={layout.note}>{outboxWords.keptText}</p>
        <FormError message={save.unkept ?? save.error?.message} />
        <Button type="submit" busy={save.isPending}>
          {words.keepNote}
        </Button>
      </Form>
    </Dialog>
  )
}
