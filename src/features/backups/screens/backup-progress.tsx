import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Progress } from '#kit/ui/progress.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type Backup, cancelBackup, listBackups } from '../contract.ts'
import { formatBytes } from '../rules.ts'
import styles from './backup-progress.module.css'

type BackupProgressProps = {
  backup: Backup
  /** Told before the server is. */
  onCancel?: () => void
}

const names = {
  automatic: "Today's backup is being downloaded",
  download: 'A backup is being downloaded',
  kept: 'A backup is being made',
  nightly: "Tonight's backup is being made",
} as const

export const isUnderWay = ({ state }: Pick<Backup, 'state'>) => state === 'claimed' || state === 'running'

/** How far a backup is, and the way to stop it. */
export function BackupProgress({ backup: { id, kind, bytes, percent }, onCancel }: BackupProgressProps) {
  const cancel = useWrite(cancelBackup, {
    refreshes: [listBackups],
    onError: ({ status, message }) => status !== 409 && toast(message, { tone: 'danger' }),
  })
  const stop = () => {
    onCancel?.()
    cancel.mutate({ params: { id } })
  }
  return (
    <div className={styles.progress}>
      <p className={styles.name} id={`backup-${id}`}>
        {names[kind]}
      </p>
      <div className={styles.bar}>
        <Progress max={100} value={percent} aria-labelledby={`backup-${id}`} />
      </div>
      <p className={layout.count}>
        {formatBytes(bytes)}, about {percent} %
      </p>
      <Button variant="secondary" size="small" busy={cancel.isPending} onClick={stop}>
        Cancel
      </Button>
    </div>
  )
}
