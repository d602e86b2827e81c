import type { ReactNode } from 'react'
import { later } from '#kit/ui/later.tsx'
import type { ContactWords } from './contact-words.ts'
import { RequestForm } from './request-form.tsx'

type AgencyContactFormProps = {
  language: 'en' | 'de'
  /** Address of the privacy policy in that language. */
  privacy: string
  /** What stands there until the words have come. */
  fallback?: ReactNode
}

const inWords = (words: ContactWords) => (props: Pick<AgencyContactFormProps, 'privacy'>) => (
  <RequestForm words={words} {...props} />
)

const forms = {
  en: later(async () => inWords((await import('./contact-words-en.ts')).words)),
  de: later(async () => inWords((await import('./contact-words-de.ts')).words)),
}

/** The agency's contact form. A page loads the words of its own language only. */
export default function AgencyContactForm({ language, ...props }: AgencyContactFormProps) {
  const Form = forms[language]
  return <Form {...props} />
}
