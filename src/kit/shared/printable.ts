import { words } from './words.ts'

/**
 * What our fonts can draw in a PDF: Latin letters with the marks of European languages and Vietnamese, Greek and Cyrillic
 * ones, digits, punctuation. Emoji and other scripts are left out, so the screen can show beforehand what will be printed.
 */
const drawn =
  /(?![\p{Cn}\p{M}])[\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u017e\u0218-\u021b\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2116\u2122\u2212\u0370-\u052f\u1f00-\u1fff]/u

const twins: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u2028\u2029]/g, '\n'],
  [/[\t\p{Zs}]/gu, ' '],
  [/[\u2010\u2011]/g, '-'],
  [/[\u2012\u2015]/g, '–'],
  [/\u2032/g, "'"],
  [/\u2033/g, '"'],
]

/** The text as it will be printed: with twins for rare spaces and dashes, letters without marks that no font has. */
export function printable(text: string): string {
  const plain = twins.reduce((said, [rare, twin]) => said.replace(rare, twin), text.normalize('NFC'))
  return Array.from(plain, printedCharacter)
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()
}

function printedCharacter(character: string): string {
  if (drawn.test(character)) return character
  if (!/\p{L}/u.test(character)) return ''
  return Array.from(character.normalize('NFKD'), (letter) => (drawn.test(letter) ? letter : '')).join('')
}

/** What of a text is left out when it is printed, each once. */
export function leftOut(text: string): string[] {
  const pieces = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  )
  return [...new Set(pieces.filter((piece) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(piece) && printable(piece) === ''))]
}

/** What is said beside a field of which something cannot be printed; undefined where all of it can. */
export function unprintable(text: string): string | undefined {
  const missing = leftOut(text)
  return missing.length > 0 ? words.unprintable(missing.slice(0, 12).join(' ')) : undefined
}
