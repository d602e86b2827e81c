import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { said } from '#kit/ui/said.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { words } from '../words.ts'

/** Puts the reference into the clipboard. Not drawn where the browser has none for us. */
export function CopyButton({ reference }: { reference: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'not copied'>()
  if (typeof navigator === 'undefined' || !navigator.clipboard) return null
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setOutcome('copied'),
      () => setOutcome('not copied'),
    )
  const aside = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>
  const label =
    outcome === undefined
      ? words.copyReference(aside)
      : outcome === 'copied'
        ? words.referenceCopied(aside)
        : words.referenceNotCopied(aside)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        <span>{said(label)}</span>
      </Button>
      <LiveRegion>{outcome && said(label)}</LiveRegion>
    </>
  )
}
