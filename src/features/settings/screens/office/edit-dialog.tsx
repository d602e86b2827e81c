import type { ReactNode } from 'react'
import layout from '#kit/ui/layout.module.css'
import { WriteDialog, type WriteDialogProps } from '#kit/ui/write-dialog.tsx'
import { words } from '../../words.ts'
import styles from './edit-dialog.module.css'

/** A form that saves, in a dialog; `beside` it what it means. */
export function EditDialog({ beside, children, ...dialog }: Omit<WriteDialogProps, 'send'> & { beside?: ReactNode }) {
  const look = {
    leave: words.cancel,
    send: words.save,
    sending: words.saving,
    ...(beside && { size: 'large' as const }),
  }
  return (
    <WriteDialog {...look} {...dialog}>
      {beside ? (
        <div className={styles.halves}>
          <div className={layout.column4}>{children}</div>
          {beside}
        </div>
      ) : (
        children
      )}
    </WriteDialog>
  )
}
