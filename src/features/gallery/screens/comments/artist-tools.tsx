import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import type { GalleryItem } from '../../contract.ts'
import { words } from '../../words.ts'
import { removeImage } from '../hand/artist-actions.ts'
import { LogOut } from '../log-out.tsx'

/** What only the artist may do at a work. */
export function ArtistTools({ item }: { item: GalleryItem }) {
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    if (!(await removeImage(item))) setBusy(false)
  }
  return (
    <>
      <Button size="small" variant="secondary" busy={isBusy} onClick={() => void remove()}>
        {words.takeDown}
      </Button>
      <LogOut size="small" />
    </>
  )
}
