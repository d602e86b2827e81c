import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { NextPage } from '#kit/ui/next-page.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import type { InboxCalls, ItemType } from '../contract.ts'
import { readableLogs } from '../rules.ts'
import { words } from '../words.ts'
import { Entry } from './entry.tsx'
import styles from './inbox.module.css'

type LogbookProps = {
  user: SignedInUser
  calls: InboxCalls
  /** Of these types, in tabs where there are several; those that the account may not read are left out. */
  types: readonly ItemType[]
}

/** For admins: the button, and the popup with what was ticked off, booked, canceled or sent in the last 14 days. */
export function Logbook({ user, calls, types }: LogbookProps) {
  const [open, setOpen] = useState(false)
  const readable = readableLogs(user, calls.business).filter((type) => types.includes(type))
  if (readable.length === 0) return null
  const tabs = readable.map((type) => ({
    id: type,
    label: words.logNames[type],
    content: <LogPage calls={calls} type={type} />,
  }))
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.logbook}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.logbook} size="large">
        <p className={styles.span}>{words.logbookSpan}</p>
        {tabs.length > 1 ? <Tabs label={words.logbook} tabs={tabs} /> : tabs[0]?.content}
      </Dialog>
    </>
  )
}

type LogPageProps = { calls: InboxCalls; type: ItemType; before?: string }

/** A page of a logbook, and below it the next one when asked for. */
function LogPage({ calls, type, before }: LogPageProps) {
  const query = useEndpoint(calls.getInbox, { query: { type, log: true, before } })
  const { data } = query
  if (!data) return <Pending query={query} what={words.theLogbook} blocks={4} />
  const items = data.inbox
  if (items.length === 0 && before === undefined) return <EmptyState title={words.noEntries} />
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Entry item={item} />
          </li>
        ))}
      </ul>
      <NextPage next={data.next} label={words.olderEntries} className={styles.more}>
        {(before) => <LogPage calls={calls} type={type} before={before} />}
      </NextPage>
    </>
  )
}
