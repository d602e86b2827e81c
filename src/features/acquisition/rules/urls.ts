/**
 * Where a line of text names a website. Linear in the length of the line, whatever it holds; no library, so that a screen
 * can show while one types what the server will take.
 */

export type FoundUrl = {
  /** Where it stands in the line: `end` is behind it. */
  start: number
  end: number
  /** As it stands there. */
  text: string
  /** With a scheme, as browsers write it; undefined where it cannot be the address of a website. */
  url: string | undefined
}

const longest = 2000

/** What an address ends before. Quotes and brackets stand around addresses, never in them. */
const isBoundary = (character: string | undefined) => character === undefined || /[\s,;|<>"'`„“”«»]/.test(character)

/** Marks of the sentence around an address. */
const isTrailing = (character: string | undefined) => character !== undefined && /[.:!?)\]}]/.test(character)
const isLeading = (character: string | undefined) => character !== undefined && /[([{]/.test(character)

type Word = { start: number; end: number }

/** Pieces between boundaries, without the brackets and marks around them. */
function* wordsOf(line: string): Generator<Word> {
  let start = 0
  for (let at = 0; at <= line.length; at++) {
    if (!isBoundary(line[at])) continue
    const word = trimmed(line, { start, end: at })
    if (word.end > word.start) yield word
    start = at + 1
  }
}

function trimmed(line: string, { start, end }: Word): Word {
  let [from, to] = [start, end]
  while (from < to && isLeading(line[from])) from++
  while (to > from && isTrailing(line[to - 1])) to--
  return { start: from, end: to }
}

/** Begins as only an address does, however it goes on: `https://`, `http:/`, `www.`, also with a label before: `Web:www.` */
const explicit = /^(?:[a-z]{1,8}:(?!\/))?((?:https?(?::|\/)|[a-z][a-z0-9+.-]{0,15}:\/\/|www\.)\S*)$/i

/** `seewind.example/boote`, and nothing that has an @ before its path. */
const bare = /^(?:[\p{L}\d](?:[\p{L}\d-]{0,62})\.){1,8}\p{L}[\p{L}\d-]{1,62}(?::\d{1,5})?(?:[/?#]\S*)?$/u

/**
 * The first URL of a line, which is the one that counts. A host without scheme or `www.` is one where it is a whole field
 * between commas, semicolons, tabs or line ends, or else where the line has no other: `Boote & Co.KG` is none.
 */
export function firstUrl(line: string): FoundUrl | undefined {
  let fallback: FoundUrl | undefined
  for (const word of wordsOf(line)) {
    const text = line.slice(word.start, word.end)
    const written = text.length > longest ? undefined : (explicit.exec(text)?.[1] ?? undefined)
    if (written !== undefined) {
      const start = word.end - written.length
      return { start, end: word.end, text: written, url: parseUrl(written) }
    }
    if (text.length > longest || !bare.test(text)) continue
    const found = { ...word, text, url: parseUrl(text) }
    if (found.url !== undefined && isWholeField(line, word)) return found
    if (found.url !== undefined && text === text.toLowerCase()) fallback ??= found
  }
  return fallback
}

const isSeparator = (character: string | undefined) => character === undefined || /[,;|\t"]/.test(character)

function isWholeField(line: string, { start, end }: Word): boolean {
  let [before, after] = [start - 1, end]
  while (line[before] === ' ') before--
  while (line[after] === ' ') after++
  return isSeparator(line[before]) && isSeparator(line[after])
}

/** With its scheme, as browsers write it; undefined where it is none of a website that others can reach by name. */
export function parseUrl(text: string): string | undefined {
  const written = text.trim()
  if (written.length > longest) return undefined
  const [, scheme, digit] = /^([a-z][a-z0-9+.-]*):(\d)?/i.exec(written) ?? []
  const isPort = digit !== undefined && scheme?.includes('.')
  const whole = scheme === undefined || isPort ? `https://${written}` : written
  if (!/^https?:\/{1,3}[^/]/i.test(whole) || !URL.canParse(whole)) return undefined
  const { username, password, hostname, href } = new URL(whole)
  return username === '' && password === '' && isHost(hostname) ? href : undefined
}

/** Two names or more, the last of them letters: neither an address in numbers nor one of the local network. */
const isHost = (host: string): boolean => {
  const labels = host.replace(/^www\.|\.$/g, '').split('.')
  const last = labels.at(-1) ?? ''
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && /^[a-z\d_](?:[a-z\d_-]*[a-z\d])?$/.test(label)) &&
    (/^[a-z]{2,}$/.test(last) || last.startsWith('xn--'))
  )
}

/** As it is said: `www.seewind.example`. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url)
