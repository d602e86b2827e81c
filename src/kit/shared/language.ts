/** Languages that pages are there in. The first is that of addresses which name none. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** What each calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** What is built for browsers is of one language (scripts/build-words.ts); anything else speaks that of whoever asks. */
declare const __LANGUAGE__: Language

let ofTheAsker = (): Language => 'en'

/** Says where the language of whoever is served is found. */
export function findLanguageBy(find: () => Language): void {
  ofTheAsker = find
}

/** What is kept to be read by programs is in the first language, whoever asks. `work` must not wait for anything. */
export function inFirstLanguage<T>(work: () => T): T {
  const before = ofTheAsker
  ofTheAsker = () => 'en'
  try {
    return work()
  } finally {
    ofTheAsker = before
  }
}

/** The language that words are in now. */
export const language = (): Language => (typeof __LANGUAGE__ === 'undefined' ? ofTheAsker() : __LANGUAGE__)

/** What the addresses of pages in a language begin with. */
export const prefixOf = (spoken: Language): string => (spoken === 'en' ? '' : `/${spoken}`)

/** The language of the page at an address, by how the address begins. */
export const languageAt = (path: string): Language =>
  languages.find((one) => one !== 'en' && (path === prefixOf(one) || path.startsWith(`${prefixOf(one)}/`))) ?? 'en'
