import { type ReactNode, useId, useState } from 'react'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { fieldOf } from '#kit/ui/text-field.tsx'
import { useWrite, type WriteOptions } from '#kit/ui/use-write.ts'
import { words } from '../../words.ts'
import styles from './edit-dialog.module.css'

type EditDialogProps = {
  title: string
  /** What is wrong with what stands in the form, said once somebody wanted to save it. */
  wrong: readonly FieldError[]
  save: { isPending: boolean; error: Error | null }
  onSave: () => void
  onClose: () => void
  /** What it means, beside the form. */
  beside?: ReactNode
  children: ReactNode
}

/** What stands in the form of a dialog, and saving it: why it was refused is forgotten once somebody types on. */
export function useEdit<E extends Endpoint, D extends object>(first: () => D, endpoint: E, options: WriteOptions<E>) {
  const [draft, setDraft] = useState(first)
  const save = useWrite(endpoint, options)
  const change = (part: Partial<D>) => {
    save.reset()
    setDraft((before) => ({ ...before, ...part }))
  }
  return { draft, save, change, field: fieldOf(draft, change) }
}

/** A form in a dialog, and saving it. */
export function EditDialog({ title, wrong, save, onSave, onClose, beside, children }: EditDialogProps) {
  const id = useId()
  const [tries, setTries] = useState(0)
  const refused = save.error instanceof ApiError ? save.error.errors : []
  const submit = () => {
    setTries(tries + 1)
    if (wrong.length === 0 && !save.isPending) onSave()
  }
  const form = (
    <Form id={id} className={layout.column4} onSubmit={submit} errors={tries > 0 ? [...wrong, ...refused] : []}>
      <FormError message={refused.length > 0 ? undefined : save.error?.message} />
      {children}
    </Form>
  )
  return (
    <Dialog
      open
      {...(beside && { size: 'large' as const })}
      onClose={onClose}
      dismissable={!save.isPending}
      title={title}
      leave={words.cancel}
      footer={
        <Button type="submit" form={id} busy={save.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
      }
    >
      {beside ? (
        <div className={styles.halves}>
          {form}
          {beside}
        </div>
      ) : (
        form
      )}
    </Dialog>
  )
}
