import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { words } from '../words.ts'
import { LogOut } from './log-out.tsx'
import { Upload } from './upload/upload.tsx'

/** What the artist does before any work is open: hangs new ones, and leaves. */
export function ArtistBar() {
  const [isUploading, setUploading] = useState(false)
  return (
    <div className={layout.row3}>
      <Button onClick={() => setUploading(true)}>{words.uploadWorks}</Button>
      <LogOut />
      <Dialog open={isUploading} onClose={() => setUploading(false)} title={words.uploadWorks} size="large">
        <Upload onDone={() => setUploading(false)} />
      </Dialog>
    </div>
  )
}
