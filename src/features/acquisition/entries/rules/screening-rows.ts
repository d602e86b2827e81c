/** Pasted text as rows of fields: lines as people write them, CSV, rows of a spreadsheet. Linear in its length. */

export type Row = {
  /** Of the text, from 1: where the row begins. */
  line: number
  /** As it was pasted. */
  text: string
  fields: string[]
}

type Delimiter = '\t' | ';' | ','

/** A quoted field may go on over so many lines; one that does not end by then was never meant as one. */
const longestField = 12

/** Rows that say anything, in their order, the first `most` of them. */
export function rowsOf(pasted: string, most = Number.POSITIVE_INFINITY): Row[] {
  const lines = pasted.replaceAll(/\r\n?/g, '\n').split('\n')
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const forAll = headerOf(first) && delimiterOf(first)
  const rows: Row[] = []
  for (let at = 0; at < lines.length && rows.length < most; ) {
    const line = lines[at] ?? ''
    const delimiter = forAll || delimiterOf(line)
    const read = readRow(lines, at, delimiter)
    if (read.fields.some((field) => field !== '')) {
      rows.push({
        line: at + 1,
        text: lines
          .slice(at, at + read.lines)
          .join('\n')
          .trim(),
        fields: read.fields,
      })
    }
    at += read.lines
  }
  return rows
}

/** Tabs make a spreadsheet, semicolons the CSV of half of Europe; a name may contain commas. */
const delimiterOf = (line: string): Delimiter =>
  line.includes('\t') ? '\t' : /;[^;]*;|;\s*(?:https?:|www\.|"|\S+@)/i.test(line.slice(0, 1000)) ? ';' : ','

function readRow(lines: readonly string[], from: number, delimiter: Delimiter): { fields: string[]; lines: number } {
  const fields: string[] = []
  let at = { line: from, column: 0 }
  for (;;) {
    const field = readField(lines, at, delimiter)
    fields.push(field.text.replaceAll(/\s+/g, ' ').trim())
    const line = lines[field.end.line] ?? ''
    if (field.end.column >= line.length) return { fields, lines: field.end.line - from + 1 }
    at = { line: field.end.line, column: field.end.column + 1 }
  }
}

type Place = { line: number; column: number }

/** A field, and where its delimiter stands, or the end of the line. */
function readField(lines: readonly string[], at: Place, delimiter: Delimiter): { text: string; end: Place } {
  const line = lines[at.line] ?? ''
  let start = at.column
  while (line[start] === ' ') start++
  const quoted = line[start] === '"' ? readQuoted(lines, { line: at.line, column: start + 1 }, delimiter) : undefined
  if (quoted) return quoted
  const next = line.indexOf(delimiter, at.column)
  const end = next === -1 ? line.length : next
  return { text: line.slice(at.column, end), end: { line: at.line, column: end } }
}

/** Undefined where the quotation mark is only one: `"Zur Sonne" Boote`. */
function readQuoted(
  lines: readonly string[],
  from: Place,
  delimiter: Delimiter,
): { text: string; end: Place } | undefined {
  const parts: string[] = []
  let { line: at, column } = from
  for (;;) {
    const line = lines[at]
    if (line === undefined || at - from.line >= longestField) return undefined
    const mark = line.indexOf('"', column)
    if (mark === -1) {
      parts.push(line.slice(column), ' ')
      at++
      column = 0
    } else if (line[mark + 1] === '"') {
      parts.push(line.slice(column, mark + 1))
      column = mark + 2
    } else {
      parts.push(line.slice(column, mark))
      let end = mark + 1
      while (line[end] === ' ') end++
      const closes = end >= line.length || line[end] === delimiter
      return closes ? { text: parts.join(''), end: { line: at, column: end } } : undefined
    }
  }
}

export const columns = ['name', 'website', 'email', 'phone', 'contact'] as const
export type Column = (typeof columns)[number]

/** What people call the columns. */
const titles: Readonly<Record<string, Column>> = Object.fromEntries(
  Object.entries({
    name: 'name,business,business name,company,company name,firm,firma,firmenname,unternehmen,betrieb,title',
    website: 'website,website url,websites,web,web site,url,homepage,link,internet,internetseite,webseite',
    email: 'email,e-mail,mail,email address,e-mail address,e-mail-adresse,mailadresse,emailadresse,emails',
    phone: 'phone,phone number,telephone,telefon,telefonnummer,tel,tel.,mobile,mobil,handy',
    contact: 'contact,contact person,contact name,owner,ansprechpartner,ansprechpartnerin,inhaber,inhaberin',
  }).flatMap(([column, names]) => names.split(',').map((name) => [name, column as Column])),
)

export type Header = readonly (Column | undefined)[]

/** Which column is what, where a line only names them: the website, and another one. */
export function headerOf(line: string): Header | undefined {
  if (line.length > 1000) return undefined
  const { fields } = readRow([line], 0, delimiterOf(line))
  const named = fields.map((field) => titles[field.toLowerCase()])
  const first = named.map((column, i) => (named.indexOf(column) === i ? column : undefined))
  return first.includes('website') && first.filter((column) => column !== undefined).length >= 2 ? first : undefined
}
