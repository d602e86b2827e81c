import type { Language } from '#kit/shared/language.ts'
import { keep, readKept } from './kept-state.ts'

const key = 'language'

const storage = () => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** Remembers on this device that somebody chose a language, and so is not asked again. */
export const keepLanguage = (language: Language): void => void keep(storage(), key, language)

/** Whether nobody has chosen yet. */
export const isLanguageOpen = (): boolean => readKept(storage(), key, '') === ''
