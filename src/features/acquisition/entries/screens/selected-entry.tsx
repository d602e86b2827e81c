import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { ApiError } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { getAcquisitionEntry } from '../../contract.ts'
import { asSimulated, type Simulated } from '../../screens/use-simulated.ts'
import { EntryForm } from './entry-form.tsx'

type SelectedEntryProps = {
  id: number
  user: SignedInUser
  day: string
  timeZone: string
  simulated: Simulated
  onClose: () => void
}

/** The form of one entry as it is by now, whether the list shows it or not. */
export function SelectedEntry({ id, simulated, onClose, ...more }: SelectedEntryProps) {
  // What is being deleted is not asked for any more.
  const [leaves, setLeaves] = useState(false)
  const kept = useEndpoint(getAcquisitionEntry, { params: { id } }, { enabled: !leaves && id > 0 })
  const known = simulated.added.find((one) => one.id === id) ?? kept.data
  const entry = known && asSimulated(simulated, known)
  const isGone = id < 0 ? !known : kept.error instanceof ApiError && kept.error.status === 404
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
      onSimulated={(part) => simulated.keep(id, part)}
      onDone={(mode) => mode === 'delete' && onClose()}
      leaves={leaves}
      onLeaving={setLeaves}
      onClose={onClose}
    />
  )
}
