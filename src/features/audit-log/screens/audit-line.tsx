import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import type { AuditEntry } from '../contract.ts'
import { actionOf, type Detail, detailsOf, linkOf, timeOf } from '../rules.ts'
import styles from './audit-log.module.css'

/** One sentence; what changed and the way to the record fold out. */
export function AuditLine({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
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
  if (details.length === 0 && link === undefined) return <li className={styles.line}>{sentence}</li>
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
          {link !== undefined && (
            <Link className={styles.link} to={link}>
              Open the record
            </Link>
          )}
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
