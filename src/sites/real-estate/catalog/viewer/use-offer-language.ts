import { useState } from 'react'
import type { OfferLanguage } from '#features/properties/rules.ts'
import { keep, readKept } from '#kit/ui/kept-state.ts'

const key = 'presentationPro.language'

function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** English with dollars or German with euros, as it was chosen last in this browser. */
export function useOfferLanguage() {
  const [language, setLanguage] = useState<OfferLanguage>(() =>
    readKept<string>(storage(), key, 'en') === 'de' ? 'de' : 'en',
  )
  const choose = (next: OfferLanguage) => {
    setLanguage(next)
    keep(storage(), key, next)
  }
  return [language, choose] as const
}
