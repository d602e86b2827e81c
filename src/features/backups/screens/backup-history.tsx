import { Badge } from '#kit/ui/badge.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import layout from '#kit/ui/layout.module.css'
import type { Backup } from '../contract.ts'
import { failedNight, formatBytes } from '../rules.ts'
import styles from './backups.module.css'
import { momentOf } from './moment.ts'

const shown = 8

const names = { automatic: 'Daily download', download: 'Download', kept: 'By hand', nightly: 'At night' } as const

const states = {
  claimed: { tone: 'info', text: 'Under way' },
  running: { tone: 'info', text: 'Under way' },
  done: { tone: 'success', text: 'Done' },
  failed: { tone: 'danger', text: 'Failed' },
  canceled: { tone: 'plain', text: 'Canceled' },
} as const

const secrecyOf = ({ encrypted }: Backup) => (encrypted === null ? '' : encrypted ? ', encrypted' : ', not encrypted')

/** How the last backups went, whatever machine made them. */
export function BackupHistory({ recent, timeZone }: { recent: readonly Backup[]; timeZone: string }) {
  const night = failedNight(recent)
  const success = recent.find(({ state }) => state === 'done')
  return (
    <section className={styles.section} aria-labelledby="backup-history">
      <h2 id="backup-history">Lately</h2>
      {night && (
        <Banner tone="danger" title="The last nightly backup failed" quiet>
          {night.error} ({momentOf(night.started_at, timeZone)}
          {success ? `; the last that was made: ${momentOf(success.started_at, timeZone)}` : ''})
        </Banner>
      )}
      {recent.length === 0 && <p className={styles.schedule}>Nothing was backed up yet.</p>}
      <ul className={layout.grid}>
        {recent.slice(0, shown).map((backup) => (
          <li key={backup.id} className={styles.past}>
            <span className={styles.what}>
              {names[backup.kind]}
              <span className={layout.aside}>
                <time dateTime={backup.started_at}>{momentOf(backup.started_at, timeZone)}</time>
                {backup.state === 'done' && `, ${formatBytes(backup.bytes)}${secrecyOf(backup)}`}
                {backup.state === 'failed' && `: ${backup.error}`}
              </span>
            </span>
            <Badge tone={states[backup.state].tone}>{states[backup.state].text}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
