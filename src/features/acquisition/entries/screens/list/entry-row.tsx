import { type MouseEvent, memo, useEffect, useRef } from 'react'
import { websiteAddress, websiteName } from '#features/customers/rules.ts'
import table from '#features/customers/screens/business-table.module.css'
import { formatDay, wallClock } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { StageBadge } from '../../../board/screens/stage-badge.tsx'
import type { AcquisitionEntry, DoubleField } from '../../../contract.ts'
import styles from './entry-table.module.css'

export const columns = [
  'Business',
  'Website',
  'Email',
  'Phone',
  'Type',
  'Country / State',
  'Last Contact',
  'Stage',
] as const

type EntryRowProps = {
  entry: AcquisitionEntry
  timeZone: string
  isSelected: boolean
  onChoose: (entry: AcquisitionEntry) => void
}

/** A business; what it shares with another entry is marked. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, timeZone, isSelected, onChoose } = props
  const row = useLeftRow(isSelected)
  const double = (field: DoubleField) =>
    entry.doubles.includes(field) && <strong className={styles.double}> [double entry]</strong>
  const click = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('a, button')) onChoose(entry)
  }
  return (
    <tr
      ref={row}
      className={classNames(styles.row, !entry.active && styles.inactive)}
      aria-current={isSelected || undefined}
      onClick={click}
    >
      <th scope="row" className={styles.business}>
        <button type="button" className={table.name} aria-pressed={isSelected} onClick={() => onChoose(entry)}>
          {entry.business}
        </button>
        {double('business')}
        <span className={styles.marks}>
          {!entry.active && <Badge>Inactive</Badge>}
          {entry.suppressed !== null && <Badge tone="warning">Never written to</Badge>}
          {entry.waitingUntil !== null && <Badge>Mail waiting</Badge>}
        </span>
      </th>
      <td className={styles.website}>
        <Website website={entry.website} />
        {double('website')}
      </td>
      <td className={styles.email}>
        {entry.email}
        {double('email')}
      </td>
      <td className={styles.phone}>
        {entry.phone}
        {double('phone')}
      </td>
      <td className={styles.type}>{entry.type}</td>
      <td className={styles.place}>{[entry.country, entry.state].filter(Boolean).join(' / ')}</td>
      <td className={styles.contact}>{lastContact(entry, timeZone)}</td>
      <td className={styles.stage}>
        <StageBadge stage={entry.stage} />
      </td>
    </tr>
  )
})

function Website({ website }: { website: string }) {
  const address = websiteAddress(website)
  if (!address) return website
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {websiteName(website)}
    </a>
  )
}

/** The day of the last mail, or N/A. */
export function lastContact({ contactDates }: Pick<AcquisitionEntry, 'contactDates'>, timeZone: string): string {
  const last = contactDates.at(-1)
  return last === undefined ? 'N/A' : formatDay(wallClock(timeZone, last).day)
}

/** Leads back to the row of the entry that was looked at. */
function useLeftRow(isSelected: boolean) {
  const row = useRef<HTMLTableRowElement>(null)
  const was = useRef(isSelected)
  useEffect(() => {
    if (was.current && !isSelected) {
      row.current?.scrollIntoView({ block: 'center' })
      row.current?.querySelector('button')?.focus({ preventScroll: true })
    }
    was.current = isSelected
  }, [isSelected])
  return row
}
