import { type ReactNode, useState } from 'react'
import type { Day } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { besideWidth, useMedia } from '#kit/ui/use-media.ts'
import type { Customer } from '../contract.ts'
import { findCustomers } from '../rules.ts'
import { CustomerTable } from './customer-table.tsx'
import styles from './customers.module.css'

type CustomerListProps = {
  customers: readonly Customer[]
  today: Day
  selected: number | undefined
  onSelect: (id: number) => void
  /** The form of the selected customer: beside the table, or below its row. */
  form: (customer: Customer) => ReactNode
  /** In its place while none is selected. */
  none: ReactNode
}

/** All customers or those that were searched for, and the selected one with its form. */
export function CustomerList({ customers, today, selected, onSelect, form, none }: CustomerListProps) {
  const [search, setSearch] = useKept('customers.search', '')
  const [showsAll, setShowsAll] = useState(false)
  const isBeside = useMedia(besideWidth)
  const found = findCustomers(customers, search)
  const searches = search.trim() !== ''
  const shown = searches && !showsAll ? found : customers
  const customer = customers.find(({ id }) => id === selected)
  const change = (text: string) => {
    setSearch(text)
    setShowsAll(false)
  }
  const chosen = customer && form(customer)
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <div className={styles.bar}>
          <TextField
            className={styles.search ?? ''}
            label={
              <>
                Business, website, email, phone or name
                {found.length > 0 && <strong className={styles.found}> [found]</strong>}
              </>
            }
            type="search"
            required={false}
            autoComplete="off"
            value={search}
            onChange={change}
          />
          {found.length > 0 && (
            <Button variant="secondary" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show search' : 'Show all'}
            </Button>
          )}
        </div>
        <LiveRegion>{searches ? countText(found.length) : ''}</LiveRegion>
        {shown.length === 0 ? (
          <EmptyState title="No match found" text="No customer has that in business, website, email, phone or name." />
        ) : (
          <div className={styles.scroll}>
            <CustomerTable customers={shown} today={today} selected={selected} onSelect={onSelect}>
              {!isBeside && chosen}
            </CustomerTable>
          </div>
        )}
      </div>
      {isBeside && (chosen ?? none)}
      {!isBeside && chosen && !shown.includes(customer) && chosen}
    </div>
  )
}

const countText = (count: number) => (count === 1 ? '1 customer found' : `${count} customers found`)
