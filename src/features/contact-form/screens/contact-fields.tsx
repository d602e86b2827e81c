import { longestMessage } from '#features/inbox/contract/requests.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
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
  return (
    <>
      <TextField
        label={words.sender}
        name="sender"
        autoComplete="name"
        readOnly={readOnly}
        value={draft.sender}
        onChange={(sender) => onChange({ sender })}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        readOnly={readOnly}
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
      <TextArea
        label={words.message}
        name="body"
        max={longestMessage}
        counter={words.left}
        rows={5}
        className={styles.message ?? ''}
        readOnly={readOnly}
        value={draft.body}
        onChange={(body) => onChange({ body })}
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
