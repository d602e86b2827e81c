import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'

/** Puts a text into the clipboard. Not drawn where the browser has none for us. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [said, setSaid] = useState('')
  if (typeof navigator === 'undefined' || !navigator.clipboard) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Not copied'),
    )
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        <span>
          {said || 'Copy'}
          <VisuallyHidden> the {what}</VisuallyHidden>
        </span>
      </Button>
      <LiveRegion>{said && `${said} the ${what}`}</LiveRegion>
    </>
  )
}
