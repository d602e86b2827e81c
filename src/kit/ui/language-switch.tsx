import type { MouseEvent } from 'react'
import { type Language, languageNames, languages } from '#kit/shared/language.ts'
import { keepLanguage } from './language-choice.ts'
import { stepsStartHere } from './step-history.ts'

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
    const follow = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      speak(one, address)
    }
    return (
      <a key={one} href={address} hrefLang={one} lang={one} className={className} onClick={follow}>
        {languageNames[one]}
      </a>
    )
  })
}

/** Goes to the same place in another language, and remembers that it was wanted. */
export function speak(language: Language, address: string): void {
  keepLanguage(language)
  // As an entry of the history with all that this one knows; its scripts speak one language, so they come anew.
  history.pushState(stepsStartHere(), '', address + location.search + location.hash)
  location.reload()
}
