import { useState } from 'react'
import { fillPath } from '#kit/shared/endpoint.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { previewMessage } from '../contract.outreach.ts'
import type { AcquisitionEntry } from '../contract.ts'
import styles from './read-message.module.css'

type PreviewMailProps = {
  entry: Pick<AcquisitionEntry, 'id' | 'email' | 'subject' | 'version'>
  /** Something was typed that the mail does not say yet. */
  hasEdits: boolean
}

/** Opens the mail as it would be sent, with everything around the body, in a frame that can do nothing. */
export function PreviewMail({ entry, hasEdits }: PreviewMailProps) {
  const [isOpen, setOpen] = useState(false)
  const { id, email, subject, version } = entry
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={subject || 'No subject yet'}>
        {hasEdits && <Banner quiet>What you typed is not in it yet: save the changes first.</Banner>}
        <p className={styles.to}>{email === '' ? 'There is no address yet' : `As it would be sent to ${email}`}</p>
        <iframe
          key={version}
          className={styles.frame}
          src={fillPath(previewMessage.path, { id })}
          title="The mail as it would be sent"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      </Dialog>
    </>
  )
}
