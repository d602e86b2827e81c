import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import type { ContactRequest } from '../../contract/artist.ts'
import { timeAgo } from '../../rules.ts'
import { words } from '../../words.ts'
import { usePassing } from '../view/use-passing.ts'
import styles from './one-request.module.css'

type OneRequestProps = {
  request: ContactRequest | undefined
  onClose: () => void
  onDelete: (request: ContactRequest) => void
}

/** A letter in full. */
export function OneRequest({ request, onClose, onDelete }: OneRequestProps) {
  const now = usePassing(30)
  return (
    <Dialog
      open={request !== undefined}
      onClose={onClose}
      title={request?.name}
      footer={
        <>
          <Button variant="secondary" onClick={() => request && onDelete(request)}>
            {words.deleteRequest}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      {request && (
        <div className={layout.stack5}>
          <p className={styles.from}>
            <a href={`mailto:${request.email}`}>{request.email}</a>
            <time dateTime={request.dateTime}>{timeAgo(request.dateTime, now)}</time>
          </p>
          <p className={styles.body}>{request.body}</p>
        </div>
      )}
    </Dialog>
  )
}
