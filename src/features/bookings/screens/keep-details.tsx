import { useEffect, useState } from 'react'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { deviceStorage, keep, readKept } from '#kit/ui/kept-state.ts'
import { words } from '../words.ts'
import { type Draft, emptyDraft } from './details.ts'

type KeepDetailsProps = { draft: Draft; onDraft: (draft: Draft) => void }

const key = 'rental/details'

/** Who books, and where they live: nothing of one booking. */
const lasting = ({ salutation, name, email, phone, streetAndNumber, additional, zipCodeAndCity }: Draft) => ({
  ...{ salutation, name, email, phone, streetAndNumber, additional, zipCodeAndCity },
})
const nobody = lasting(emptyDraft)

/** Keeps who books on this device, if they want it, and fills it in the next time. */
export function KeepDetails({ draft, onDraft }: KeepDetailsProps) {
  const [isKept, setKept] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, into a form in which nothing is typed
  useEffect(() => {
    const kept = readKept(deviceStorage(), key, nobody)
    if (kept === nobody) return
    setKept(true)
    if (draft.name === '' && draft.email === '' && draft.phone === '') onDraft({ ...draft, ...kept })
  }, [])
  useEffect(() => {
    if (isKept) keep(deviceStorage(), key, lasting(draft))
  }, [isKept, draft])
  return (
    <Checkbox
      label={words.keepDetails}
      hint={words.keptForTab}
      checked={isKept}
      onChange={(wanted) => {
        setKept(wanted)
        if (!wanted) keep(deviceStorage(), key, undefined)
      }}
    />
  )
}
