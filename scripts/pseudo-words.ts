/**
 * A language that nobody speaks, made of the first one: each vowel has an accent and comes twice, so that a text can be
 * read, is about 40 % longer, and shows wherever a word stands in the code instead of among the words. Only letters that
 * our own fonts have: in any other font a text is as long as that happens to be.
 */
/** Whether a build is in it. */
export const isPseudo = process.env.PSEUDO_WORDS === 'yes'

const vowels: Readonly<Record<string, string>> = {
  ...{ a: 'àà', e: 'èè', i: 'ìì', o: 'òò', u: 'ùù', y: 'ý' },
  ...{ A: 'Àà', E: 'Èè', I: 'Ìì', O: 'Òò', U: 'Ùù', Y: 'Ý' },
}

/** Parts of a text that programs read: addresses, what stands for a letter, and the places that the server fills. */
const asItIs = String.raw`https?:\/\/\S+|(?<!\S)\/[\w/#&-]+|&\w+;|:[a-z]+[A-Z]\w*`

/** In it; names and numbers that were told stay as they are, as in any language. */
export const accented = (text: string, told: readonly string[] = []): string =>
  text
    .split(new RegExp(`(${[asItIs, ...told.map(literally)].join('|')})`))
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll(/[aeiouy]/gi, accentedVowel)))
    .join('')

/** What stands in a text as somebody speaks it: words of three letters and more that have vowels without accents. */
export const plainWords = (text: string): readonly string[] =>
  (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => /[aeiouy]/i.test(word))

const literally = (text: string) => text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)

function accentedVowel(vowel: string, at: number, text: string): string {
  const twice = vowels[vowel] ?? vowel
  return /[A-Z]/.test(vowel) && /[A-Z]/.test(text.charAt(at + 1) + text.charAt(at - 1)) ? twice.toUpperCase() : twice
}

/** The same words in it, whatever they are made of. `told`: the texts that were told to whoever says them. */
export function pseudo(words: unknown, told: readonly string[] = []): unknown {
  if (typeof words === 'string') return accented(words, told)
  if (typeof words === 'function')
    return (...values: unknown[]) => pseudo(words(...values.map(asTold)), values.filter(isName))
  if (Array.isArray(words)) return words.map((part) => pseudo(part, told))
  if (typeof words !== 'object' || words === null || '$$typeof' in words) return words
  return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, pseudo(part, told)]))
}

/** A letter or two are found in any word. */
const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 2

/** What makes a part of the page of some words is given them in this language. */
const asTold = (told: unknown) => (typeof told === 'function' ? (text: string) => told(accented(text)) : told)
