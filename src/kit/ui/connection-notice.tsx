import { Button } from './button.tsx'
import styles from './connection-banner.module.css'
import { OfflineIcon } from './icons.tsx'
import { words } from './words.ts'

export const noConnection = words.noConnection

/** What `<ConnectionBanner>` shows while the server does not answer. */
export function ConnectionNotice({ trying, onTry }: { trying: boolean; onTry: () => void }) {
  return (
    <div className={styles.banner}>
      <OfflineIcon />
      <p className={styles.text}>{noConnection}</p>
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
