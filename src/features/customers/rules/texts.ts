import { monthAndYear } from '#features/invoices/issuing/rules/freeze.ts'
import type { Day } from '#kit/shared/day.ts'
import { type Language, languageOf } from '../content/countries.ts'

/** What mails to customers begin with. */
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

/** Written before a month and year. The first is what a subject is unless told otherwise. */
const subjects: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  de: ['Monatliche Rechnung', 'Rechnung', 'Ihre Rechnung für'],
  en: ['Monthly invoice', 'Invoice', 'Your invoice for'],
}

/** Subjects to choose from, of the month of a day: `Monatliche Rechnung November 2026`. */
export const subjectPresets = (country: string, day: Day): readonly [string, ...string[]] => {
  const language = languageOf(country)
  return subjects[language].map((words) => `${words} ${monthAndYear(language, day)}`) as [string, ...string[]]
}

const anyMonth = /^(.+?)(?: \p{L}+ \d{4})?$/u

/** A subject that was chosen, of the month of a day; what somebody wrote stays as it is. */
export function subjectOf(subject: string, day: Day): string {
  const words = anyMonth.exec(subject)?.[1] ?? ''
  const language = (['de', 'en'] as const).find((one) => subjects[one].includes(words))
  return language ? `${words} ${monthAndYear(language, day)}` : subject
}

const bodies: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  de: [
    '<p>anbei erhalten Sie die monatliche Rechnung für die Bereitstellung Ihrer Website.</p>',
    '<p>anbei erhalten Sie die monatliche Rechnung für die Bereitstellung Ihrer Website.</p><p>Vielen Dank für die gute Zusammenarbeit. Bei Fragen antworten Sie einfach auf diese E-Mail.</p>',
    '<p>Ihre Website ist online. Anbei erhalten Sie die erste Rechnung; ab jetzt kommt sie monatlich.</p><p>Wir wünschen viel Erfolg und sind bei Fragen gern für Sie da.</p>',
  ],
  en: [
    '<p>Please find attached the monthly invoice for providing your website.</p>',
    '<p>Please find attached the monthly invoice for providing your website.</p><p>Thank you for working with us. For any question, simply reply to this email.</p>',
    '<p>Your website is online. Please find attached the first invoice; from now on one comes each month.</p><p>We wish you every success and are glad to help whenever you have a question.</p>',
  ],
}

/** Bodies to choose from, as HTML. The first is what a body is unless told otherwise. */
export const bodyPresets = (country: string) => bodies[languageOf(country)]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** HTML of what was typed: text without any tag becomes paragraphs, lines stay lines. */
export function bodyHtml(text: string): string {
  const typed = text.trim()
  if (typed === '' || /<\/?[a-z][^>]*>/i.test(typed)) return typed
  const escaped = typed.replaceAll(/[<>]|&(?!#?\w+;)/g, (character) => escapes[character] as string)
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** Whether a body says anything at all. */
export const saysSomething = (html: string): boolean =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim() !== ''
