import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { getAcquisitionEntry, getAcquisitionList } from '../../contract.ts'
import {
  type AcquisitionMessage,
  cancelMessage,
  getHistory,
  getOutgoing,
  sendMessageNow,
} from '../../outreach/contract.ts'

export type MessageActionProps = {
  message: Pick<AcquisitionMessage, 'id' | 'entry' | 'business' | 'to' | 'state'>
  label: string
}

const refreshes = [getOutgoing, getHistory, getAcquisitionList, getAcquisitionEntry]
const onError = ({ message }: { message: string }) => toast(message, { tone: 'danger' })

/** Keeps a mail from going out: one that waits, or the one that would follow it. */
export function CancelMessage({ message, label }: MessageActionProps) {
  const cancel = useWrite(cancelMessage, {
    refreshes,
    onSuccess: () =>
      toast(message.state === 'waiting' ? 'The mail will not be sent' : `${message.business} will not be asked again`),
    onError,
  })
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`${label}: ${message.business}`}
      busy={cancel.isPending}
      onClick={() => cancel.mutate({ body: { message: message.id } })}
    >
      {label}
    </Button>
  )
}

/** Lets a mail go out without waiting for its time; one that may have arrived only after a question. */
export function SendMessageNow({ message, label }: MessageActionProps) {
  const [asks, setAsks] = useState(false)
  const send = useWrite(sendMessageNow, {
    refreshes,
    onSuccess: () => {
      setAsks(false)
      toast('The mail goes out as soon as the limits allow')
    },
    onError: (error) => {
      setAsks(false)
      onError(error)
    },
  })
  const mutate = () => send.mutate({ body: { message: message.id } })
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${label}: ${message.business}`}
        busy={send.isPending}
        onClick={() => (message.state === 'unclear' ? setAsks(true) : mutate())}
      >
        {label}
      </Button>
      {asks && (
        <WriteDialog
          size="small"
          title="Send it again?"
          write={send}
          leave="Leave it"
          send="Send again"
          onSend={mutate}
          onClose={() => setAsks(false)}
        >
          <p>Nobody knows whether it reached {message.to}. If it did, it arrives twice.</p>
        </WriteDialog>
      )}
    </>
  )
}
