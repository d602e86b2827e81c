import { language } from './language.ts'

/** The form that a number takes in the language that is spoken: `{ one: 'boat', other: 'boats' }`. */
export const plural = (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) =>
  forms[new Intl.PluralRules(language()).select(count)] ?? forms.other
