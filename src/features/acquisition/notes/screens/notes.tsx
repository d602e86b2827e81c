import { useState } from 'react'
import { Moment } from '#features/sent-mails/screens/mail-state.tsx'
import { formatDay } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import history from '../../entries/screens/contact-history.module.css'
import { entryAddress } from '../../entries/screens/list/view.ts'
import { getHistory, getOutgoing } from '../../outreach/contract.ts'
import * as calls from '../contract.ts'

type NoteDialogProps = { entry: number; words?: string; dueOn?: string; onClose: () => void }

/** Notes something of a business, or what is to be done by a day; both may be filled in. */
export function NoteDialog({ entry, words = '', dueOn = '', onClose }: NoteDialogProps) {
  const { field, dialog } = useEdit(useState({ words, dueOn }), calls.addNote, {
    form: calls.noteForm,
    formOf: (typed) => ({ entry, ...typed }),
    refreshes: [getHistory, calls.getDueTasks],
    onDone: () => toast('It is noted'),
    onClose,
  })
  return (
    <WriteDialog {...dialog} size="small" title="Note or task" leave="Leave it" send="Save">
      <TextArea label="Note" max={2000} {...field('words')} />
      <TextField label="To be done by" type="date" optional hint="Makes a task of it." {...field('dueOn')} />
    </WriteDialog>
  )
}

/** Answers a mail of theirs, in the same conversation. */
export function ReplyDialog({ event, onClose }: { event: number; onClose: () => void }) {
  const { field, dialog } = useEdit(useState({ body: '' }), calls.replyToAnswer, {
    form: calls.replyForm,
    formOf: (typed) => ({ event, ...typed }),
    refreshes: [getHistory, getOutgoing],
    onDone: () => toast('The answer is on its way'),
    onClose,
  })
  return (
    <WriteDialog {...dialog} title="Reply" leave="Leave it" send="Send">
      <TextArea
        label="Text"
        max={10_000}
        hint="The greeting is put above, and who writes below. It goes out at once, whatever the limits."
        spellCheck
        {...field('body')}
      />
    </WriteDialog>
  )
}

/** What was noted, and whether it is done. */
export function Note({ note }: { note: calls.AcquisitionNote }) {
  const { words, due_on: due, done_at: done, done_by: doer, noted_by: by, at } = note
  return (
    <>
      <p className={layout.line2}>
        <Badge tone={due !== null && done === null ? 'warning' : 'plain'}>
          {due === null ? 'Note' : done === null ? `To be done by ${formatDay(due)}` : 'Done'}
        </Badge>
        <span className={layout.note}>
          by {done === null ? by : doer}, <Moment at={done ?? at} />
        </span>
      </p>
      <p className={history.words}>{words}</p>
      {due !== null && done === null && <Finish task={note} />}
    </>
  )
}

function Finish({ task }: { task: Pick<calls.AcquisitionNote, 'id' | 'words'> }) {
  const finish = useWrite(calls.finishTask, {
    refreshes: [getHistory, calls.getDueTasks],
    onSuccess: () => toast('The task is done'),
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })
  return (
    <span>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Done: ${task.words}`}
        busy={finish.isPending}
        onClick={() => finish.mutate({ body: { task: task.id } })}
      >
        Done
      </Button>
    </span>
  )
}

/** What is to be done by today, wherever in the list it is. */
export function DueTasks() {
  const due = useEndpoint(calls.getDueTasks).data
  if (!due || due.total === 0) return null
  return (
    <Banner quiet tone="info" title={due.total === 1 ? 'One task is due' : `${due.total} tasks are due`}>
      <ul className={layout.stack2}>
        {due.tasks.map((task) => (
          <li key={task.id} className={layout.line2}>
            <Link to={entryAddress(task.entry)}>{task.business}</Link>
            <span>{[task.words, task.phone].filter(Boolean).join(' · ')}</span>
            <Finish task={task} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}
