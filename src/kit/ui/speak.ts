import type { Language } from '#kit/shared/language.ts'
import { keepLanguage } from './language-choice.ts'
import { stepsStartHere } from './step-history.ts'

/** Goes to the same place in another language, and remembers that it was wanted. */
export function speak(language: Language, address: string): void {
  keepLanguage(language)
  // As an entry of the history with all that this one knows; its scripts speak one language, so they come anew.
  history.pushState(stepsStartHere(), '', address + location.search + location.hash)
  location.reload()
}
