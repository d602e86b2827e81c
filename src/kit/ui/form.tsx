import { type ComponentPropsWithRef, type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldError } from '#kit/shared/problem.ts'
import { arriveAt } from './arrival.ts'
import { Banner } from './banner.tsx'
import { FormMessages } from './field.tsx'

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'ref'> & {
  onSubmit: () => void
  /** What is wrong, by field name, from the rules or from an `ApiError`. Each field inside shows the message of its name. */
  errors?: readonly FieldError[]
}

/** Forms that were submitted, until a message answers it. */
const asked = new WeakSet<Element>()

/** A form without the browser's own bubbles: after a submit that brought errors the first wrong field has the focus, with its message in view. */
export function Form({ onSubmit, errors, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const told = useRef('')
  const [tries, setTries] = useState(0)
  const answered = useRef(0)
  const messages = useMemo(
    () => Object.fromEntries([...(errors ?? [])].reverse().map((e) => [e.field, e.message])),
    [errors],
  )

  // Who submits again what is still wrong is led there again.
  useEffect(() => {
    if (tries === answered.current || Object.keys(messages).length === 0) return
    // What was wrong before is no answer to what is just being sent.
    if (form.current?.querySelector('[type="submit"][aria-disabled="true"]')) return
    answered.current = tries
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const isToldAgain = told.current === JSON.stringify(messages)
    told.current = JSON.stringify(messages)
    // Unless there is something new to say of the form as a whole, see below.
    if (!wrong || (isToldAgain && form.current && !asked.has(form.current))) return
    for (const part of aroundControl(wrong)) arriveAt(part, { isNote: true, takesFocus: false })
    arriveAt(wrong, { isNote: true })
  }, [messages, tries])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    asked.add(event.currentTarget)
    onSubmit()
    setTries(tries + 1)
  }
  return (
    <FormMessages value={messages}>
      <form
        // Outside a dialog this does nothing: before the scripts are there a submit must not lead away.
        method="dialog"
        noValidate
        {...rest}
        ref={form}
        onSubmit={submit}
        onInput={() => {
          answered.current = tries
        }}
      >
        {children}
      </form>
    </FormMessages>
  )
}

/** What is said below a control, or below the group of which it is one, and what it is called. */
function aroundControl(control: HTMLElement): HTMLElement[] {
  const described = control.closest('[aria-describedby*="-error"]')
  const [said = ''] = /\S+-error/.exec(described?.getAttribute('aria-describedby') ?? '') ?? []
  const name = described?.querySelector('legend') ?? (control as HTMLInputElement).labels?.[0]
  return [document.getElementById(said), name].filter((part) => part != null)
}

/**
 * What is wrong with the form as a whole, announced at once and brought into view as the answer to a submit: what comes
 * of further typing or choosing moves nothing under the finger. Draws nothing without a message.
 */
export function FormError({ message }: { message: string | undefined }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = note.current?.closest('form')
    if (message && note.current && (!form || asked.delete(form)))
      arriveAt(note.current, { isNote: true, takesFocus: false })
  }, [message])
  if (!message) return null
  return (
    <Banner tone="danger" ref={note}>
      {message}
    </Banner>
  )
}
