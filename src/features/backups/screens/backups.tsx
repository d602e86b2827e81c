import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import type { Answer } from '#kit/shared/endpoint.ts'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type BackupKind, listBackups, startBackup } from '../contract.ts'
import { BackupFiles } from './backup-files.tsx'
import { BackupHistory } from './backup-history.tsx'
import { BackupProgress, isUnderWay } from './backup-progress.tsx'
import styles from './backups.module.css'
import { startDownload } from './start-download.ts'

/** The backups there are, how the last ones went, and the way to make one and to get one back. */
export function Backups({ user }: { user: SignedInUser }) {
  const query = useEndpoint(listBackups, undefined, { everySeconds: 30 })
  const { data } = query
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  return (
    <OfficePage
      user={user}
      title="Backups"
      lead="Everything there is in one file: every record, picture and paper, as it was at one moment."
      actions={<Ways underWay={data?.recent.filter(isUnderWay).map(({ kind }) => kind) ?? []} />}
    >
      {data && timeZone ? (
        <>
          {data.recent.filter(isUnderWay).map((backup) => (
            <div key={backup.id} className={styles.underWay}>
              <BackupProgress backup={backup} />
            </div>
          ))}
          <div className={styles.columns}>
            <section className={styles.section} aria-labelledby="backup-files">
              <h2 id="backup-files">Kept here</h2>
              <p className={styles.schedule}>
                {scheduleOf(data)} {encryptionOf(data)}
              </p>
              <BackupFiles files={data.files} timeZone={timeZone} encrypts={data.encrypted} />
              <p className={styles.place}>
                On the machine {data.machine}, in <code>{data.directory}</code>
              </p>
            </section>
            <div className={layout.stack6}>
              <BackupHistory recent={data.recent.filter((backup) => !isUnderWay(backup))} timeZone={timeZone} />
              <Restoring />
            </div>
          </div>
        </>
      ) : (
        <Pending query={query} what="the backups" />
      )}
    </OfficePage>
  )
}

function Ways({ underWay }: { underWay: readonly BackupKind[] }) {
  const start = useWrite(startBackup, {
    refreshes: [listBackups],
    onSuccess: ({ claim }) => claim && startDownload(claim),
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })
  const pending = (kind: BackupKind) =>
    underWay.includes(kind) || (start.isPending && start.variables.body.kind === kind)
  return (
    <>
      <Button
        variant="secondary"
        busy={pending('download')}
        onClick={() => start.mutate({ body: { kind: 'download' } })}
      >
        Download a new one
      </Button>
      <Button busy={pending('kept')} onClick={() => start.mutate({ body: { kind: 'kept' } })}>
        Back up now
      </Button>
    </>
  )
}

function scheduleOf({ schedule: { on, days, weeks, months } }: Answer<typeof listBackups>): string {
  if (!on) return 'No backups are made at night: BACKUPS is off.'
  const kept = [
    [days, 'day', 'days'],
    [weeks, 'week', 'weeks'],
    [months, 'month', 'months'],
  ] as const
  const parts = kept.filter(([count]) => count > 0).map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
  const [last, ...others] = parts.toReversed()
  const list = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
  return `One is made every night after 3 am. Those of ${list} are kept.`
}

const encryptionOf = ({ encrypted }: Answer<typeof listBackups>) =>
  encrypted
    ? 'New ones are encrypted: only whoever has the secret key of BACKUP_KEY can read them.'
    : 'New ones are not encrypted: whoever has one can read everything, unless BACKUP_KEY is set.'

const Restoring = () => (
  <section className={styles.section} aria-labelledby="restoring">
    <h2 id="restoring">Getting one back</h2>
    <ol className={styles.steps}>
      <li>Stop the system, and put the file on its machine.</li>
      <li>
        <code className={styles.command}>npm run restore FILE</code>, into an empty system; with{' '}
        <code className={styles.command}>-- --replace</code> in the place of what is there. An encrypted one needs the
        file with its secret key in <code className={styles.command}>BACKUP_SECRET_KEY</code>.
      </li>
    </ol>
  </section>
)
