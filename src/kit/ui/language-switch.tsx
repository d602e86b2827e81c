import type { MouseEvent } from 'react'
import { type Language, languageNames, languages } from '#kit/shared/language.ts'

const loadSpeak = () => import('./speak.ts').then(({ speak }) => speak)

export type Alternates = Readonly<Partial<Record<Language, string>>>

type LanguageSwitchProps = {
  /** Of the page that is shown. */
  language: Language
  /** Addresses of the same page in other languages. */
  alternates: Alternates
  className?: string | undefined
}

/** Links to the page in its other languages. What is open in it stays: the step of a booking, the filter, the place. */
export function LanguageSwitch({ language, alternates, className }: LanguageSwitchProps) {
  return languages.map((one) => {
    const address = alternates[one]
    if (one === language || address === undefined) return null
    return (
      <a key={one} href={address} hrefLang={one} lang={one} className={className} onClick={followInto(one, address)}>
        {languageNames[one]}
      </a>
    )
  })
}

/** Follows a link to the same place in another language, and remembers that it was wanted. */
export const followInto = (language: Language, address: string) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
  event.preventDefault()
  void loadSpeak()
    .then((speak) => speak(language, address))
    .catch(() => location.assign(address))
}
