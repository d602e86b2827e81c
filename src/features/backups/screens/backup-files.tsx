import { fillPath } from '#kit/shared/endpoint.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ArrowDownIcon } from '#kit/ui/icons.tsx'
import { type BackupFile, downloadBackup } from '../contract.ts'
import { formatBytes } from '../rules.ts'
import styles from './backups.module.css'
import { momentOf } from './moment.ts'

/** The files on the server, newest first. */
export function BackupFiles({ files, timeZone }: { files: readonly BackupFile[]; timeZone: string }) {
  if (files.length === 0)
    return <EmptyState title="No backups yet" text="Each one that is made stands here, to be downloaded." />
  return (
    <ul className={styles.list}>
      {files.map(({ name, kind, at, bytes, schema, encrypted }) => (
        <li key={name} className={styles.file}>
          <span className={styles.what}>
            <time dateTime={at}>{momentOf(at, timeZone)}</time>
            <span className={styles.more}>
              {kind === 'nightly' ? 'At night' : 'By hand'}, {formatBytes(bytes)}
              {schema !== null && `, schema ${schema}`}
            </span>
          </span>
          {encrypted && <Badge tone="success">Encrypted</Badge>}
          {schema === null && !encrypted && <Badge tone="danger">Damaged</Badge>}
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
