import { fillPath } from '#kit/shared/endpoint.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Opener } from '#kit/ui/opener.tsx'
import { type AcquisitionMessage, readMessage } from '../../outreach/contract.ts'
import styles from './read-message.module.css'

/** Opens a mail as it was sent, to the letter, in a frame that can do nothing. */
export function ReadMessage({ message }: { message: Pick<AcquisitionMessage, 'id' | 'subject' | 'to' | 'state'> }) {
  const { id, subject, to, state } = message
  return (
    <Opener label="Read" variant="quiet" aria-label={`Read: ${subject}`}>
      {(close) => (
        <Dialog open onClose={close} title={subject}>
          <p className={styles.to}>
            {state === 'waiting' ? 'As it will be sent to' : 'As it was written to'} {to}
          </p>
          <iframe
            className={styles.frame}
            src={fillPath(readMessage.path, { id })}
            title={`Text of the mail "${subject}"`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        </Dialog>
      )}
    </Opener>
  )
}
