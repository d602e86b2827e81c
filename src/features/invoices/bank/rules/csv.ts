/** A file of separated values, as banks write them. */

export type CsvRow = {
  /** Of the file, from 1. */
  line: number
  cells: readonly string[]
}

const separators = [';', ',', '\t'] as const

/** The rows that are not empty. A cell in quotes may hold separators, line breaks and doubled quotes. */
export function readCsv(text: string): CsvRow[] {
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let line = 1
  let began = 1
  let cells: string[] = []
  let cell = ''
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push({ line: began, cells })
    cells = []
    began = line
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"' && cell.trim() === '') {
      const quoted = untilQuote(text, at + 1)
      cell = quoted.value
      line += quoted.value.split('\n').length - 1
      at = quoted.end
    } else if (sign === separator) endCell()
    else if (sign === '\n') {
      line++
      endRow()
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}

/** What stands in quotes, and where they end; to the end of the text where they never do. */
function untilQuote(text: string, from: number): { value: string; end: number } {
  let value = ''
  for (let at = from; at < text.length; ) {
    const next = text.indexOf('"', at)
    if (next < 0) break
    value += text.slice(at, next)
    if (text[next + 1] !== '"') return { value, end: next }
    value += '"'
    at = next + 2
  }
  return { value: text.slice(from), end: text.length }
}

/** The one that stands most often outside of quotes in the first lines. */
function separatorOf(text: string): string {
  const start = text.slice(0, 20_000).replaceAll(/"(?:[^"]|"")*"/g, '')
  const count = (sign: string) => start.split(sign).length
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Text of a file in UTF-8, UTF-16 or what Windows wrote before; XML may name its own. */
export function decodeText(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const [, named] = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start) ?? []
  const label = start.startsWith('ÿþ') ? 'utf-16le' : start.startsWith('þÿ') ? 'utf-16be' : (named ?? 'utf-8')
  for (const one of [label, 'utf-8']) {
    try {
      return new TextDecoder(one, { fatal: true }).decode(bytes)
    } catch {
      // Not in that encoding, or there is none of that name.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}
