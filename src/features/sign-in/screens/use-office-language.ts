import { useEffect } from 'react'
import { type Language, language, prefixOf } from '#kit/shared/language.ts'

/** Whoever has chosen to read the rental's office in another language is led there, where they are. The agency's is English. */
export function useOfficeLanguage(chosen: Language): void {
  useEffect(() => {
    if (chosen === language()) return
    const here = prefixOf(language())
    const { pathname, search, hash } = location
    const bare = pathname.slice(here.length)
    if (bare.startsWith('/RentalRevolution/')) location.replace(prefixOf(chosen) + bare + search + hash)
  }, [chosen])
}
