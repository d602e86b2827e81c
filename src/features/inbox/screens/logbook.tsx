import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import type { InboxCalls, InboxItem, ItemType } from '../contract.ts'
import { readableLogs } from '../rules.ts'
import { Entry } from './entry.tsx'
import styles from './inbox.module.css'
import type { Simulation } from './use-simulation.ts'

type LogbookProps = {
  user: SignedInUser
  calls: InboxCalls
  simulation: Simulation
  /** Of these types, in tabs where there are several; those that the account may not read are left out. */
  types: readonly ItemType[]
}

const tabNames: Readonly<Record<ItemType, string>> = {
  todo: 'Tasks',
  contact: 'Contact',
  confirmation: 'Confirmed',
  cancellation: 'Canceled',
  invoice: 'Invoices',
}

/** For admins: the button, and the popup with what was ticked off, booked, canceled or sent in the last 14 days. */
export function Logbook({ user, calls, simulation, types }: LogbookProps) {
  const [open, setOpen] = useState(false)
  const readable = readableLogs(user, calls.business).filter((type) => types.includes(type))
  if (readable.length === 0) return null
  const tabs = readable.map((type) => ({
    id: type,
    label: tabNames[type],
    content: <LogPage calls={calls} type={type} simulated={simulation.tickedOff} />,
  }))
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Logbook
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Logbook" size="large">
        <p className={styles.span}>The last 14 days, newest first.</p>
        {tabs.length > 1 ? <Tabs label="Logbook" tabs={tabs} /> : tabs[0]?.content}
      </Dialog>
    </>
  )
}

type LogPageProps = { calls: InboxCalls; type: ItemType; before?: string; simulated?: readonly InboxItem[] }

/** A page of a logbook, and below it the next one when asked for. */
function LogPage({ calls, type, before, simulated = [] }: LogPageProps) {
  const { data, error, isFetching, refetch } = useEndpoint(calls.getInbox, { query: { type, log: true, before } })
  const [showsMore, setShowsMore] = useState(false)
  if (error && !data) {
    return (
      <ErrorState
        title="The logbook could not be loaded"
        text={error.message}
        busy={isFetching}
        retry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <Loading what="Loading the logbook">
        <Skeleton shape="block" count={4} />
      </Loading>
    )
  }
  const items = [...simulated, ...data.inbox]
  if (items.length === 0 && before === undefined) return <EmptyState title="There are no entries yet" />
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Entry item={item} />
          </li>
        ))}
      </ul>
      {data.next !== null && !showsMore && (
        <Button variant="secondary" wide className={styles.more} onClick={() => setShowsMore(true)}>
          Older entries
        </Button>
      )}
      {data.next !== null && showsMore && <LogPage calls={calls} type={type} before={data.next} />}
    </>
  )
}
