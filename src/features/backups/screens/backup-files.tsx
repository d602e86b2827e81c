import { fillPath } from '#kit/shared/endpoint.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ArrowDownIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { type BackupFile, downloadBackup } from '../contract.ts'
import { formatBytes } from '../rules.ts'
import styles from './backups.module.css'
import { momentOf } from './moment.ts'

type BackupFilesProps = {
  files: readonly BackupFile[]
  timeZone: string
  /** Whether new ones are: what is not encrypted then is the exception. */
  encrypts: boolean
}

/** The files on the server, newest first. */
export function BackupFiles({ files, timeZone, encrypts }: BackupFilesProps) {
  if (files.length === 0)
    return <EmptyState title="No backups yet" text="Each one that is made stands here, to be downloaded." />
  return (
    <ul className={layout.grid}>
      {files.map(({ name, kind, at, bytes, schema, encrypted }) => (
        <li key={name} className={styles.file}>
          <span className={styles.what}>
            <time dateTime={at}>{momentOf(at, timeZone)}</time>
            <span className={layout.aside}>
              {kind === 'nightly' ? 'At night' : 'By hand'}, {formatBytes(bytes)}
              {schema !== null && `, schema ${schema}`}
            </span>
          </span>
          <State schema={schema} encrypted={encrypted} encrypts={encrypts} />
          <ButtonLink
            href={fillPath(downloadBackup.path, { name })}
            download={name}
            variant="secondary"
            size="small"
            icon={<ArrowDownIcon />}
            aria-label={`Download the backup of ${momentOf(at, timeZone)}`}
          >
            Download
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

type StateProps = Pick<BackupFile, 'schema' | 'encrypted'> & Pick<BackupFilesProps, 'encrypts'>

function State({ schema, encrypted, encrypts }: StateProps) {
  if (encrypted) return <Badge tone="success">Encrypted</Badge>
  if (schema === null) return <Badge tone="danger">Damaged</Badge>
  return <Badge tone={encrypts ? 'warning' : 'plain'}>Not encrypted</Badge>
}
