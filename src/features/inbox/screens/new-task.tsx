import type { SignedInUser } from '#features/sign-in/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { PlusIcon } from '#kit/ui/icons.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { TextArea } from '#kit/ui/text-area.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { type InboxCalls, longestTask, newTask } from '../contract.ts'
import { words } from '../words.ts'

type NewTaskProps = { user: SignedInUser; calls: InboxCalls }

const closed = { open: false, body: '' }

/** The button, and the popup in which a task is written. What is typed stays until it is added, also over a reload or a new login. */
export function NewTask({ user, calls }: NewTaskProps) {
  const [draft, setDraft] = useKept(`new-task-${calls.business}-${user.id}`, closed)
  const show = (open: boolean) => setDraft((before) => ({ ...before, open }))
  return (
    <>
      <Button icon={<PlusIcon />} onClick={() => show(true)}>
        {words.newTask}
      </Button>
      {draft.open && <TaskDialog calls={calls} state={[draft, setDraft]} onClose={() => show(false)} />}
    </>
  )
}

type TaskDialogProps = Pick<NewTaskProps, 'calls'> & {
  state: Parameters<typeof useEdit<InboxCalls['addTodo'], typeof closed>>[0]
  onClose: () => void
}

function TaskDialog({ calls, state, onClose }: TaskDialogProps) {
  const { field, dialog } = useEdit(state, calls.addTodo, {
    form: newTask,
    formOf: ({ body }) => ({ type: 'todo', body }),
    refreshes: [calls.getInbox],
    onDone: () => {
      state[1](() => closed)
      toast(words.taskAdded, { seconds: 3 })
    },
    onClose,
  })
  return (
    <WriteDialog {...dialog} title={words.newTask} leave={words.cancel} send={words.addTask}>
      <TextArea
        label={words.whatToDo}
        max={longestTask}
        rows={4}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
        }}
        {...field('body')}
      />
    </WriteDialog>
  )
}
