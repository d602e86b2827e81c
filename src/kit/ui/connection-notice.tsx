import { Button } from './button.tsx'
import styles from './connection-banner.module.css'
import { OfflineIcon } from './icons.tsx'

export const noConnection = 'No connection to the server at the moment, trying again'

/** What `<ConnectionBanner>` shows while the server does not answer. */
export function ConnectionNotice({ trying, onTry }: { trying: boolean; onTry: () => void }) {
  return (
    <div className={styles.banner}>
      <OfflineIcon />
      <p className={styles.text}>{noConnection}</p>
      <Button variant="quiet" size="small" className={styles.button} busy={trying} busyLabel="Trying" onClick={onTry}>
        Try now
      </Button>
    </div>
  )
}
