import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useSettled } from '#kit/ui/use-settled.ts'
import { exportAuditLog } from '../contract.ts'
import styles from './audit-log.module.css'
import { AuditPage } from './audit-page.tsx'
import { FilterFields, type Filters, noFilters, queryOf } from './filters.tsx'

/** What staff did, newest first, in sentences. */
export function AuditLog({ user }: { user: SignedInUser }) {
  const [kept, setFilters] = useKept<Filters>('audit-log-filters', noFilters)
  const filters = { ...noFilters, ...kept }
  const onRecord = (record: string) => setFilters({ ...noFilters, record })
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  // Only what is typed waits for the typing to end.
  const query = queryOf({ ...filters, search: useSettled(filters.search) })
  const isFiltered = Object.values(query).some((value) => value !== undefined)
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return (
    <OfficePage
      user={user}
      title="Audit log"
      lead="Who did what to which record, and when. Entries are only ever added."
      actions={
        <ButtonLink href={`${exportAuditLog.path}?${asked}`} variant="secondary" download>
          Export as CSV
        </ButtonLink>
      }
    >
      <FilterFields filters={filters} onChange={setFilters} />
      <section className={styles.log} aria-label="Entries">
        {filters.record !== '' && (
          <p className={layout.note}>All that was done to one thing: {filters.record.replace(':', ' ')}</p>
        )}
        <AuditPage query={query} {...{ timeZone, isFiltered, onRecord }}>
          {isFiltered && (
            <Button variant="secondary" onClick={() => setFilters(noFilters)}>
              Show everything
            </Button>
          )}
        </AuditPage>
      </section>
    </OfficePage>
  )
}
