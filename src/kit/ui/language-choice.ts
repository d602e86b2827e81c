import type { Language } from '#kit/shared/language.ts'

const key = 'language'

/** Remembers on this device that somebody chose a language, and so is not asked again. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Then nobody is asked at all.
  }
}

/** Whether nobody has chosen yet, where that could be remembered. */
export function isLanguageOpen(): boolean {
  try {
    return localStorage.getItem(key) === null
  } catch {
    return false
  }
}
