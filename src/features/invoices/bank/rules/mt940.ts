import type { Day } from '#kit/shared/day.ts'
import {
  dayOf,
  isNoReference,
  mostCents,
  mostLines,
  type Statement,
  tagged,
  tidy,
  wentBack,
  withLimits,
} from './statement.ts'

/** A bank statement as SWIFT MT940, with field 86 as German banks divide it, and as plain text as others write it. */

export const isMt940 = (text: string): boolean => /^(\{1:.*)?:20:/m.test(text) && /^:(25|28C?|60[FM]):/m.test(text)

type Field = { tag: string; lines: string[]; at: number }

/** Fields in their order; the lines that follow one are of it. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const [i, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [, tag, value = ''] = /^:(\d\d[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag !== undefined) fields.push({ tag, lines: [value], at: i + 1 })
    else if (!/^(-\}?)?$/.test(line)) fields.at(-1)?.lines.push(line)
  }
  return fields
}

/** What came in, movement by movement. */
export function linesOfMt940(text: string): Statement {
  const statement: Statement = { lines: [], outgoing: 0, pending: 0, problems: [] }
  const fields = fieldsOf(text)
  let [account, currency] = ['', '']
  for (const [i, { tag, lines, at }] of fields.entries()) {
    const [first = ''] = lines
    if (tag === '25') account = first
    if (/^60[FM]$/.test(tag)) currency = /^[CD]\d{6}([A-Z]{3})/.exec(first)?.[1] ?? ''
    if (tag !== '61') continue
    const next = fields[i + 1]
    const message = readMovement(first, next?.tag === '86' ? next.lines : [], { account, currency }, statement)
    if (message) statement.problems.push({ line: at, message })
  }
  return statement
}

const movement = /^(\d\d)(\d\d)(\d\d)(\d{4})?(R?)([CD])[A-Z]?(\d{1,12}),(\d{0,2})[A-Z][A-Z\d]{3}(.*)$/

/** Adds it to the statement, or says what people must know of it. */
function readMovement(
  first: string,
  info: readonly string[],
  told: { account: string; currency: string },
  statement: Statement,
): string | undefined {
  const [, year, month, date, entry, reversal, sign, units, decimals = '', rest = ''] = movement.exec(first) ?? []
  if (units === undefined) return 'It cannot be read'
  const bookedOn = entryDay(Number(year), Number(month), entry) ?? dayOf(Number(year), Number(month), Number(date))
  const amount = Number(units) * 100 + Number(decimals.padEnd(2, '0'))
  if (!bookedOn) return 'Its day cannot be read'
  if (told.currency === '') return 'The currency of the statement cannot be read'
  if (amount === 0 || amount > mostCents) return 'Its amount cannot be read'
  const said = saidIn(info)
  // What was taken back went the other way: RC is money that left again.
  if ((sign === 'C') === (reversal === 'R')) {
    statement.outgoing++
    return reversal && wentBack({ ...told, amount }, bookedOn, said.payer)
  }
  if (statement.lines.length >= mostLines) return `Only ${mostLines} lines are taken at once`
  const [own = '', bankId = ''] = rest.split('//').map((part) => (isNoReference(tidy(part)) ? '' : part))
  const line = { ...told, bookedOn, amount, ...said, reference: said.reference || own, bankId }
  statement.lines.push(withLimits({ ...line, source: 'mt940' }))
  return undefined
}

/** The day of booking has no year of its own: the one that is near the day of value. */
function entryDay(year: number, month: number, entry = ''): Day | undefined {
  const own = Number(entry.slice(0, 2))
  const turn = own - month > 6 ? -1 : month - own > 6 ? 1 : 0
  return dayOf(year + turn, own, Number(entry.slice(2)))
}

/** A subfield that is full goes on in the next without a space. */
const width = 27

function saidIn(lines: readonly string[]) {
  const whole = lines.join('')
  const [, separator] = /^\d{3}([^\w\s])\d\d/.exec(whole) ?? []
  if (separator === undefined) return tagged(lines.join(' '))
  const parts = whole.slice(3).split(separator)
  const joined = (code: RegExp, end = ' ') =>
    parts.flatMap((part) => (code.test(part) ? part.slice(2) + (part.length < width + 2 ? end : '') : [])).join('')
  const said = tagged(joined(/^(2\d|6[0-3])/))
  return { ...said, payer: said.payer || joined(/^3[23]/, '') }
}
