import type { RejectedLine } from '../../contract/handle.ts'
import { headerOf } from '../../rules/screening-rows.ts'

/** The pasted text with a line of it, which may have gone on over several, said otherwise. */
export function corrected(text: string, { line, text: was }: Pick<RejectedLine, 'line' | 'text'>, now: string): string {
  const lines = text.split('\n')
  lines.splice(line - 1, was.split('\n').length, now)
  return lines.join('\n')
}

/** What remains of a pasted text once the rest was added: its rejected lines, below what names their columns. */
export function remaining(text: string, rejected: readonly RejectedLine[]): string {
  if (rejected.length === 0) return ''
  const first = text.split('\n').find((line) => line.trim() !== '') ?? ''
  return [...(headerOf(first) ? [first] : []), ...rejected.map((line) => line.text)].join('\n')
}

/** Both texts, the second on lines of its own. */
export const joined = (text: string, more: string): string =>
  [text.replace(/\n+$/, ''), more.replaceAll(/\r\n?/g, '\n')].filter((part) => part.trim() !== '').join('\n')

/** What a file of text says, whatever program wrote it; undefined where it is no text. */
export function textOfFile(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = isWide ? new TextDecoder('utf-16le').decode(bytes) : decoded(bytes)
  return text.includes('\0') ? undefined : text
}

/** Spreadsheets in Western Europe still write their own old encoding. */
function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
