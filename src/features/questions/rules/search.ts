import { language } from '#kit/shared/language.ts'
import { plainTextOf, type Question, type QuestionGroup } from '../rules.ts'

export type Hit = { group: QuestionGroup; question: Question }

/** A part of a text; `isHit` where it is what was looked for. */
export type Piece = { text: string; isHit: boolean }

/** Characters of an excerpt at most, the dots at its ends aside. */
export const longestExcerpt = 200

/** What letters are compared by: without case, accents and kinds of dashes and quotes. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’]/g, "'")

/** The words of what somebody typed, folded and each once; punctuation around them does not count. */
export function wordsOf(typed: string): string[] {
  const words = folded(typed).split(/\s+/).map(trimmed)
  return [...new Set(words)].filter(Boolean)
}

const trimmed = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/**
 * The questions in which each word begins a word (in German, longer ones may stand within one, too), of the question itself or of its answer; those with more of them in
 * the question come first, otherwise the order stays. All questions where nothing is looked for.
 */
export function searchQuestions(groups: readonly QuestionGroup[], words: readonly string[]): Hit[] {
  const all = groups.flatMap((group) => group.questions.map((question) => ({ group, question })))
  const ranked = all.flatMap((hit) => {
    const { question, answer } = foldedOf(hit.question)
    const inQuestion = words.filter((word) => isIn(question, word))
    const missing = words.filter((word) => !inQuestion.includes(word))
    return missing.every((word) => isIn(answer, word)) ? [{ hit, rank: inQuestion.length }] : []
  })
  return ranked.sort((one, other) => other.rank - one.rank).map(({ hit }) => hit)
}

type Folded = { question: string; answer: string }
const kept = new WeakMap<Question, Folded>()

/** Texts do not change: they are folded once, not at every letter typed. */
function foldedOf(question: Question): Folded {
  const before = kept.get(question)
  if (before) return before
  const now = { question: folded(question.question), answer: folded(plainTextOf(question.answer)) }
  kept.set(question, now)
  return now
}

const isPartOfWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** From so many letters on a word is also looked for within others. German makes one of several: Kaufnebenkosten. */
const compounded = 4

/** Where a word begins a word of a text, or is part of one that is made of several; both folded. */
function placesIn(text: string, word: string): number[] {
  const places: number[] = []
  const isAnywhere = language() === 'de' && word.length >= compounded
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isAnywhere || !isPartOfWord(Array.from(text.slice(Math.max(0, at - 2), at)).at(-1))) places.push(at)
  }
  return places
}

/** As it was typed and, in German, as if its ae, oe and ue had been typed where a keyboard has no ä, ö and ü. */
const spellingsOf = (word: string): readonly string[] =>
  language() === 'de' && /[aou]e/.test(word) ? [word, word.replace(/([aou])e/g, '$1')] : [word]

const isIn = (text: string, word: string) => spellingsOf(word).some((one) => placesIn(text, one).length > 0)

/** A text in pieces, so that what was looked for can be marked in it. Joined they are the text. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const { letters, origins } = withOrigins(text)
  const spans = words
    .flatMap(spellingsOf)
    .flatMap((word) => placesIn(letters, word).map((at) => [at, at + word.length] as const))
    .map(([from, to]) => [origins[from] ?? 0, endOf(origins, to)] as const)
    .sort(([one], [other]) => one - other)
  const pieces: Piece[] = []
  let done = 0
  for (const [from, to] of spans) {
    if (to <= done) continue
    if (from > done) pieces.push({ text: text.slice(done, from), isHit: false })
    const last = pieces.at(-1)
    if (from <= done && last?.isHit) last.text += text.slice(done, to)
    else pieces.push({ text: text.slice(from, to), isHit: true })
    done = to
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isHit: false })
  return pieces
}

/** A text folded, and for each of its letters the place of the character it comes from; at last the text's end. */
function withOrigins(text: string): { letters: string; origins: number[] } {
  let letters = ''
  const origins: number[] = []
  let place = 0
  for (const character of text) {
    const plain = folded(character)
    letters += plain
    for (let i = 0; i < plain.length; i++) origins.push(place)
    place += character.length
  }
  origins.push(text.length)
  return { letters, origins }
}

/** Where the character ends that the letter before `to` comes from: one can fold to several letters, as ß does. */
function endOf(origins: readonly number[], to: number): number {
  const last = origins[to - 1] ?? 0
  return origins.slice(to).find((place) => place > last) ?? last
}

/** What of an answer to show below a question that was found: the part with most of the words, around the first. */
export function excerptOf({ answer }: Question, words: readonly string[]): string {
  const parts = answer.flat()
  const counts = parts.map((part) => {
    const text = folded(part)
    return words.filter((word) => isIn(text, word)).length
  })
  const part = parts[counts.indexOf(Math.max(...counts))] ?? ''
  if (part.length <= longestExcerpt) return part
  const before = piecesOf(part, words).findIndex(({ isHit }) => isHit)
  const first = before < 1 ? 0 : (piecesOf(part, words)[0]?.text.length ?? 0)
  return cut(part, Math.max(0, Math.min(first - longestExcerpt / 3, part.length - longestExcerpt)))
}

/** From about a place on, whole words only. */
function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const end = start + longestExcerpt
  const whole = end >= text.length
  const shown = whole ? text.slice(start) : text.slice(start, text.lastIndexOf(' ', end))
  return `${start === 0 ? '' : '… '}${shown}${whole ? '' : ' …'}`
}
