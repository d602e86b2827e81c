import type { ReactNode } from 'react'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { NextPage } from '#kit/ui/next-page.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type AuditFilter, getAuditLog } from '../contract.ts'
import { byDay } from '../rules.ts'
import { AuditLine } from './audit-line.tsx'
import styles from './audit-log.module.css'

type AuditPageProps = {
  query: AuditFilter
  timeZone: string | undefined
  isFiltered: boolean
  onRecord: (record: string) => void
  /** Entries older than this one, and the day under which the page before ended. */
  before?: number
  after?: Day | undefined
  /** What can be done where nothing is found. */
  children?: ReactNode
}

/** A page of the log under its days, and below it the next one when asked for. */
export function AuditPage({ query, timeZone, isFiltered, onRecord, before, after, children }: AuditPageProps) {
  const log = useEndpoint(getAuditLog, { query: { ...query, before } }, { keepPrevious: true })
  const { data } = log
  if (!data || timeZone === undefined)
    return <Pending query={log} what="the audit log" className={layout.stack3} lines={before ? 2 : 6} />
  if (data.entries.length === 0 && before === undefined)
    return isFiltered ? (
      <EmptyState title="Nothing found" text="Nobody did anything like that.">
        {children}
      </EmptyState>
    ) : (
      <EmptyState title="Nothing yet" text="Everything that staff do appears here." />
    )
  const days = byDay(data.entries, timeZone)
  return (
    <>
      {days.map(({ day, entries }) => (
        <section key={day} className={layout.stack3} aria-label={formatLongDay(day)}>
          {day !== after && <h2 className={styles.heading}>{formatLongDay(day)}</h2>}
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <AuditLine key={entry.id} entry={entry} timeZone={timeZone} onRecord={onRecord} />
            ))}
          </ol>
        </section>
      ))}
      {/* Another question begins with its first page. */}
      <NextPage key={JSON.stringify(query)} next={data.next} label="Older entries" wide={false} className={styles.more}>
        {(next) => <AuditPage {...{ query, timeZone, isFiltered, onRecord }} before={next} after={days.at(-1)?.day} />}
      </NextPage>
    </>
  )
}
