import { useState } from 'react'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { LiveUpdates } from '#kit/ui/live-updates.tsx'
import { amend, refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { Toaster } from '#kit/ui/toaster.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import {
  type ContactRequest,
  deleteContactRequest,
  getContactRequests,
  restoreContactRequest,
  seeContactRequest,
} from '../../contract/artist.ts'
import { words } from '../../words.ts'
import styles from './artist-inbox.module.css'
import { OneRequest } from './one-request.tsx'
import { RequestsTable } from './requests-table.tsx'

/** What people wrote to the artist: an envelope that counts, and below it the letters. */
export function ArtistInbox() {
  const { data, error, refetch } = useEndpoint(getContactRequests)
  const [isOpen, setOpen] = useState(false)
  const [read, setRead] = useState<ContactRequest>()
  const { see, remove } = useActions()
  const requests = data?.inbox_data ?? []
  const open = (request: ContactRequest) => {
    setRead(request)
    if (!request.seen) see(request.id)
  }
  return (
    <>
      <button
        type="button"
        className={styles.envelope}
        aria-expanded={isOpen}
        aria-controls="inbox"
        aria-label={words.inboxOf(requests.length, requests.filter(({ seen }) => !seen).length)}
        onClick={() => setOpen(!isOpen)}
      >
        <svg aria-hidden="true" viewBox="0 0 48 34">
          <path d="M1.5 1.5h45v31h-45zM2 2l22 18L46 2" />
        </svg>
        {requests.length > 0 && <span className={styles.count}>{requests.length}</span>}
      </button>
      <section id="inbox" className={styles.inbox} hidden={!isOpen} aria-label={words.inbox}>
        {error && !data ? (
          <ErrorState title={words.inboxNotFetched} text={error.message} retry={() => void refetch()} />
        ) : requests.length === 0 ? (
          <p className={styles.empty}>{data ? words.nobodyWrote : words.fetchingInbox}</p>
        ) : (
          <RequestsTable requests={requests} onOpen={open} />
        )}
      </section>
      <OneRequest
        request={read}
        onClose={() => setRead(undefined)}
        onDelete={({ id }) => {
          setRead(undefined)
          remove(id)
        }}
      />
      <LiveUpdates />
      <Toaster />
    </>
  )
}

/** Shown at once; what the server refuses is put right. */
function useActions() {
  const refused = (error: Error) => {
    toast(error.message, { tone: 'danger' })
    void refresh(getContactRequests)
  }
  const restore = useWrite(restoreContactRequest, { refreshes: [getContactRequests], onError: refused })
  const seen = useWrite(seeContactRequest, { onError: () => void refresh(getContactRequests) })
  const deleted = useWrite(deleteContactRequest, {
    onError: refused,
    onSuccess: (_, sent) =>
      toast(words.requestDeleted, {
        tone: 'info',
        action: { label: words.undo, run: () => restore.mutate(sent) },
      }),
  })
  const change = (to: (requests: readonly ContactRequest[]) => ContactRequest[]) =>
    amend(getContactRequests, undefined, ({ inbox_data }) => ({ inbox_data: to(inbox_data) }))
  return {
    see: (id: number) => {
      change((requests) => requests.map((one) => (one.id === id ? { ...one, seen: true } : one)))
      seen.mutate({ params: { id } })
    },
    remove: (id: number) => {
      change((requests) => requests.filter((one) => one.id !== id))
      deleted.mutate({ params: { id } })
    },
  }
}
