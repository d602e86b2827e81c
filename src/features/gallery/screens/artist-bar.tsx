import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import styles from './artist-bar.module.css'
import { LogOut } from './log-out.tsx'
import { Upload } from './upload/upload.tsx'

/** What the artist does before any work is open: hangs new ones, and leaves. */
export function ArtistBar() {
  const [isUploading, setUploading] = useState(false)
  return (
    <div className={styles.bar}>
      <Button onClick={() => setUploading(true)}>Upload works</Button>
      <LogOut />
      <Dialog open={isUploading} onClose={() => setUploading(false)} title="Upload works" size="large">
        <Upload onDone={() => setUploading(false)} />
      </Dialog>
    </div>
  )
}
