export type Language = 'en' | 'de'

/** What is built for browsers is of one language (scripts/build-words.ts); anything else speaks that of whoever asks. */
declare const __LANGUAGE__: Language

let ofTheAsker = (): Language => 'en'

/** Says where the language of whoever is served is found. */
export function findLanguageBy(find: () => Language): void {
  ofTheAsker = find
}

let ofTheRental = (): Language => 'en'

/** Says where the language of the rental is found. */
export function findRentalLanguageBy(find: () => Language): void {
  ofTheRental = find
}

/** What the rental keeps and prints is in, and what it is written itself. */
export const rentalLanguage = (): Language => ofTheRental()

/** What is kept to be read by programs is in the first language, whoever asks. `work` must not wait for anything. */
export const inFirstLanguage = <T>(work: () => T): T => spokenAs('en', work)

/** What the rental keeps to be read by people is in its language, whoever asks. `work` must not wait for anything. */
export const inRentalLanguage = <T>(work: () => T): T => spokenAs(ofTheRental(), work)

function spokenAs<T>(spoken: Language, work: () => T): T {
  const before = ofTheAsker
  ofTheAsker = () => spoken
  try {
    return work()
  } finally {
    ofTheAsker = before
  }
}

/** The language that words are in now. */
export const language = (): Language => (typeof __LANGUAGE__ === 'undefined' ? ofTheAsker() : __LANGUAGE__)
