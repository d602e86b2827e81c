import { useQueuedWrite } from '#features/outbox/screens/use-queued-write.ts'
import { words as outboxWords } from '#features/outbox/words.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { TextArea } from '#kit/ui/text-area.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { addBookingComment, commentMax, type DayBooking } from '../../contract.ts'
import { words } from '../../words.ts'

/** What staff note about a booking while there is no network; with one it is part of the change of a booking. */
export function NoteDialog({ booking, onClose }: { booking: DayBooking; onClose: () => void }) {
  const { id, staff_comment: shown, vehicle_name, name } = booking
  const [comment, setComment] = useKept(`note ${id}`, shown)
  const body = { booking_id: id, comment, shown_comment: shown, is_first: shown === '' }
  const save = useQueuedWrite(addBookingComment, {
    kind: 'note',
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
  return (
    <WriteDialog
      size="small"
      title={words.noteOn(vehicle_name, name)}
      write={save}
      failure={save.unkept}
      wrong={errors}
      send={words.keepNote}
      onSend={() => save.mutate({ body })}
      onClose={onClose}
    >
      <TextArea label={words.comment} name="comment" max={commentMax} value={comment} onChange={setComment} />
      <p className={layout.note}>{outboxWords.keptText}</p>
    </WriteDialog>
  )
}
