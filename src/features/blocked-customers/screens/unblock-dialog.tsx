import { refresh } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { type BlockedCustomer, getBlacklist, unbanCustomer } from '../contract.ts'
import { whoIs } from '../rules.ts'
import { words } from '../words.ts'
import styles from './unblock-dialog.module.css'

/** The question before a customer may book again. */
export function UnblockDialog({ entry, onClose }: { entry: BlockedCustomer; onClose: () => void }) {
  const write = useWrite(unbanCustomer, {
    refreshes: [getBlacklist],
    onSuccess: () => {
      toast(words.canBookAgain(whoIs(entry)))
      onClose()
    },
    onError: ({ status, message }) => {
      if (status !== 404) return
      // Somebody else was quicker: that is what was wanted.
      void refresh(getBlacklist)
      toast(message, { tone: 'info' })
      onClose()
    },
  })
  return (
    <WriteDialog
      size="small"
      title={words.unblockIt(whoIs(entry))}
      write={write}
      leave={words.cancel}
      send={words.unblock}
      sending={words.unblocking}
      onSend={() => write.mutate({ params: { id: entry.id } })}
      onClose={onClose}
    >
      <p>{words.unblockText}</p>
      <blockquote className={styles.reason}>{entry.reason}</blockquote>
    </WriteDialog>
  )
}
