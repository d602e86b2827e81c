import { useEffect, useState } from 'react'
import { type Language, languages } from '#kit/shared/language.ts'
import type { Alternates } from './language-switch.tsx'
import { later } from './later.tsx'

const OfferedLanguage = later(() => import('./offered-language.tsx').then(({ OfferedLanguage: Part }) => Part))

/** Offers a page once in the language that somebody's browser prefers, where it is there in it. Nobody is moved. */
export function LanguageOffer({ language, alternates }: { language: Language; alternates: Alternates }) {
  const [preferred, setPreferred] = useState(language)
  useEffect(() => {
    const spoken = navigator.languages.map((one) => one.slice(0, 2))
    setPreferred(spoken.find((one): one is Language => (languages as readonly string[]).includes(one)) ?? language)
  }, [language])
  const address = preferred !== language && alternates[preferred]
  return address && <OfferedLanguage language={preferred} address={address} />
}
