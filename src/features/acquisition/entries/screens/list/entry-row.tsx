import { type MouseEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import { websiteAddress, websiteName } from '#features/customers/rules.ts'
import table from '#features/customers/screens/business-table.module.css'
import { formatDay, wallClock } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { StageBadge } from '../../../board/screens/stage-badge.tsx'
import type { AcquisitionEntry, DoubleField } from '../../../contract.ts'
import { isBesideNow } from '../use-beside.ts'
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

/** Milliseconds until the view scrolls to a row that was selected. */
const scrollDelay = 300

type EntryRowProps = {
  entry: AcquisitionEntry
  timeZone: string
  isSelected: boolean
  onChoose: (entry: AcquisitionEntry) => void
  onPresence: (isThere: boolean) => void
  children: ReactNode
}

/** A business; what it shares with another entry is marked. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, timeZone, isSelected, onChoose, children } = props
  const row = useSelectedRow(props)
  const double = (field: DoubleField) =>
    entry.doubles.includes(field) && <strong className={styles.double}> [double entry]</strong>
  const click = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('a, button')) onChoose(entry)
  }
  return (
    <>
      <tr
        ref={row}
        className={classNames(styles.row, !entry.active && styles.inactive, isSelected && styles.open)}
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
      {children && (
        <tr className={styles.details}>
          <td colSpan={columns.length}>{children}</td>
        </tr>
      )}
    </>
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

/** Says that the selected row is there, and scrolls to it once its place has settled. */
function useSelectedRow({ isSelected, onPresence }: EntryRowProps) {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (!isSelected) return
    onPresence(true)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(
      () =>
        row.current?.scrollIntoView({
          block: isBesideNow() ? 'nearest' : 'start',
          behavior: calm ? 'auto' : 'smooth',
        }),
      scrollDelay,
    )
    return () => {
      onPresence(false)
      clearTimeout(timer)
    }
  }, [isSelected, onPresence])
  return row
}
