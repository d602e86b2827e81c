import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { invalid } from '#kit/shared/problem.ts'
import { camtKind, type Element, linesOfCamt } from '../../rules/camt.ts'
import { type Columns, guessColumns, linesByColumns } from '../../rules/columns.ts'
import { decodeText, readCsv } from '../../rules/csv.ts'
import type { Statement } from '../../rules/statement.ts'

export type ReadStatement = Statement & { format: 'camt' | 'csv' }

export const refuse = (message: string) => invalid([{ field: 'file', message }], message)

/**
 * What came in by a bank statement: CAMT.053, or CSV by the columns that were chosen, guessed without any. Throws a 422
 * with the reason for what is neither.
 */
export function readStatement(bytes: Uint8Array, columns?: Columns): ReadStatement {
  const text = decodeText(bytes).replace(/^\ufeff/, '')
  if (text.includes('\0')) throw refuse('This is neither a CAMT.053 file nor CSV')
  return /^\s*</.test(text) ? { format: 'camt', ...readCamt(text) } : { format: 'csv', ...readColumns(text, columns) }
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
  if (kind !== 'statement') {
    const other = kind === 'report' ? 'CAMT.052 is of the running day' : 'CAMT.054 is a notice of single payments'
    throw refuse(`${other}. Please take the statement, CAMT.053.`)
  }
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
