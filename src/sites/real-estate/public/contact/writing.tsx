import { useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { enquiryAbout, propertyAsked } from '#features/property-contact/rules.ts'
import { words as questionWords } from '#features/questions/words.ts'
import { said } from '#kit/ui/said.ts'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { words as siteWords } from '#sites/words.ts'
import { Concerning } from './concerning.tsx'
import { useSubject } from './use-subject.ts'
import { words } from './words.ts'
import styles from './writing.module.css'

const steps = [
  [words.youWrite, words.youWriteText],
  [words.weAnswer, words.weAnswerText(questionWords.facts.replyTime)],
  [words.weMeet, words.weMeetText],
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
        {said(words.writeToUs((whom) => <em>{whom}</em>))}
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
                {said(words.nothingSent((form) => <a href={`${siteWords.agencyHome}#contact`}>{form}</a>))}
              </p>
            }
          />
        )}
      </div>
    </section>
  )
}
