import { type ReactNode, useEffect, useState } from 'react'
import type { FieldError } from '#kit/shared/problem.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form } from '#kit/ui/form.tsx'
import { said } from '#kit/ui/said.ts'
import { type ContactDraft, type ContactText, contactErrors, remainingErrors } from '../rules.ts'
import { words } from '../words.ts'
import { ContactFields } from './contact-fields.tsx'
import styles from './contact-form.module.css'

const noticeSeconds = 4

type UnsentFormProps = {
  text: ContactText
  onText: (text: ContactText) => void
  /** Address of the privacy policy. */
  privacy: string
  /** Stays below once somebody tried to send. */
  after?: ReactNode
}

/**
 * A contact form that checks what is written and sends nothing: the company behind the site is written to on its own page,
 * to which a notice leads.
 */
export function UnsentForm({ text, onText, privacy, after }: UnsentFormProps) {
  const [agreed, setAgreed] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [sent, setSent] = useState(0)
  const draft: ContactDraft = { ...text, privacy: agreed }
  const change = (part: Partial<ContactDraft>) => {
    const { privacy: agrees, ...next } = { ...draft, ...part }
    onText(next)
    setAgreed(agrees)
    setErrors(remainingErrors({ ...next, privacy: agrees }, errors))
  }
  const submit = () => {
    const found = contactErrors(draft)
    setErrors(found)
    if (found.length === 0) setSent(sent + 1)
  }
  return (
    <Form onSubmit={submit} errors={errors} className={styles.form} aria-label={words.contact}>
      <ContactFields draft={draft} onChange={change} privacy={privacy} />
      <div className={styles.send}>
        <Button type="submit" size="large">
          {words.send}
        </Button>
        <Notice key={sent} shown={sent > 0} />
        {sent > 0 && after}
      </div>
    </Form>
  )
}

/** Goes after its seconds, but not while somebody points at it or is on its link. */
function Notice({ shown }: { shown: boolean }) {
  const [gone, setGone] = useState(false)
  const [held, setHeld] = useState(false)
  const note = useArrival<HTMLDivElement>(shown, { isNote: true, takesFocus: false })
  useEffect(() => {
    if (!shown || held) return
    const timer = setTimeout(() => setGone(true), noticeSeconds * 1000)
    return () => clearTimeout(timer)
  }, [shown, held])
  if (!shown || gone) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the time, there is nothing to operate
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Banner ref={note}>
        {said(words.writeToCompany((homepage) => <a href={words.companyContact}>{homepage}</a>))}
      </Banner>
    </div>
  )
}
