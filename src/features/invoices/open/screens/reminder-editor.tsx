import { useEffect, useState } from 'react'
import type { Answer } from '#kit/shared/endpoint.ts'
import layout from '#kit/ui/layout.module.css'
import { MailFrame } from '#kit/ui/mail-frame.tsx'
import { Loading } from '#kit/ui/skeleton.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { useSettled } from '#kit/ui/use-settled.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { previewReminder, type Wanted } from '../contract.ts'

type ReminderEditorProps = { wanted: Wanted; onWrite: (wanted: Wanted) => void }

/** A reminder as the customer will see it, and its words, which can be written anew. */
export function ReminderEditor({ wanted, onWrite }: ReminderEditorProps) {
  // Kept while the next one is fetched: whoever types stays in the field.
  const [data, setData] = useState<Answer<typeof previewReminder>>()
  const { mutate, error } = useWrite(previewReminder, { onSuccess: setData })
  const settled = useSettled(JSON.stringify(wanted))
  useEffect(() => mutate({ body: { reminder: JSON.parse(settled) as Wanted } }), [settled, mutate])
  if (!data) return error ? <p>{error.message}</p> : <Loading what="Loading the reminder" blocks={2} />
  const field = fieldOf({ subject: data.subject, text: data.text, ...wanted }, (part) =>
    onWrite({ ...wanted, ...part }),
  )
  return (
    <div className={layout.column4}>
      <TextField label="Subject" maxLength={120} autoComplete="off" {...field('subject')} />
      <TextArea label="Text" hint="An empty line begins a new paragraph." max={4000} {...field('text')} />
      <MailFrame subject={data.subject} html={data.html} />
    </div>
  )
}
