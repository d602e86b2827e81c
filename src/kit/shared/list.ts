import { type Language, language } from './language.ts'

const made = new Map<Language, Intl.ListFormat>()

/** `captain, briefing and cleaning`. */
export function formatList(items: readonly string[]): string {
  const format = made.get(language()) ?? new Intl.ListFormat(language() === 'en' ? 'en-GB' : language())
  made.set(language(), format)
  return format.format(items)
}
