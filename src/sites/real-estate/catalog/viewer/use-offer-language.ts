import { useState } from 'react'
import type { OfferLanguage } from '#features/properties/rules.ts'
import { language as pageLanguage } from '#kit/shared/language.ts'
import { keep, readKept } from '#kit/ui/kept-state.ts'

const key = 'presentationPro.language'

function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/**
 * English with dollars or German with euros, as it was chosen last in this browser. Who reads German pages begins with
 * German each time.
 */
export function useOfferLanguage() {
  const [language, setLanguage] = useState<OfferLanguage>(() =>
    pageLanguage() === 'de' || readKept<string>(storage(), key, 'en') === 'de' ? 'de' : 'en',
  )
  const choose = (next: OfferLanguage) => {
    setLanguage(next)
    if (pageLanguage() === 'en') keep(storage(), key, next)
  }
  return [language, choose] as const
}
