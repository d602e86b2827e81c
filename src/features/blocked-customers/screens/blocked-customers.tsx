import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { useAskedPlace } from '#kit/ui/asked-place.ts'
import { Button } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { type BlockedCustomer, getBlacklist } from '../contract.ts'
import { findEntries } from '../rules.ts'
import { words } from '../words.ts'
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
      title={words.blocked}
      lead={words.lead}
      actions={<Button onClick={() => setBlocks(true)}>{words.blockSomebody}</Button>}
    >
      {list.data ? (
        <Entries entries={list.data} dayAddress={dayAddress} timeZone={timeZone} onUnblock={setUnblocks} />
      ) : (
        <Pending query={list} what={words.theBlocked} />
      )}
      {blocks && <BlockCustomerDialog user={user} onClose={() => setBlocks(false)} />}
      {unblocks && <UnblockDialog entry={unblocks} onClose={() => setUnblocks(undefined)} />}
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
  useAskedPlace(true)
  if (entries.length === 0) {
    return <EmptyState title={words.nobodyBlocked} text={words.nobodyBlockedText} />
  }
  const found = findEntries(entries, search)
  const shown = found.slice(0, pages * pageLength)
  return (
    <>
      {entries.length >= worthSearching && (
        <TextField
          className={styles.search ?? ''}
          label={words.search}
          type="search"
          required={false}
          autoComplete="off"
          placeholder={words.searchHint}
          value={search}
          onChange={setSearch}
        />
      )}
      <LiveRegion>{search.trim() === '' ? '' : words.found(found.length)}</LiveRegion>
      {found.length === 0 ? (
        <EmptyState title={words.nobodyFound} text={words.nobodyFoundText} />
      ) : (
        <ul className={styles.cards} aria-label={words.blocked}>
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
          {words.showMore(Math.min(pageLength, found.length - shown.length))}
        </Button>
      )}
    </>
  )
}
