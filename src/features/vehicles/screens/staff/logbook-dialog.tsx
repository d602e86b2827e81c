import { getInstallation } from '#features/settings/contract.ts'
import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { NextPage } from '#kit/ui/next-page.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import { getVehicleLog, type VehicleLogEntry } from '../../contract/staff.ts'
import { typeNames } from '../type-names.ts'
import styles from './logbook-dialog.module.css'

/** Who did what to which vehicle, newest first. */
export function LogbookDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Logbook" size="large">
      <LogPage />
    </Dialog>
  )
}

/** A page of the logbook, and below it the next one when asked for. */
function LogPage({ before }: { before?: number }) {
  const query = useEndpoint(getVehicleLog, { query: { before } })
  const { data } = query
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  if (!data || timeZone === undefined) return <Pending query={query} what="the logbook" lines={6} />
  if (data.entries.length === 0) {
    return <EmptyState title="Nothing was changed yet" text="Whoever adds, changes or blocks a boat appears here." />
  }
  return (
    <>
      <Table
        caption={before === undefined ? 'Logbook' : 'Older entries of the logbook'}
        hideCaption
        columns={columns(timeZone)}
        rows={data.entries}
        rowKey={({ id }) => id}
        className={styles.table}
      />
      <NextPage next={data.next} label="Older entries">
        {(before) => <LogPage before={before} />}
      </NextPage>
    </>
  )
}

const columns = (timeZone: string): readonly Column<VehicleLogEntry>[] => [
  {
    key: 'name',
    header: 'Boat',
    cell: ({ name, type }) => (
      <>
        {name} <span className={styles.type}>{typeNames[type].singular}</span>
      </>
    ),
    rowHeader: true,
  },
  { key: 'changed', header: 'What happened', cell: ({ changed }) => changed },
  {
    key: 'dateTime',
    header: 'When',
    cell: ({ dateTime }) => <time dateTime={dateTime}>{formatMoment(dateTime, timeZone)}</time>,
  },
]

function formatMoment(dateTime: string, timeZone: string): string {
  const { day, hour } = wallClock(timeZone, Temporal.Instant.from(dateTime))
  return `${formatDay(day)}, ${formatHour(hour)}`
}
