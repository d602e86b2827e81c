import { saidLabel } from '#features/audit-log/rules/label.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { NextPage } from '#kit/ui/next-page.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import { getVehicleLog, type VehicleLogEntry } from '../../contract/staff.ts'
import { words } from '../../words.ts'
import { typeNames } from '../type-names.ts'
import styles from './logbook-dialog.module.css'

/** Who did what to which vehicle, newest first. */
export function LogbookDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={words.logbook} size="large">
      <LogPage />
    </Dialog>
  )
}

/** A page of the logbook, and below it the next one when asked for. */
function LogPage({ before }: { before?: number }) {
  const query = useEndpoint(getVehicleLog, { query: { before } })
  const { data } = query
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  if (!data || timeZone === undefined) return <Pending query={query} what={words.theLogbook} lines={6} />
  if (data.entries.length === 0) {
    return <EmptyState title={words.nothingChanged} text={words.whoAppears} />
  }
  return (
    <>
      <Table
        caption={before === undefined ? words.logbook : words.olderLogbook}
        hideCaption
        columns={columns(timeZone)}
        rows={data.entries}
        rowKey={({ id }) => id}
        className={styles.table}
      />
      <NextPage next={data.next} label={words.olderEntries}>
        {(before) => <LogPage before={before} />}
      </NextPage>
    </>
  )
}

const columns = (timeZone: string): readonly Column<VehicleLogEntry>[] => [
  {
    key: 'name',
    header: words.boat,
    cell: ({ name, type }) => (
      <>
        {name} <span className={styles.type}>{typeNames[type].singular}</span>
      </>
    ),
    rowHeader: true,
  },
  { key: 'changed', header: words.whatHappened, cell: ({ changed }) => saidLabel(changed) },
  {
    key: 'dateTime',
    header: words.when,
    cell: ({ dateTime }) => <time dateTime={dateTime}>{formatMoment(dateTime, timeZone)}</time>,
  },
]

function formatMoment(dateTime: string, timeZone: string): string {
  const { day, hour } = wallClock(timeZone, Temporal.Instant.from(dateTime))
  return `${formatDay(day)}, ${formatHour(hour)}`
}
