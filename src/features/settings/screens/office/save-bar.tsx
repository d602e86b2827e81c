import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { words } from '../../words.ts'
import styles from './save-bar.module.css'
import type { Saved } from './use-saved.ts'

type SaveBarProps = { busy: boolean; saved: Saved | undefined; failure: string | undefined; note?: string }

/** The end of a form of settings: how saving went, and the button. */
export function SaveBar({ busy, saved, failure, note }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      {saved?.showsMessage && (
        <Banner tone="success" title={words.saved}>
          {saved.signedOut ? words.signInAgain : undefined}
        </Banner>
      )}
      <FormError message={failure} />
      <div className={styles.line}>
        <Button type="submit" size="large" busy={busy} busyLabel={words.saving} disabled={saved !== undefined}>
          {words.saveChanges}
        </Button>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  )
}
