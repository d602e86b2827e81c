import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAskedPlace } from '#kit/ui/asked-place.ts'
import { IconButton } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { CheckIcon, CloseIcon } from '#kit/ui/icons.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { NextPage } from '#kit/ui/next-page.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { InboxCalls, InboxItem, OpenType } from '../contract.ts'
import { words } from '../words.ts'
import { Entry, titleOf } from './entry.tsx'
import styles from './inbox.module.css'
import { TickOff } from './tick-off.tsx'
import { useSteadyView } from './use-steady-view.ts'

type OpenItemsProps = {
  calls: InboxCalls
  type: OpenType
  /** What stands there when nothing is open. */
  empty: string
  /** How what is new is announced, given what it is called. */
  announce: (title: string) => string
}

/** What is open, newest first, each with an X to tick it off. What others add or tick off comes and goes by itself. */
export function OpenItems({ calls, type, empty, announce }: OpenItemsProps) {
  const [asked, setAsked] = useState<InboxItem>()
  const list = useRef<HTMLElement>(null)
  const neighbour = useRef<HTMLElement>(undefined)
  useSteadyView(list)

  // The entry that had the focus goes: the one beside it takes over.
  useEffect(() => {
    if (asked || !neighbour.current) return
    const next = neighbour.current.isConnected ? neighbour.current : list.current
    neighbour.current = undefined
    next?.focus({ preventScroll: true })
  }, [asked])

  const done = () => {
    neighbour.current = besides(list.current, asked) ?? list.current ?? undefined
    setAsked(undefined)
  }
  return (
    <section
      ref={list}
      className={styles.open}
      aria-label={type === 'todo' ? words.tasks : words.contactRequests}
      tabIndex={-1}
    >
      <OpenPage
        calls={calls}
        type={type}
        announce={announce}
        empty={<EmptyState picture={<CheckIcon />} title={empty} />}
        onTickOff={setAsked}
      />
      {asked && <TickOff calls={calls} item={asked} onClose={() => setAsked(undefined)} onDone={done} />}
    </section>
  )
}

/** The X of the entry after this one, or else before it. */
function besides(list: HTMLElement | null, item: InboxItem | undefined): HTMLElement | undefined {
  const entry = list?.querySelector(`[data-item="${item?.id}"]`)
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling
  return next?.querySelector<HTMLElement>('button') ?? undefined
}

type OpenPageProps = Pick<OpenItemsProps, 'calls' | 'type' | 'announce'> & {
  before?: string
  empty?: ReactNode
  onTickOff: (item: InboxItem) => void
}

/** A page of what is open, and below it the next one when asked for. */
function OpenPage({ before, empty, onTickOff, ...rest }: OpenPageProps) {
  const { calls, type, announce } = rest
  const query = useEndpoint(calls.getInbox, { query: { type, log: false, before } })
  const { data } = query
  const newest = useRef<number>(undefined)
  useAskedPlace(data)

  if (!data) return <Pending query={query} what={words.theEntries} className={styles.list} />
  newest.current ??= Math.max(0, ...data.inbox.map(({ id }) => id))
  const isFirst = before === undefined
  const isNew = ({ id }: InboxItem) => isFirst && (id < 0 || id > (newest.current ?? 0))
  const items = data.inbox
  const last = items.find(isNew)
  return (
    <>
      {isFirst && <LiveRegion>{last ? announce(titleOf(last)) : ''}</LiveRegion>}
      {items.length === 0 && isFirst ? (
        empty
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id} id={`item-${item.id}`} data-item={item.id}>
              <Entry item={item} isNew={isNew(item)}>
                <IconButton
                  label={words.tickOffWhat(titleOf(item))}
                  className={styles.x}
                  onClick={() => onTickOff(item)}
                >
                  <CloseIcon />
                </IconButton>
              </Entry>
            </li>
          ))}
        </ul>
      )}
      <NextPage next={data.next} label={words.olderEntries} className={styles.more}>
        {(before) => <OpenPage {...rest} before={before} onTickOff={onTickOff} />}
      </NextPage>
    </>
  )
}
