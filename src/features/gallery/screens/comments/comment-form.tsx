import { useState } from 'react'
import { ApiError } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { TextArea } from '#kit/ui/text-area.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { commentRefusal, longestComment } from '../../rules.ts'
import { words } from '../../words.ts'
import styles from './comment-form.module.css'

const texts = {
  comment: { name: words.newComment, send: words.submit },
  reply: { name: words.reply, send: words.send },
} as const

type CommentFormProps = {
  kind: keyof typeof texts
  /** Where it goes, said beside the button. */
  note?: string | undefined
  /** Throws what could not be sent, which stays where it was typed. */
  onSend: (body: string) => Promise<void>
  onCancel?: () => void
}

/** A text of up to 300 characters. An empty one is not sent, and nothing is said about it. */
export function CommentForm({ kind, note, onSend, onCancel }: CommentFormProps) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const refusal = commentRefusal(text, kind)

  const send = async () => {
    const body = text.trim()
    if (body === '' || refusal || isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await onSend(body)
      setText('')
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : words.failed)
    }
    setBusy(false)
  }
  const { name, send: label } = texts[kind]
  return (
    <Form onSubmit={() => void send()} className={layout.stack3}>
      <TextArea
        label={<VisuallyHidden>{name}</VisuallyHidden>}
        placeholder={name}
        required={false}
        rows={kind === 'reply' ? 2 : 3}
        max={longestComment}
        className={styles.text ?? ''}
        error={refusal}
        value={text}
        autoFocus={kind === 'reply'}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && onCancel) {
            event.stopPropagation()
            onCancel()
          }
        }}
        onChange={setText}
      />
      <FormError message={failure} />
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={isBusy}>
          {label}
        </Button>
        {onCancel && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        {note && <p className={layout.note}>{note}</p>}
      </div>
    </Form>
  )
}
