import { useEffect } from 'react'
import { Banner } from '#kit/ui/banner.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { MailFrame } from '#kit/ui/mail-frame.tsx'
import { Loading } from '#kit/ui/skeleton.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { useSettled } from '#kit/ui/use-settled.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { previewReminder, type Wanted } from '../contract.ts'

export type ReminderWords = { subject: string; text: string }

type WordsDialogProps = {
  title: string
  /** The reminder, with what was written so far in place of the usual words. */
  wanted: Wanted
  onWrite: (words: ReminderWords | undefined) => void
  onClose: () => void
}

/** A reminder as the customer will see it, and its words, which can be written anew. */
export function WordsDialog({ title, wanted, onWrite, onClose }: WordsDialogProps) {
  const { mutate, data, error } = useWrite(previewReminder)
  const settled = useSettled(JSON.stringify(wanted))
  useEffect(() => mutate({ body: { reminder: JSON.parse(settled) as Wanted } }), [settled, mutate])
  const words = { subject: wanted.subject ?? data?.subject ?? '', text: wanted.text ?? data?.text ?? '' }
  const field = fieldOf(words, (part) => onWrite({ ...words, ...part }))
  return (
    <Dialog open size="large" onClose={onClose} title={title} leave="Back">
      <div className={layout.column4}>
        {error && (
          <Banner tone="warning" title="This would not be sent">
            {error.errors[0]?.message ?? error.message}
          </Banner>
        )}
        {data ? (
          <>
            <TextField label="Subject" maxLength={120} autoComplete="off" {...field('subject')} />
            <TextArea
              label="Text"
              hint="An empty line begins a new paragraph."
              max={4000}
              rows={6}
              {...field('text')}
            />
            <p className={layout.note}>As {data.to} will see it:</p>
            <MailFrame subject={data.subject} html={data.html} />
          </>
        ) : (
          !error && <Loading what="Loading the reminder" blocks={2} />
        )}
      </div>
    </Dialog>
  )
}
