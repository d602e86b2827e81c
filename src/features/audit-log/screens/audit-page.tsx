import { type ReactNode, useState } from 'react'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { type AuditFilter, getAuditLog } from '../contract.ts'
import { byDay } from '../rules.ts'
import { AuditLine } from './audit-line.tsx'
import styles from './audit-log.module.css'

type AuditPageProps = {
  query: AuditFilter
  timeZone: string | undefined
  isFiltered: boolean
  /** Entries older than this one, and the day under which the page before ended. */
  before?: number
  after?: Day | undefined
  /** What can be done where nothing is found. */
  children?: ReactNode
}

/** A page of the log under its days, and below it the next one when asked for. */
export function AuditPage({ query, timeZone, isFiltered, before, after, children }: AuditPageProps) {
  const { data, error, isFetching, refetch } = useEndpoint(
    getAuditLog,
    { query: { ...query, before } },
    { keepPrevious: true },
  )
  // Another question begins with its first page.
  const asked = JSON.stringify(query)
  const [moreOf, setMoreOf] = useState<string>()
  const showsMore = moreOf === asked
  if (error && !data)
    return (
      <ErrorState
        title="The audit log could not be loaded"
        text={error.message}
        busy={isFetching}
        retry={() => void refetch()}
      />
    )
  if (!data || timeZone === undefined)
    return (
      <Loading what="Loading the audit log" className={styles.loading ?? ''}>
        <Skeleton count={before ? 2 : 6} />
      </Loading>
    )
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
        <section key={day} className={styles.day} aria-label={formatLongDay(day)}>
          {day !== after && <h2 className={styles.heading}>{formatLongDay(day)}</h2>}
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <AuditLine key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </ol>
        </section>
      ))}
      {data.next !== null && !showsMore && (
        <Button variant="secondary" className={styles.more} onClick={() => setMoreOf(asked)}>
          Older entries
        </Button>
      )}
      {data.next !== null && showsMore && (
        <AuditPage
          query={query}
          timeZone={timeZone}
          isFiltered={isFiltered}
          before={data.next}
          after={days.at(-1)?.day}
        />
      )}
    </>
  )
}
