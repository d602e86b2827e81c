import { useState } from 'react'
import type { Language } from '#kit/shared/language.ts'
import { Button } from './button.tsx'
import { isLanguageOpen, keepLanguage } from './language-choice.ts'
import styles from './offered-language.module.css'
import { speak } from './speak.ts'

/** Said in the language that is offered, so that whoever it is for can read it. */
const offers: Readonly<Record<Language, { text: string; take: string; leave: string }>> = {
  en: { text: 'This page is also available in English.', take: 'Read in English', leave: 'No, thanks' },
  de: { text: 'Diese Seite gibt es auch auf Deutsch.', take: 'Auf Deutsch lesen', leave: 'Nein, danke' },
}

export function OfferedLanguage({ language, address }: { language: Language; address: string }) {
  // The start pages of our sites run small in that of the agency.
  const [isOpen, setIsOpen] = useState(isLanguageOpen() && window.parent === window)
  const { text, take, leave } = offers[language]
  const stay = () => {
    keepLanguage(document.documentElement.lang as Language)
    setIsOpen(false)
  }
  if (!isOpen) return null
  return (
    <section className={styles.offer} lang={language} aria-label={text}>
      <p>{text}</p>
      <div className={styles.choices}>
        <Button onClick={() => speak(language, address)}>{take}</Button>
        <Button variant="secondary" onClick={stay}>
          {leave}
        </Button>
      </div>
    </section>
  )
}
