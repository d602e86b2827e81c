import { useState } from 'react'
import type { Answer } from '#kit/shared/endpoint.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { erasePerson, findPeople, type PersonFile } from '../contract.ts'
import { countOf, isConfirmed } from '../rules.ts'
import styles from './privacy-tools.module.css'

export type Erased = Answer<typeof erasePerson>

type EraseDialogProps = {
  file: PersonFile
  open: boolean
  onClose: () => void
  onErased: (erased: Erased) => void
}

/** Asks to type who it is: there is no way back. */
export function EraseDialog({ file, open, onClose, onErased }: EraseDialogProps) {
  const [typed, setTyped] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { person, pseudonym, confirmation, records } = file
  const count = countOf(records)
  const write = useWrite(erasePerson, {
    refreshes: [findPeople],
    onSuccess: onErased,
    onError: (error) => setErrors(error.errors),
  })
  const submit = () => {
    const wrong = isConfirmed(typed, confirmation)
      ? []
      : [{ field: 'confirmation', message: 'Please type it as it is shown' }]
    setErrors(wrong)
    if (wrong.length === 0) write.mutate({ body: { person, confirmation: typed } })
  }
  const close = () => {
    setTyped('')
    setErrors([])
    write.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissable={!write.isPending}
      title="Erase this person?"
      leave="Keep everything"
      footer={
        <Button variant="danger" type="submit" form="erase-person" busy={write.isPending}>
          Erase for good
        </Button>
      }
    >
      <Form id="erase-person" className={styles.form} errors={errors} onSubmit={submit}>
        <p>
          {count === 1 ? '1 record' : `${count} records`}: names, addresses and texts become{' '}
          <strong>{pseudonym}</strong>, photos and signatures are deleted, waiting mails are not sent. Amounts stay in
          the books. Nobody can take this back.
        </p>
        <p>
          To go on, type <strong className={styles.confirmation}>{confirmation}</strong>
        </p>
        <TextField
          label="Confirmation"
          name="confirmation"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
        <FormError message={errors.length === 0 ? write.error?.message : undefined} />
      </Form>
    </Dialog>
  )
}
