import { type Language, languageOf } from './countries.ts'

/** What mails begin with. */
const salutations: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  de: ['Sehr geehrter', 'Sehr geehrte', 'Sehr geehrtes'],
  en: ['Dear'],
}

/** Until somebody has chosen one: it fits whoever reads it. */
const neutral: Readonly<Record<Language, { salutation: string; withoutName: string }>> = {
  de: { salutation: 'Guten Tag', withoutName: 'Sehr geehrte Damen und Herren' },
  en: { salutation: 'Dear', withoutName: 'Dear Sir or Madam' },
}

export const neutralIn = (language: Language): string => neutral[language].salutation
export const neutralSalutation = (country: string): string => neutralIn(languageOf(country))

/** `Sehr geehrte Grete Sander`: what a mail begins with, neutral where no salutation was chosen or no name is known. */
export function greetingOf(salutation: string, name: string, language: Language): string {
  const [chosen, who] = [salutation.trim(), name.trim()]
  const { salutation: usual, withoutName } = neutral[language]
  if (who !== '') return `${chosen || usual} ${who}`
  const needsName = chosen === usual || Object.values(salutations).some((some) => some.includes(chosen))
  return chosen === '' || needsName ? withoutName : chosen
}

export const salutationsOf = (country: string) => salutations[languageOf(country)]
export const salutationsIn = (language: Language) => salutations[language]
