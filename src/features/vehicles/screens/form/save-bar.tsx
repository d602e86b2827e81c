import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { Progress } from '#kit/ui/progress.tsx'
import { words } from '../../words.ts'
import styles from './save-bar.module.css'
import type { Saving } from './use-save.ts'

type SaveBarProps = { isNew: boolean; saving: Saving; back: string; onCancel: () => void }

/** The end of the form, always in reach: saving it, and how far that is. */
export function SaveBar({ isNew, saving, back, onCancel }: SaveBarProps) {
  const busy = saving.step === 'sending'
  return (
    <div className={styles.bar}>
      {saving.step === 'editing' && saving.message && (
        <div className={styles.message}>
          <FormError message={saving.message} />
        </div>
      )}
      {busy && <Sending sent={saving.sent} />}
      {busy ? (
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      ) : (
        <ButtonLink variant="secondary" to={back}>
          {words.back}
        </ButtonLink>
      )}
      <Button type="submit" busy={busy} busyLabel={words.saving}>
        {isNew ? words.add : words.save}
      </Button>
    </div>
  )
}

function Sending({ sent }: { sent: number }) {
  const percent = Math.floor(sent * 100)
  return (
    <div className={styles.progress} role="status">
      <Progress value={sent} max={1} aria-label={words.upload} />
      <span className={layout.count}>{sent < 1 ? words.uploaded(percent) : words.preparing}</span>
    </div>
  )
}
