export type Language = 'en' | 'de'

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
