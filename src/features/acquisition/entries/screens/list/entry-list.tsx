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
import { EntryFilters } from './entry-filters.tsx'
import { EntryTable } from './entry-table.tsx'
import { type Filters, listQuery, noFilters } from './view.ts'

export type EntryListProps = {
  filters: Filters
  onFilter: (part: Partial<Filters>) => void
  selected: number | undefined
  onSelect: (id: number | undefined) => void
  onAdd: () => void
}

/** Everybody who may be won, or those that were searched for; in their place the selected one with its letter. */
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
    remember(getAcquisitionEntry, { params: { id: entry.id } }, entry)
    onSelect(entry.id)
  }
  return (
    <>
      {selected !== undefined && (
        <SelectedEntry key={selected} id={selected} {...{ timeZone, day }} onClose={() => onSelect(undefined)} />
      )}
      {/* Stays as far as it was read while one entry is looked at. */}
      <div hidden={selected !== undefined}>
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
          {found > 0 ? (
            <EntryTable
              {...{ query, found, timeZone, selected }}
              isOutdated={list.isPlaceholderData}
              onChoose={choose}
            />
          ) : (
            <EmptyState title="No match found" text="No business has that in business, website, email or phone.">
              <Button variant="secondary" onClick={() => onFilter(noFilters)}>
                Clear search and filters
              </Button>
            </EmptyState>
          )}
        </div>
      </div>
    </>
  )
}

const number = new Intl.NumberFormat('en-US')

const countText = (found: number, total: number) =>
  found === total ? `${number.format(total)} entries` : `${number.format(found)} of ${number.format(total)}`

const foundText = (found: number) => (found === 1 ? '1 business found' : `${number.format(found)} businesses found`)
