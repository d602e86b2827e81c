import { type ReactNode, useId, useState } from 'react'
import type * as z from 'zod/mini'
import type { Answer, Endpoint } from '#kit/shared/endpoint.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { ApiError, Sent } from './api.ts'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Form, FormError } from './form.tsx'
import layout from './layout.module.css'
import { fieldOf } from './text-field.tsx'
import { useWrite, type WriteOptions } from './use-write.ts'

export type WriteDialogProps = Omit<DialogProps, 'open' | 'footer' | 'dismissable'> & {
  write: { isPending: boolean; error: ApiError | null }
  /** Why it could not be done, where that is not what the server said. */
  failure?: string | undefined
  /** What is wrong with what was typed, said once somebody tried to send it. */
  wrong?: readonly FieldError[]
  /** Sends it; asked only while nothing is wrong and nothing under way. */
  onSend: () => void
  /** On the button that sends it, and while that takes. */
  send: ReactNode
  sending?: string
  danger?: boolean
  disabled?: boolean
}

/** A question or a form in a dialog, and its one write: what it is refused for is said in it, and what was typed stays. */
export function WriteDialog(props: WriteDialogProps) {
  const { write, failure, wrong = [], onSend, send, sending, danger, disabled = false, children, ...dialog } = props
  const id = useId()
  const [wasTried, setTried] = useState(false)
  const refused = write.error?.errors ?? []
  const errors = wrong.length > 0 ? wrong : refused
  const submit = () => {
    setTried(true)
    if (wrong.length === 0 && !write.isPending && !disabled) onSend()
  }
  return (
    <Dialog
      {...dialog}
      open
      dismissable={!write.isPending}
      footer={
        <Button
          type="submit"
          form={id}
          busy={write.isPending}
          variant={danger ? 'danger' : 'primary'}
          disabled={disabled}
          {...(sending && { busyLabel: sending })}
        >
          {send}
        </Button>
      }
    >
      <Form id={id} className={layout.column4} errors={wasTried ? errors : []} onSubmit={submit}>
        {children}
        <FormError message={failure ?? (errors.length === 0 ? write.error?.message : undefined)} />
      </Form>
    </Dialog>
  )
}

type Draft<D> = readonly [draft: D, set: (change: (before: D) => D) => void, ...more: unknown[]]

type EditOptions<E extends Endpoint, D> = Pick<WriteOptions<E>, 'refreshes' | 'onError'> & {
  /** As the server reads what is sent; and what that is of a draft, where it is not the draft itself. */
  form: z.ZodMiniType
  formOf?: (draft: D) => unknown
  onDone: (answer: Answer<E>) => void
  onClose: () => void
}

/**
 * A form in a dialog: its draft, which is a state of the screen, and for `WriteDialog` how it is sent. Why it was refused is
 * forgotten once somebody types on; it closes when it is done.
 */
export function useEdit<E extends Endpoint, D extends object>(
  [draft, setDraft]: Draft<D>,
  endpoint: E,
  { form, formOf = (typed) => typed, onDone, onClose, ...options }: EditOptions<E, D>,
) {
  const write = useWrite(endpoint, {
    ...options,
    onSuccess: (answer) => {
      onDone(answer)
      onClose()
    },
  })
  const change = (part: Partial<D>) => {
    write.reset()
    setDraft((before) => ({ ...before, ...part }))
  }
  const typed = formOf(draft)
  const wrong = errorsOf(form, typed)
  const onSend = () => write.mutate({ body: form.parse(typed) } as Sent<E>)
  return { draft, change, field: fieldOf(draft, change), dialog: { write, wrong, onSend, onClose } }
}
