/** First letter upper, the rest lower, of the whole name: `anna-LENA` is `Anna-lena`, `ÖZGÜR` is `Özgür`. */
export function capitalised(name: string): string {
  const [first = ''] = name
  const capital = first.toUpperCase()
  // Some letters have no capital of one letter, like ß.
  return ([...capital].length === 1 ? capital : first) + name.slice(first.length).toLowerCase()
}

/** 32 letters and digits that are not mistaken for each other. */
export const passwordLetters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A password of 16 letters (80 bits) in groups of four, from as many random numbers below 32. */
export const passwordFrom = (random: readonly number[]): string =>
  random
    .map((number) => passwordLetters[number] ?? '')
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')
