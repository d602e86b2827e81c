import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import type { AuditEntry } from '../contract.ts'
import { actionOf, type Detail, detailsOf, linkOf, timeOf } from '../rules.ts'
import styles from './audit-log.module.css'

/** One sentence; what changed and the way to the record fold out. */
type AuditLineProps = { entry: AuditEntry; timeZone: string; onRecord: (record: string) => void }

export function AuditLine({ entry, timeZone, onRecord }: AuditLineProps) {
  const details = detailsOf(entry.details)
  const link = linkOf(entry)
  const sentence = (
    <>
      <time className={layout.count} dateTime={entry.at}>
        {timeOf(entry.at, timeZone)}
      </time>
      <span className={styles.sentence}>
        <strong>{entry.actor === '' ? 'Somebody' : entry.actor}</strong> {actionOf(entry)}
      </span>
    </>
  )
  return (
    <li>
      <details className={styles.fold}>
        <summary className={styles.line}>{sentence}</summary>
        <div className={styles.inside}>
          {details.length > 0 && (
            <dl className={layout.stack2}>
              {details.map((detail) => (
                <Change key={detail.name} {...detail} />
              ))}
            </dl>
          )}
          <div className={layout.row3}>
            {link !== undefined && (
              <Link className={styles.link} to={link}>
                Open the record
              </Link>
            )}
            <Button variant="quiet" size="small" onClick={() => onRecord(entry.record)}>
              All that was done to it
            </Button>
          </div>
        </div>
      </details>
    </li>
  )
}

const Change = ({ name, before, after }: Detail) => (
  <div className={styles.detail}>
    <dt>{name}</dt>
    <dd>
      {before !== undefined && (
        <>
          <del>{before}</del>{' '}
          <span aria-hidden="true" className={layout.muted}>
            →
          </span>{' '}
        </>
      )}
      {before === undefined ? after : <ins>{after}</ins>}
    </dd>
  </div>
)
