import { useEffect, useState } from 'react'
import type { FieldError } from '#kit/shared/problem.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form } from '#kit/ui/form.tsx'
import { said } from '#kit/ui/said.ts'
import { TextArea } from '#kit/ui/text-area.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { contactErrors, contactLimits } from '../../rules/contact.ts'
import { words } from '../../words.ts'
import styles from './contact-form.module.css'

const noticeSeconds = 3
const empty = { name: '', email: '', message: '' }

/** Checks what is written and sends nothing: a notice says where to write instead. What was written stays. */
export function ContactForm() {
  const [draft, setDraft] = useState(empty)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [isNoticed, setNoticed] = useState(false)
  const change = (part: Partial<typeof empty>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    // What was wrong is put right as soon as it is, and nothing is called wrong while it is being written.
    const wrong = contactErrors(next)
    setErrors(errors.flatMap(({ field }) => wrong.find((error) => error.field === field) ?? []))
  }
  const field = fieldOf(draft, change)
  const submit = () => {
    if (isNoticed) return
    const found = contactErrors(draft)
    setErrors(found)
    setNoticed(found.length === 0)
  }
  return (
    <Form onSubmit={submit} errors={errors} className={styles.form} aria-label={words.contactMe}>
      <TextField label={words.name} placeholder={words.yourName} autoComplete="name" {...field('name')} />
      <TextField label={words.email} type="email" placeholder={words.yourEmail} {...field('email')} />
      <TextArea
        label={words.message}
        placeholder={words.yourMessage}
        rows={5}
        max={contactLimits.message}
        {...field('message')}
      />
      <div className={styles.send}>
        <Button type="submit" size="large" busy={isNoticed}>
          {words.send}
        </Button>
        {isNoticed && <Notice onEnd={() => setNoticed(false)} />}
      </div>
    </Form>
  )
}

/** Goes after its seconds, but not while somebody points at it or is on its link. */
function Notice({ onEnd }: { onEnd: () => void }) {
  const [held, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: its time runs once
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onEnd, noticeSeconds * 1000)
    return () => clearTimeout(timer)
  }, [held])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the time, there is nothing to operate
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Banner>{said(words.writeToAgency((homepage) => <a href={words.agencyContact}>{homepage}</a>))}</Banner>
    </div>
  )
}
