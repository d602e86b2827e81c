import { useState } from 'react'
import { BoatNote } from '#features/care/screens/boat-note.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { words } from '../../words.ts'
import { HandoverDone, type HandoverResult } from '../handover-done.tsx'
import { handoverAddress } from '../handover-words.ts'
import { useHandover } from '../use-handover.ts'
import styles from './pier-sheet.module.css'
import { QuickCheckOut } from './quick-check-out.tsx'
import { QuickTakeBack } from './quick-take-back.tsx'

type PierSheetProps = { bookingId: number; till: string; onClose: () => void }

/** Check-out and return at the pier, as little as there is to say when nothing is special; the page of both has the rest. */
export function PierSheet({ bookingId, till, onClose }: PierSheetProps) {
  const query = useHandover(bookingId)
  const { data: handover, change } = query
  const [result, setResult] = useState<HandoverResult>()
  // While a step is being sent it stays, also when the news of it comes before its own answer.
  const [sending, setSending] = useState<'out' | 'back'>()
  const actual = handover?.out ? 'back' : 'out'
  const step = sending ?? actual
  const isOver = handover !== undefined && (handover.back !== null || (handover.booking.canceled && !handover.out))
  const onSending = (isSending: boolean) => setSending(isSending ? step : undefined)
  const onDone = (done: HandoverResult) => {
    setResult(done)
    setSending(undefined)
  }
  const boat = handover?.booking.vehicle_name ?? ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={result ? words.isDone : handover ? words.stepOf[step](boat) : words.title}
      className={styles.sheet}
    >
      {handover?.boat && !result && !handover.back && <BoatNote boat={handover.boat} />}
      {!handover ? (
        <Pending query={query} what={words.theBooking} />
      ) : result ? (
        <HandoverDone result={result} till={till} onClose={onClose} />
      ) : isOver && !sending ? (
        <p>{handover.booking.canceled ? words.newsCanceled : words.isBack}</p>
      ) : step === 'out' ? (
        <QuickCheckOut handover={handover} change={change} onSending={onSending} onDone={onDone} />
      ) : (
        <QuickTakeBack handover={handover} change={change} onSending={onSending} onDone={onDone} />
      )}
      {handover && !result && (
        <ButtonLink className={styles.all} to={handoverAddress(bookingId)} variant="quiet">
          {step === 'out' ? words.allOfOut : words.allOfBack}
        </ButtonLink>
      )}
    </Dialog>
  )
}
