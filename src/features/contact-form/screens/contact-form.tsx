import { type ReactNode, useState } from 'react'
import { emptyText } from '../rules.ts'
import { UnsentForm } from './unsent-form.tsx'

type ContactFormProps = {
  /** Address of the privacy policy. */
  privacy: string
  /** What the message begins with. Another one takes its place until somebody has changed it. */
  beginning?: string
  /** Stays below once somebody tried to send. */
  after?: ReactNode
}

/** The contact form of a presentation site, where nobody is written to. */
export default function ContactForm({ beginning = '', ...form }: ContactFormProps) {
  const [text, setText] = useState({ ...emptyText, body: beginning })
  const [begun, setBegun] = useState(beginning)
  if (begun !== beginning) {
    setBegun(beginning)
    if (text.body === begun) setText({ ...text, body: beginning })
  }
  return <UnsentForm text={text} onText={setText} {...form} />
}
