import type { Language } from '#kit/shared/language.ts'

/** For staff: the language that a customer is written to in; undefined for English, which goes without saying. */
export const writtenIn = (language: Language = 'en'): string | undefined => ({ en: undefined, de: 'German' })[language]
