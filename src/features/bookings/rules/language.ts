import type { Language } from '#kit/shared/language.ts'
import { words } from '../words.ts'

/** For staff: the language that a customer is written to in; undefined for English, which goes without saying. */
export const writtenIn = (language: Language = 'en'): string | undefined =>
  ({ en: undefined, de: words.german })[language]

/** The same for answers, whose documented fields say nothing of languages. */
export const saidLanguage = ({ language }: { language?: Language | undefined }) =>
  language === undefined || language === 'en' ? {} : { language }
