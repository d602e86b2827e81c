import { languageNames, languages } from '#kit/shared/language.ts'

/** Each by what it calls itself. */
export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))
