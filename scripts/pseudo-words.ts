/**
 * A language that nobody speaks, made of the first one: each letter has an accent and each vowel comes twice, so that a text
 * can be read, is a third longer, and shows wherever a word stands in the code instead of among the words.
 */
/** Whether a build is in it. */
export const isPseudo = process.env.PSEUDO_WORDS === 'yes'

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'aȧ bƀ cƈ dḓ eḗ fƒ gɠ hħ iī jĵ kķ lŀ mḿ nƞ oǿ pƥ qɋ rř sş tŧ uŭ vṽ wẇ xẋ yẏ zẑ AȦ BƁ CƇ DḒ EḖ FƑ GƓ HĦ IĪ JĴ KĶ LĿ MḾ NȠ OǾ PƤ QɊ RŘ SŞ TŦ UŬ VṼ WẆ XẊ YẎ ZẐ'.split(
      ' ',
    ),
    (pair) => [pair.slice(0, 1), pair.slice(1)],
  ),
)

/** Parts of a text that programs read: addresses and what stands for a letter. */
const asItIs = /(https?:\/\/\S+|\/[\w/#&-]+|&\w+;)/

export const accented = (text: string): string =>
  text
    .split(asItIs)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replaceAll(/[a-z]/gi, (letter) => (letters[letter] ?? '').repeat(/[aeiou]/.test(letter) ? 2 : 1)),
    )
    .join('')

/** The same words in it, whatever they are made of. */
export function pseudo(words: unknown): unknown {
  if (typeof words === 'string') return accented(words)
  if (typeof words === 'function') return (...told: unknown[]) => pseudo(words(...told.map(asTold)))
  if (Array.isArray(words)) return words.map(pseudo)
  if (typeof words !== 'object' || words === null || '$$typeof' in words) return words
  return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, pseudo(part)]))
}

/** What makes a part of the page of some words is given them in this language. */
const asTold = (told: unknown) => (typeof told === 'function' ? (text: string) => told(accented(text)) : told)
