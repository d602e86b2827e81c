import { useState } from 'react'
import { Opener } from '#kit/ui/opener.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { type AcquisitionEntry, getAcquisitionEntry, getAcquisitionList, type Stage } from '../../contract.ts'
import { getSuppressions } from '../../outgoing/contract/suppressions.ts'
import { getHistory, getOutgoing, type NotedKind, noteEvent, noteForm } from '../../outreach/contract.ts'

type Action = { label: string; title: string; text: string; words: string | undefined; done: string }

const actions: Readonly<Record<NotedKind, Action>> = {
  answered: {
    label: 'They answered',
    title: 'They answered',
    text: 'They are not asked again.',
    words: 'What they said',
    done: 'It is noted that they answered',
  },
  unsubscribed: {
    label: 'Wants no mails',
    title: 'Never write again?',
    text: 'Their address is kept as one that is never written to, also when it is imported again. This cannot be taken back.',
    words: 'How they said so',
    done: 'They are never written to again',
  },
  bounced: {
    label: 'Address does not exist',
    title: 'Does the address not exist?',
    text: 'It is not written to any more, until it is taken off the list under Outgoing.',
    words: 'What came back',
    done: 'It is noted that the address does not exist',
  },
  reopened: {
    label: 'Open again',
    title: 'Open again?',
    text: 'The business stands where its mails have brought it.',
    words: undefined,
    done: 'The business is open again',
  },
}

/** What may be noted of a business that stands there. */
const offeredAt = (stage: Stage): NotedKind[] => {
  if (stage === 'customer') return ['unsubscribed']
  if (stage === 'unsubscribed' || stage === 'bounced') return ['reopened']
  if (stage === 'answered') return ['unsubscribed', 'bounced', 'reopened']
  return ['answered', 'unsubscribed', 'bounced']
}

type NoteEventsProps = {
  entry: Pick<AcquisitionEntry, 'id' | 'business' | 'stage'>
}

/** What staff hear elsewhere, on the phone or in person. */
export const NoteEvents = ({ entry }: NoteEventsProps) =>
  offeredAt(entry.stage).map((kind) => (
    <Opener key={kind} label={actions[kind].label}>
      {(close) => <NoteDialog entry={entry} kind={kind} onClose={close} />}
    </Opener>
  ))

type NoteDialogProps = NoteEventsProps & { kind: NotedKind; onClose: () => void }

function NoteDialog({ entry, kind, onClose }: NoteDialogProps) {
  const { title, text, words: asked, done, label } = actions[kind]
  const { field, dialog } = useEdit(useState({ words: '' }), noteEvent, {
    form: noteForm,
    formOf: ({ words }) => ({ entry: entry.id, kind, words }),
    refreshes: [getHistory, getAcquisitionList, getAcquisitionEntry, getOutgoing, getSuppressions],
    onDone: () => toast(done),
    onClose,
  })
  return (
    <WriteDialog {...dialog} size="small" title={title} leave="Leave it" send={label}>
      <p>
        {entry.business}: {text.charAt(0).toLowerCase() + text.slice(1)}
      </p>
      {asked && <TextArea label={asked} max={5000} optional {...field('words')} />}
    </WriteDialog>
  )
}
