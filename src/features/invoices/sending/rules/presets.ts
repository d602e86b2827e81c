import { type Language, languageOf } from '#kit/shared/countries.ts'
import type { Day } from '#kit/shared/day.ts'
import { monthAndYear } from '../../issuing/rules/freeze.ts'

/** What the mail of an invoice says unless told otherwise, and what else there is to choose from. */

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
