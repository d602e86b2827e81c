import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { PlusIcon } from '#kit/ui/icons.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { TextArea } from '#kit/ui/text-area.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type InboxCalls, longestTask, newTask } from '../contract.ts'
import { words } from '../words.ts'

type NewTaskProps = { user: SignedInUser; calls: InboxCalls }

const closed = { open: false, body: '' }
const formId = 'new-task'

/** The button, and the popup in which a task is written. What is typed stays until it is added, also over a reload or a new login. */
export function NewTask({ user, calls }: NewTaskProps) {
  const [{ open, body }, setDraft] = useKept(`new-task-${calls.business}-${user.id}`, closed)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const write = useWrite(calls.addTodo, {
    refreshes: [calls.getInbox],
    onSuccess: () => {
      setDraft(closed)
      toast(words.taskAdded, { seconds: 3 })
    },
    onError: (error) => setErrors(error.errors),
  })

  const show = (isOpen: boolean) => {
    setErrors([])
    write.reset()
    setDraft((before) => ({ ...before, open: isOpen }))
  }
  const submit = () => {
    if (write.isPending) return
    const task = { type: 'todo' as const, body: body.trim() }
    const found = errorsOf(newTask, task)
    setErrors(found)
    if (found.length === 0) write.mutate({ body: task })
  }
  return (
    <>
      <Button icon={<PlusIcon />} onClick={() => show(true)}>
        {words.newTask}
      </Button>
      <Dialog
        open={open}
        onClose={() => show(false)}
        title={words.newTask}
        leave={words.cancel}
        footer={
          <Button type="submit" form={formId} busy={write.isPending}>
            {words.addTask}
          </Button>
        }
      >
        <Form id={formId} onSubmit={submit} errors={errors} className={layout.stack4}>
          <TextArea
            label={words.whatToDo}
            name="body"
            max={longestTask}
            rows={4}
            value={body}
            onChange={(text) => setDraft((before) => ({ ...before, body: text }))}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
            }}
          />
          <FormError message={write.error && write.error.errors.length === 0 ? write.error.message : undefined} />
        </Form>
      </Dialog>
    </>
  )
}
