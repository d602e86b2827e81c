import { useState } from 'react'
import type { Answer } from '#kit/shared/endpoint.ts'
import { TextField } from '#kit/ui/text-field.tsx'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { eraseForm, erasePerson, findPeople, type PersonFile } from '../contract.ts'
import { countOf, isConfirmed } from '../rules.ts'
import styles from './privacy-tools.module.css'

export type Erased = Answer<typeof erasePerson>

type EraseDialogProps = { file: PersonFile; onClose: () => void; onErased: (erased: Erased) => void }

/** Asks to type who it is: there is no way back. */
export function EraseDialog({ file, onClose, onErased }: EraseDialogProps) {
  const { person, pseudonym, confirmation, records } = file
  const { draft, field, dialog } = useEdit(useState({ confirmation: '' }), erasePerson, {
    form: eraseForm,
    formOf: (typed) => ({ person, ...typed }),
    refreshes: [findPeople],
    onDone: onErased,
    onClose,
  })
  const count = countOf(records)
  const wrong = [{ field: 'confirmation', message: 'Please type it as it is shown' }]
  return (
    <WriteDialog
      {...dialog}
      title="Erase this person?"
      wrong={isConfirmed(draft.confirmation, confirmation) ? dialog.wrong : wrong}
      leave="Keep everything"
      send="Erase for good"
      danger
    >
      <p>Found: {records.map(({ label, count: some }) => `${label} ${some}`).join(', ')}.</p>
      <p>
        In {count === 1 ? 'this 1 record' : `these ${count} records`} names, addresses and texts become{' '}
        <strong>{pseudonym}</strong>, photos and signatures are deleted, waiting mails are not sent. Amounts stay in the
        books. Nobody can take this back.
      </p>
      <p>
        To go on, type <strong className={styles.confirmation}>{confirmation}</strong>
      </p>
      <TextField
        label="Confirmation"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...field('confirmation')}
      />
    </WriteDialog>
  )
}
