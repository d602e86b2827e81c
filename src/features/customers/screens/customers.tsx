import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Button } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import { type Customer, getCustomersList } from '../contract.ts'
import { findCustomers } from '../rules.ts'
import { CustomerTable } from './customer-table.tsx'
import styles from './customers.module.css'

/** Whom the agency invoices, and what became of it. */
export function Customers({ user }: { user: SignedInUser }) {
  const list = useEndpoint(getCustomersList)
  return (
    <OfficePage user={user} title="Invoices" lead="Customers, and what they were invoiced. Open one for its invoices.">
      {list.data ? (
        <List customers={list.data.customers_list} />
      ) : list.error ? (
        <ErrorState
          title="The customers could not be loaded"
          text={list.error.message}
          busy={list.isFetching}
          retry={() => void list.refetch()}
        />
      ) : (
        <Loading what="Loading the customers">
          <Skeleton shape="block" count={6} />
        </Loading>
      )}
    </OfficePage>
  )
}

function List({ customers }: { customers: readonly Customer[] }) {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const today = useNow(timeZone)?.day
  const [search, setSearch] = useKept('customers.search', '')
  const [showsAll, setShowsAll] = useState(false)
  if (customers.length === 0) return <EmptyState title="No entries yet" />
  const found = findCustomers(customers, search)
  const searches = search.trim() !== ''
  const shown = searches && !showsAll ? found : customers
  const change = (text: string) => {
    setSearch(text)
    setShowsAll(false)
  }
  return (
    <>
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
        <CustomerTable customers={shown} today={today} />
      )}
    </>
  )
}

const countText = (count: number) => (count === 1 ? '1 customer found' : `${count} customers found`)
