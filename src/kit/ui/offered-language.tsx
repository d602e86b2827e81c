import type { Language } from '#kit/shared/language.ts'
import { Button, ButtonLink } from './button.tsx'
import { keepLanguage } from './language-choice.ts'
import { followInto } from './language-switch.tsx'
import styles from './offered-language.module.css'

/** Said in the language that is offered, so that whoever it is for can read it. */
const offers: Readonly<Record<Language, { text: string; take: string; leave: string }>> = {
  en: { text: 'This page is also available in English.', take: 'Read in English', leave: 'No, thanks' },
  de: { text: 'Diese Seite gibt es auch auf Deutsch.', take: 'Auf Deutsch lesen', leave: 'Nein, danke' },
}

type OfferedLanguageProps = {
  language: Language
  /** Of the page in it. */
  address: string
  /** What the page is in now. */
  shown: Language
  onRefuse: () => void
}

/** A bar at the foot of the window, and of the page, whose end can be scrolled clear of it. */
export function OfferedLanguage({ language, address, shown, onRefuse }: OfferedLanguageProps) {
  const { text, take, leave } = offers[language]
  const refuse = () => {
    keepLanguage(shown)
    // The button that was pressed goes away.
    document.querySelector('main')?.focus({ preventScroll: true })
    onRefuse()
  }
  return (
    <section className={styles.offer} lang={language} aria-label={text}>
      <p className={styles.text}>{text}</p>
      <ButtonLink size="small" href={address} hrefLang={language} onClick={followInto(language, address)}>
        {take}
      </ButtonLink>
      <Button size="small" variant="secondary" onClick={refuse}>
        {leave}
      </Button>
    </section>
  )
}
