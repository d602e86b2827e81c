import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { unzipSync } from 'fflate'
import { invalid } from '#kit/shared/problem.ts'
import { camtKind, type Element, linesOfCamt } from '../../rules/camt.ts'
import { type Columns, guessColumns, linesByColumns } from '../../rules/columns.ts'
import { decodeText, readCsv } from '../../rules/csv.ts'
import { isMt940, linesOfMt940 } from '../../rules/mt940.ts'
import { mostBytes, type Statement, type StatementLine } from '../../rules/statement.ts'

export type Format = 'camt' | 'csv' | 'mt940'

/** What came in, by each document of the file: the same money may stand in several. */
export type ReadStatement = Omit<Statement, 'lines'> & { format: Format; documents: StatementLine[][] }

export const refuse = (message: string) => invalid([{ field: 'file', message }], message)

/**
 * What came in by a bank statement: CAMT.053 or .052, MT940, or CSV by the columns that were chosen, guessed without any;
 * several of them in a zip. Throws a 422 with the reason for what is none of them.
 */
export const readStatement = (bytes: Uint8Array, columns?: Columns): ReadStatement =>
  isZip(bytes) ? readZip(bytes) : readOne(bytes, columns)

function readOne(bytes: Uint8Array, columns?: Columns): ReadStatement {
  const text = decodeText(bytes).replace(/^\ufeff/, '')
  if (text.includes('\0')) throw refuse('This is neither CAMT (XML) nor MT940 nor CSV')
  const [format, read] = /^\s*</.test(text)
    ? (['camt', readCamt] as const)
    : isMt940(text)
      ? (['mt940', linesOfMt940] as const)
      : (['csv', (csv: string) => readColumns(csv, columns)] as const)
  const { lines, ...statement } = read(text)
  return { format, documents: [lines], ...statement }
}

export const isZip = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 4)) === 'PK\x03\x04'

const mostFiles = 100
/** Unpacked, all together. */
const mostUnpacked = 4 * mostBytes

/** Each file of a zip as if it had come by itself. What a file is called decides nothing, and a zip within is none. */
function readZip(bytes: Uint8Array): ReadStatement {
  let [files, size] = [0, 0]
  const takes = (own: number) => {
    size += own
    if (++files > mostFiles || size > mostUnpacked) throw refuse('The zip holds more than 100 files or 20 MB')
    return own > 0
  }
  const contents = Object.values(unzipSync(bytes, { filter: ({ originalSize }) => takes(originalSize) }))
  if (contents.length === 0) throw refuse('The zip is empty')
  return contents
    .map((content) => readOne(content))
    .reduce((all, { documents, outgoing, pending, problems }) => ({
      format: all.format,
      documents: [...all.documents, ...documents],
      outgoing: all.outgoing + outgoing,
      pending: all.pending + pending,
      problems: [...all.problems, ...problems],
    }))
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // The rules know the five that every XML has; others are refused with their declaration.
  processEntities: false,
  maxNestedTags: 40,
})

function readCamt(text: string): Statement {
  const document = parseXml(text, 'A bank statement')
  const kind = camtKind(document)
  if (kind === undefined) throw refuse('This XML is no bank statement (CAMT.053)')
  if (kind === 'notification')
    throw refuse('CAMT.054 is a notice of single payments. Please take the statement, CAMT.053.')
  return linesOfCamt(document)
}

/** What an XML file says that is `what`. Throws a 422 for what is damaged, nested too deep, or declares entities. */
export function parseXml(text: string, what: string): Element {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw refuse(`${what} declares no entities: this file is not taken`)
  const checked = XMLValidator.validate(text)
  if (checked !== true) throw refuse(`The file is damaged in line ${checked.err.line}: ${checked.err.msg}`)
  try {
    return parser.parse(text) as Element
  } catch (error) {
    throw refuse(`The file cannot be read: ${error instanceof Error ? error.message : 'it is no XML'}`)
  }
}

function readColumns(text: string, columns: Columns | undefined): Statement {
  const rows = readCsv(text)
  const chosen = columns ?? guessColumns(rows)
  if (!chosen) throw refuse('There is no line with headings for day and amount. Please choose the columns.')
  return linesByColumns(rows, chosen)
}
