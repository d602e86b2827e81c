import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Button } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { type BlockedCustomer, getBlacklist } from '../contract.ts'
import { findEntries } from '../rules.ts'
import { BlockCustomerDialog } from './block-customer-dialog.tsx'
import { BlockedCard } from './blocked-card.tsx'
import styles from './blocked-customers.module.css'
import { UnblockDialog } from './unblock-dialog.tsx'

type BlockedCustomersProps = {
  user: SignedInUser
  /** The address of a day's bookings. */
  dayAddress: (day: string) => string
}

const pageLength = 60
/** From so many on it is quicker to search than to look. */
const worthSearching = 7

/** Who may not book any more, why, and the way back. */
export function BlockedCustomers({ user, dayAddress }: BlockedCustomersProps) {
  const [blocks, setBlocks] = useState(false)
  const [unblocks, setUnblocks] = useState<BlockedCustomer>()
  const list = useEndpoint(getBlacklist)
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  return (
    <OfficePage
      user={user}
      title="Blocked customers"
      lead="Whoever is on this list cannot book, however they write their email, phone or name."
      actions={<Button onClick={() => setBlocks(true)}>Block a customer</Button>}
    >
      {list.data ? (
        <Entries entries={list.data} dayAddress={dayAddress} timeZone={timeZone} onUnblock={setUnblocks} />
      ) : (
        <Pending query={list} what="the blocked customers" />
      )}
      <BlockCustomerDialog user={user} open={blocks} onClose={() => setBlocks(false)} />
      <UnblockDialog entry={unblocks} onClose={() => setUnblocks(undefined)} />
    </OfficePage>
  )
}

type EntriesProps = Pick<BlockedCustomersProps, 'dayAddress'> & {
  entries: readonly BlockedCustomer[]
  timeZone: string | undefined
  onUnblock: (entry: BlockedCustomer) => void
}

function Entries({ entries, dayAddress, timeZone, onUnblock }: EntriesProps) {
  const [search, setSearch] = useState('')
  const [pages, setPages] = useState(1)
  if (entries.length === 0) {
    return (
      <EmptyState
        title="Currently, no customers are blocked"
        text="Block somebody here, or in the daily overview from one of their bookings."
      />
    )
  }
  const found = findEntries(entries, search)
  const shown = found.slice(0, pages * pageLength)
  return (
    <>
      {entries.length >= worthSearching && (
        <TextField
          className={styles.search ?? ''}
          label="Search"
          type="search"
          required={false}
          autoComplete="off"
          placeholder="Name, email, phone or reason"
          value={search}
          onChange={setSearch}
        />
      )}
      <LiveRegion>{search.trim() === '' ? '' : countText(found.length)}</LiveRegion>
      {found.length === 0 ? (
        <EmptyState title="Nobody found" text="Nobody on the list has that in name, email, phone or reason." />
      ) : (
        <ul className={styles.cards} aria-label="Blocked customers">
          {shown.map((entry) => (
            <BlockedCard
              key={entry.id}
              entry={entry}
              timeZone={timeZone}
              dayAddress={dayAddress}
              onUnblock={() => onUnblock(entry)}
            />
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <Button variant="secondary" className={styles.more} onClick={() => setPages(pages + 1)}>
          {`Show ${Math.min(pageLength, found.length - shown.length)} more`}
        </Button>
      )}
    </>
  )
}

const countText = (count: number) => (count === 1 ? '1 customer found' : `${count} customers found`)
