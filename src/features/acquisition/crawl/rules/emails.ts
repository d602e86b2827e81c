/** Where a line of text names an e-mail address. Linear in the length of the line, whatever it holds. */

export type FoundEmail = { start: number; end: number; email: string }

/** One address and nothing that a mail program takes for several; at most 50 characters are kept of any. */
const simple = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/
export const longestEmail = 50

export const isEmail = (text: string): boolean => text.length <= longestEmail && simple.test(text)

const isLocal = (character: string | undefined) => character !== undefined && /[\p{L}\d._%+'&=~-]/u.test(character)
const isDomain = (character: string | undefined) => character !== undefined && /[\p{L}\d.-]/u.test(character)

/** The first address of a line: between brackets, behind `mailto:` or by itself. */
export function firstEmail(line: string): FoundEmail | undefined {
  for (let at = line.indexOf('@'); at !== -1; at = line.indexOf('@', at + 1)) {
    let start = at
    // Nothing longer is taken, so nothing longer is looked through.
    while (at - start <= longestEmail && isLocal(line[start - 1])) start--
    let end = at + 1
    while (end - at <= longestEmail && isDomain(line[end])) end++
    while (/[.'-]/.test(line[start] ?? '')) start++
    while (/[.-]/.test(line[end - 1] ?? '')) end--
    const email = line.slice(start, end)
    if (start < at && isEmail(email) && /\.[\p{L}][\p{L}\d-]+$/u.test(email)) return { start, end, email }
  }
  return undefined
}
