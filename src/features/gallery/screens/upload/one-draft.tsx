import { IconButton } from '#kit/ui/button.tsx'
import { FieldMessage } from '#kit/ui/field.tsx'
import { CheckIcon, CloseIcon } from '#kit/ui/icons.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { longestAlt, longestTitle } from '../../rules.ts'
import { words } from '../../words.ts'
import type { Draft } from './draft.ts'
import styles from './one-draft.module.css'

type OneDraftProps = {
  draft: Draft
  isBusy: boolean
  onChange: (changes: Partial<Draft>) => void
  onRemove: () => void
}

/** A picture before it hangs: how it looks, what it is called and shows, and how far it is. */
export function OneDraft({ draft, isBusy, onChange, onRemove }: OneDraftProps) {
  const { key, file, preview, title, alt, state, sent, error } = draft
  const isLocked = isBusy || state === 'hung'
  return (
    <li className={styles.draft}>
      <img className={styles.preview} src={preview} alt="" />
      <div className={styles.fields}>
        <TextField
          label={words.title}
          hint={file.name}
          optional
          maxLength={longestTitle}
          autoComplete="off"
          disabled={isLocked}
          value={title}
          onChange={(text) => onChange({ title: text })}
        />
        <TextField
          label={words.whatItShows}
          hint={words.whatItShowsHint}
          optional
          maxLength={longestAlt}
          autoComplete="off"
          disabled={isLocked}
          value={alt}
          onChange={(text) => onChange({ alt: text })}
        />
        <div className={styles.progress} role="status">
          {state === 'sending' && (
            <>
              <progress aria-label={words.uploadOf(title || file.name)} value={sent} />
              <span>{sent < 1 ? `${Math.floor(sent * 100)} %` : words.makingSizes}</span>
            </>
          )}
          {state === 'hung' && (
            <span className={styles.hung}>
              <CheckIcon /> {words.hangs}
            </span>
          )}
        </div>
        <div role="alert">{error && <FieldMessage id={`draft-${key}`} message={error} />}</div>
      </div>
      <IconButton label={words.remove(title || file.name)} disabled={isLocked} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  )
}
