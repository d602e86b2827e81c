import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { refresh } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type BlockedCustomer, getBlacklist, unbanCustomer } from '../contract.ts'
import { whoIs } from '../rules.ts'
import { words } from '../words.ts'
import styles from './unblock-dialog.module.css'

type UnblockDialogProps = {
  /** Who is about to be unblocked. */
  entry: BlockedCustomer | undefined
  onClose: () => void
}

/** The question before a customer may book again. */
export function UnblockDialog({ entry, onClose }: UnblockDialogProps) {
  const [failure, setFailure] = useState<string>()
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const unblock = useWrite(unbanCustomer, {
    refreshes: [getBlacklist],
    onSuccess: () => {
      if (entry) toast(words.canBookAgain(whoIs(entry)))
      close()
    },
    onError: ({ status, message }) => {
      if (status !== 404) return setFailure(message)
      // Somebody else was quicker: that is what was wanted.
      void refresh(getBlacklist)
      toast(message, { tone: 'info' })
      close()
    },
  })
  if (!entry) return null
  return (
    <Dialog
      open
      size="small"
      onClose={close}
      title={words.unblockIt(whoIs(entry))}
      leave={words.cancel}
      footer={
        <Button
          busy={unblock.isPending}
          busyLabel={words.unblocking}
          onClick={() => unblock.mutate({ params: { id: entry.id } })}
        >
          {words.unblock}
        </Button>
      }
    >
      <div className={layout.stack4}>
        <p>{words.unblockText}</p>
        <blockquote className={styles.reason}>{entry.reason}</blockquote>
        <FormError message={failure} />
      </div>
    </Dialog>
  )
}
