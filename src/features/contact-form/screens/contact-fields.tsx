import { longestMessage } from '#features/inbox/contract/requests.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import { TextArea } from '#kit/ui/text-area.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import type { ContactDraft } from '../rules.ts'
import { words } from '../words.ts'
import styles from './contact-form.module.css'

type ContactFieldsProps = {
  draft: ContactDraft
  onChange: (part: Partial<ContactDraft>) => void
  /** Address of the privacy policy. */
  privacy: string
  /** Nothing can be changed while it is on its way. */
  readOnly?: boolean
}

/** Who writes, what, and the agreement to the privacy policy. */
export function ContactFields({ draft, onChange, privacy, readOnly = false }: ContactFieldsProps) {
  const field = fieldOf(draft, onChange)
  return (
    <>
      <TextField label={words.sender} autoComplete="name" readOnly={readOnly} {...field('sender')} />
      <TextField label={words.email} type="email" readOnly={readOnly} {...field('email')} />
      <TextArea
        label={words.message}
        max={longestMessage}
        counter={words.left}
        rows={5}
        className={styles.message ?? ''}
        readOnly={readOnly}
        {...field('body')}
      />
      <Checkbox
        name="privacy"
        className={styles.privacy ?? ''}
        label={said(
          words.agree((policy) => (
            <Link to={privacy} target="_blank">
              {policy}
            </Link>
          )),
        )}
        required
        checked={draft.privacy}
        onChange={(agreed) => !readOnly && onChange({ privacy: agreed })}
      />
    </>
  )
}
