import { onceFor } from './once-for.ts'
import { type Language, language } from './spoken.ts'

const rules = /* @__PURE__ */ onceFor((spoken: Language) => new Intl.PluralRules(spoken))

/** The form that a number takes in the language that is spoken: `{ one: 'boat', other: 'boats' }`. */
export const plural = (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) =>
  forms[rules(language()).select(count)] ?? forms.other
