import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { remember, useEndpoint } from '#kit/ui/server-state.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import { type AcquisitionEntry, getAcquisitionEntry, getAcquisitionList } from '../../../contract.ts'
import { WriteToSeveral } from '../../../letters/screens/write-to-several.tsx'
import { SelectedEntry } from '../selected-entry.tsx'
import { useBeside } from '../use-beside.ts'
import { EntryFilters } from './entry-filters.tsx'
import styles from './entry-list.module.css'
import { EntryTable } from './entry-table.tsx'
import { type Filters, listQuery, noFilters } from './view.ts'

export type EntryListProps = {
  filters: Filters
  onFilter: (part: Partial<Filters>) => void
  selected: number | undefined
  onSelect: (id: number | undefined) => void
  onAdd: () => void
}

/** Everybody who may be won, or those that were searched for, and the selected one with its form. */
export function EntryList(props: EntryListProps) {
  const { filters, onFilter, selected, onSelect } = props
  const query = listQuery(filters)
  const list = useEndpoint(getAcquisitionList, { query }, { keepPrevious: true })
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const day = useNow(timeZone)?.day
  if (!list.data || timeZone === undefined || day === undefined)
    return <Pending query={list} what="the businesses" blocks={6} />
  const { found, total } = list.data
  if (total === 0 && selected === undefined) {
    return (
      <EmptyState title="No entries yet" text="Paste a list of businesses, or let one be looked up.">
        <Button onClick={props.onAdd}>Add businesses</Button>
      </EmptyState>
    )
  }
  const isNarrowed = Object.keys(query).length > 0
  const choose = (entry: AcquisitionEntry) => {
    if (entry.id === selected) return onSelect(undefined)
    remember(getAcquisitionEntry, { params: { id: entry.id } }, entry)
    onSelect(entry.id)
  }
  return (
    <div className={layout.column4}>
      <EntryFilters
        filters={filters}
        onChange={onFilter}
        onClear={() => onFilter(noFilters)}
        count={countText(found, total)}
      />
      <div>
        <WriteToSeveral query={query} />
      </div>
      <LiveRegion>{isNarrowed && !list.isPlaceholderData ? foundText(found) : ''}</LiveRegion>
      <Columns
        {...props}
        list={
          found === 0 ? undefined : { query, found, timeZone, isOutdated: list.isPlaceholderData, onChoose: choose }
        }
        place={{ timeZone, day }}
      />
    </div>
  )
}

type ColumnsProps = EntryListProps & {
  list: Omit<Parameters<typeof EntryTable>[0], 'selected' | 'onPresence' | 'children'> | undefined
  place: { timeZone: string; day: string }
}

/** The form of the selected entry stands beside the table, or below its row; above it where its row is not shown. */
function Columns({ list, place, selected, onSelect, onFilter }: ColumnsProps) {
  const isBeside = useBeside()
  const [isShown, setShown] = useState(false)
  const form = selected !== undefined && (
    <SelectedEntry key={selected} id={selected} {...place} onClose={() => onSelect(undefined)} />
  )
  return (
    <div className={form && isBeside ? styles.beside : undefined}>
      {!isBeside && form && !isShown && <div className={styles.above}>{form}</div>}
      {list ? (
        <EntryTable {...list} selected={selected} onPresence={setShown}>
          {!isBeside && form}
        </EntryTable>
      ) : (
        <EmptyState title="No match found" text="No business has that in business, website, email or phone.">
          <Button variant="secondary" onClick={() => onFilter(noFilters)}>
            Clear search and filters
          </Button>
        </EmptyState>
      )}
      {isBeside && form && <div className={styles.panel}>{form}</div>}
    </div>
  )
}

const number = new Intl.NumberFormat('en-US')

const countText = (found: number, total: number) =>
  found === total ? `${number.format(total)} entries` : `${number.format(found)} of ${number.format(total)}`

const foundText = (found: number) => (found === 1 ? '1 business found' : `${number.format(found)} businesses found`)
