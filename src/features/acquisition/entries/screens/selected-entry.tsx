import { useState } from 'react'
import { ApiError } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { getAcquisitionEntry } from '../../contract.ts'
import { EntryForm } from './entry-form.tsx'

type SelectedEntryProps = {
  id: number
  day: string
  timeZone: string
  onClose: () => void
}

/** The form of one entry as it is by now, whether the list shows it or not. */
export function SelectedEntry({ id, onClose, ...more }: SelectedEntryProps) {
  // What is being deleted is not asked for any more.
  const [leaves, setLeaves] = useState(false)
  const kept = useEndpoint(getAcquisitionEntry, { params: { id } }, { enabled: !leaves && id > 0 })
  const entry = kept.data
  const isGone = id < 0 ? !entry : kept.error instanceof ApiError && kept.error.status === 404
  if (isGone) {
    return (
      <Banner
        tone="warning"
        title="This entry does not exist any more"
        action={
          <Button variant="quiet" size="small" onClick={onClose}>
            Close
          </Button>
        }
      />
    )
  }
  if (!entry) {
    return (
      <Pending query={kept} what="the business" title="Something went wrong">
        <Skeleton shape="title" />
        <Skeleton shape="block" count={4} />
      </Pending>
    )
  }
  return (
    <EntryForm
      {...more}
      entry={entry}
      onDone={(mode) => mode === 'delete' && onClose()}
      leaves={leaves}
      onLeaving={setLeaves}
      onClose={onClose}
    />
  )
}
