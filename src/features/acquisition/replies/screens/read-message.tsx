import { useState } from 'react'
import { fillPath } from '#kit/shared/endpoint.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { type AcquisitionMessage, readMessage } from '../../outreach/contract.ts'
import styles from './read-message.module.css'

/** Opens a mail as it was sent, to the letter, in a frame that can do nothing. */
export function ReadMessage({ message }: { message: Pick<AcquisitionMessage, 'id' | 'subject' | 'to' | 'state'> }) {
  const [reads, setReads] = useState(false)
  const { id, subject, to, state } = message
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Read: ${subject}`} onClick={() => setReads(true)}>
        Read
      </Button>
      <Dialog open={reads} onClose={() => setReads(false)} title={subject}>
        <p className={styles.to}>
          {state === 'waiting' ? 'As it will be sent to' : 'As it was written to'} {to}
        </p>
        {reads && (
          <iframe
            className={styles.frame}
            src={fillPath(readMessage.path, { id })}
            title={`Text of the mail "${subject}"`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        )}
      </Dialog>
    </>
  )
}
