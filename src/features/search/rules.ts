import { addDays, type Day, daysBetween, localDateTime, type WallClock } from '#kit/shared/day.ts'
import { day } from '#kit/shared/fields.ts'

/** Letters that are written in two parts nowhere, and what they are compared as; as in `search_fold` of the database. */
const alone: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', œ: 'o', æ: 'a' }
const marks = /[\u0300-\u0304\u0306-\u0308\u030a-\u030c\u0323\u0327\u0328]/g

/** As the search compares: without case, accents and the two ways to write an umlaut: ä, ae and a are the same. */
export const fold = (said: string): string =>
  said
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replace(/[øłđðıœæ]/g, (letter) => alone[letter] ?? letter)
    .replace(marks, '')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ue', 'u')

/** Words beyond these say nothing more. */
const mostWords = 5
/** Digits by which a phone number is told apart, counted from its end. */
const ownDigits = 8

/**
 * What somebody typed as the words that all have to occur, in any order. A number is one word however it is written, by
 * the digits at its end, so that it does not matter how it begins: 0170, +49 170 and 0049 170 are the same.
 */
export function wordsOf(typed: string): string[] {
  const isNumber = /^[\s\d+()/.-]+$/.test(typed) && !/\d{4}-\d{4,}/.test(typed)
  const words = isNumber ? [typed] : typed.split(/\s+/)
  return [...new Set(words.map((word) => numberIn(word) ?? fold(word).replace(/[^\p{L}\p{N}@._+-]/gu, '')))]
    .filter((word) => word !== '')
    .slice(0, mostWords)
}

/** The digits by which a phone number is looked for; undefined where it is none. */
function numberIn(word: string): string | undefined {
  if (!/^[\s\d+()/.-]*$/.test(word)) return undefined
  const digits = word.replace(/\D/g, '')
  if (digits.length < 5) return undefined
  return digits.length > ownDigits ? digits.slice(-ownDigits) : digits.replace(/^0+(?=\d{4})/, '')
}

/** Whether there is enough to look for: one word of three letters or digits. */
export const isEnough = (words: readonly string[]): boolean => words.some((word) => word.length >= 3)

/** How near a word of a name has to be to the one meant, as PostgreSQL's `strict_word_similarity`: 1 is the same. */
export const alike = 0.3
/** Letters of a word in which a wrong one is forgiven. */
export const longEnough = 4

const near = new Map([
  ['heute', 0],
  ['today', 0],
  ['morgen', 1],
  ['tomorrow', 1],
  ['gestern', -1],
  ['yesterday', -1],
])

/** The first day that is named, of dates without a year the one nearest to today, and what else was typed. */
export function dayIn(typed: string, today: Day): { day: Day | undefined; rest: string } {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  const days = words.map((word) => dayOf(word, today))
  const at = days.findIndex((day) => day !== undefined)
  return { day: days[at], rest: words.filter((_, i) => i !== at).join(' ') }
}

const realDay = day()

function dayOf(word: string, today: Day): Day | undefined {
  const far = near.get(word.toLowerCase())
  if (far !== undefined) return addDays(today, far)
  const [, d = '', m = '', y = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?$/.exec(word) ?? []
  const thisYear = Number(today.slice(0, 4))
  const years = y === '' ? [thisYear - 1, thisYear, thisYear + 1] : [Number(y.length === 2 ? `20${y}` : y)]
  const days = /^\d{4}-\d\d-\d\d$/.test(word)
    ? [word]
    : years.map((year) => `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`)
  return days
    .filter((one) => realDay.safeParse(one).success)
    .toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))[0]
}

type Timed = { id: number; starts_at: string; ends_at: string; canceled: boolean }

/** Bookings as they are wanted: what is not over by its time, then what was, the latest first; what was canceled last of each. */
export function inOrder<T extends Timed>(bookings: readonly T[], now: WallClock): T[] {
  const moment = localDateTime(now.day, now.hour)
  const isOver = ({ ends_at }: T) => ends_at <= moment
  return bookings.toSorted((a, b) => {
    if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1
    if (a.canceled !== b.canceled) return a.canceled ? 1 : -1
    const order = a.starts_at < b.starts_at ? -1 : a.starts_at > b.starts_at ? 1 : a.id - b.id
    return isOver(a) ? -order : order
  })
}

/** What has all of the words in its name or the terms beside it, names that begin with the first before the others. */
export function matching<T extends { label: string; terms?: string | undefined }>(
  entries: readonly T[],
  typed: string,
): T[] {
  const words = typed
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const rank = (name: string) =>
    name.startsWith(words[0] ?? '') ? 0 : words.every((word) => name.includes(word)) ? 1 : 2
  return entries
    .map((entry) => ({ entry, name: fold(entry.label), terms: fold(entry.terms ?? '') }))
    .filter(({ name, terms }) => words.every((word) => name.includes(word) || terms.includes(word)))
    .toSorted((a, b) => rank(a.name) - rank(b.name))
    .map(({ entry }) => entry)
}
