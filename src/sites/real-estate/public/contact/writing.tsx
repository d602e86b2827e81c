import { useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { enquiryAbout, propertyAsked } from '#features/property-contact/rules.ts'
import { facts } from '#features/questions/content/facts.ts'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { Concerning } from './concerning.tsx'
import { useSubject } from './use-subject.ts'
import styles from './writing.module.css'

const steps = [
  ['You write', 'Three sentences are enough. Where, how large, until when.'],
  ['We answer', `Within ${facts.replyTime}, by somebody who has read it.`],
  ['We meet', 'About 45 minutes, at the office or by video. It costs nothing.'],
] as const

/** The contact form, what comes after it, and the property that is asked about. */
export function Writing() {
  const [path, navigate] = useLocation()
  const subject = useSubject(propertyAsked(useSearch()))
  const ContactForm = useLater(() => import('#features/contact-form/screens/contact-form.tsx'), useIdle())
  const section = useRef<HTMLElement>(null)
  const drop = () => {
    navigate(path, { replace: true })
    // The button that was pressed goes away.
    section.current?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={section}
      id="contact-form"
      className={styles.writing}
      aria-labelledby="contact-form-title"
      tabIndex={-1}
    >
      <h2 id="contact-form-title" className={styles.title}>
        Write <em>to us</em>
      </h2>
      <ol className={styles.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3 className={styles.step}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.form}>
        {subject && <Concerning subject={subject} onDrop={drop} />}
        {ContactForm && (
          <ContactForm
            privacy="/PresentationPro/privacy"
            beginning={subject ? enquiryAbout(subject) : ''}
            after={
              <p className={styles.instead}>
                Nothing was sent: this is a sample site. <a href="/#contact">The company’s contact form</a>
              </p>
            }
          />
        )}
      </div>
    </section>
  )
}
