import { useState } from 'react'
import * as z from 'zod/mini'
import { errorsOf } from '#kit/shared/fields.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { addBookingComment, commentMax, type DayBooking, getDayBookings, staffComment } from '../../contract.ts'
import { words } from '../../words.ts'
import styles from './desk-dialog.module.css'

type CommentDialogProps = { booking: DayBooking; onClose: () => void }

const form = z.object({ comment: staffComment })
const formId = 'comment-booking'

/** What staff note about a booking for each other. What is being typed stays, whatever others write meanwhile. */
export function CommentDialog({ booking, onClose }: CommentDialogProps) {
  const { id, name, vehicle_name, staff_comment: noted } = booking
  const [seen] = useState(noted)
  const draftKey = `rental/comment-${id}`
  const [draft, setDraft] = useKept<string | null>(draftKey, null)
  const [wasTried, setTried] = useState(false)
  const text = draft ?? noted
  const write = useWrite(addBookingComment, {
    refreshes: [getDayBookings],
    onSuccess: () => {
      forgetKept(draftKey)
      toast(words.commentSaved, { seconds: 3 })
      onClose()
    },
    onError: () => void refresh(getDayBookings),
  })
  const errors = errorsOf(form, { comment: text })
  const submit = () => {
    setTried(true)
    if (errors.length > 0 || write.isPending) return
    write.mutate({ body: { booking_id: id, comment: text, shown_comment: noted, is_first: noted === '' } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.commentOn(vehicle_name, name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
          <Button type="submit" form={formId} busy={write.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.body} errors={wasTried ? errors : []} onSubmit={submit}>
        {seen !== noted && (
          <Banner tone="warning" title={words.otherWrote}>
            {words.isReplaced(noted)}
          </Banner>
        )}
        <TextArea
          label={words.comment}
          hint={words.forStaff}
          name="comment"
          max={commentMax}
          rows={4}
          value={text}
          onChange={setDraft}
        />
        <FormError message={write.error?.message} />
      </Form>
    </Dialog>
  )
}
