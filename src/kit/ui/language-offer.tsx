import { useEffect, useState } from 'react'
import { type Language, languages } from '#kit/shared/language.ts'
import { isLanguageOpen } from './language-choice.ts'
import type { Alternates } from './language-switch.tsx'
import { later } from './later.tsx'

const OfferedLanguage = later(() => import('./offered-language.tsx').then(({ OfferedLanguage: Part }) => Part))

/** Offers a page once in the language that somebody's browser prefers, where it is there in it. Nobody is moved. */
export function LanguageOffer({ language, alternates }: { language: Language; alternates: Alternates }) {
  const [preferred, setPreferred] = useState<Language>()
  // The start pages of our sites run small in that of the agency.
  useEffect(() => setPreferred(window.parent === window && isLanguageOpen() ? preference() : undefined), [])
  const address = preferred && preferred !== language && alternates[preferred]
  return (
    address && (
      <OfferedLanguage
        language={preferred}
        address={address}
        shown={language}
        onRefuse={() => setPreferred(undefined)}
      />
    )
  )
}

const preference = () =>
  navigator.languages
    .map((one) => one.split('-')[0])
    .find((one): one is Language => (languages as readonly (string | undefined)[]).includes(one))
