import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './connection-banner.module.css'
import { OfflineIcon } from './icons.tsx'
import { words } from './words.ts'

export const noConnection = words.noConnection

type ConnectionNoticeProps = { text?: string; more?: ReactNode; trying: boolean; onTry: () => void }

/** What `<ConnectionBanner>` shows while the server does not answer. */
export function ConnectionNotice({ text = noConnection, more, trying, onTry }: ConnectionNoticeProps) {
  return (
    <div className={styles.banner}>
      <OfflineIcon />
      <p className={styles.text}>{text}</p>
      {more}
      <Button
        variant="quiet"
        size="small"
        className={styles.button}
        busy={trying}
        busyLabel={words.trying}
        onClick={onTry}
      >
        {words.tryNow}
      </Button>
    </div>
  )
}
