import { useEffect, useRef } from 'react'
import { ContactForm } from '#features/gallery/screens/contact/contact-form.tsx'
import layout from '#kit/ui/layout.module.css'
import { words } from '../../words.ts'
import styles from './contact.module.css'

const phone = '+49 30 23125 086'
const email = 'studio@artalley.example'

/** Who comes for this part is taken there once the page stands still. */
const arrivalMs = 400

export function Contact() {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const arrive = () => {
      if (location.hash === '#contact') timer = setTimeout(() => section.current?.scrollIntoView(), arrivalMs)
    }
    arrive()
    window.addEventListener('hashchange', arrive)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('hashchange', arrive)
    }
  }, [])
  return (
    <section
      ref={section}
      id="contact"
      className={styles.contact}
      data-ground="ink"
      aria-labelledby="write"
      tabIndex={-1}
    >
      <div className={layout.stack5}>
        <h2 id="write" className={styles.title}>
          {words.contactMe}
        </h2>
        <p className={styles.note}>{words.contactNote}</p>
        <p className={styles.direct}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
      <ContactForm />
    </section>
  )
}
