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
    const [, tag, value] = /^:(\d\d[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag !== undefined && value !== undefined) fields.push({ tag, lines: [value], at: i + 1 })
    else if (!/^(-\}?|@@)?$/.test(line)) fields.at(-1)?.lines.push(line)
  }
  return fields
}

/** What came in, movement by movement. */
export function linesOfMt940(text: string): Statement {
  const statement: Statement = { lines: [], outgoing: 0, pending: 0, problems: [] }
  const fields = fieldsOf(text)
  let account = ''
  let currency = ''
  for (const [i, { tag, lines, at }] of fields.entries()) {
    if (tag === '25') account = lines[0] ?? ''
    if (/^60[FM]$/.test(tag)) currency = /^[CD]\d{6}([A-Z]{3})/.exec(lines[0] ?? '')?.[1] ?? ''
    if (tag !== '61') continue
    const next = fields[i + 1]
    readMovement(lines, next?.tag === '86' ? next.lines : [], { account, currency, at }, statement)
  }
  return statement
}

const movement = /^(\d\d)(\d\d)(\d\d)(\d{4})?(R?)([CD])[A-Z]?(\d{1,12}),(\d{0,2})[A-Z][A-Z\d]{3}(.*)$/

function readMovement(
  [first = '']: readonly string[],
  info: readonly string[],
  { account, currency, at }: { account: string; currency: string; at: number },
  statement: Statement,
): void {
  const problem = (message: string) => void statement.problems.push({ line: at, message })
  const [, year, month, date, entry, reversal, sign, units, decimals = '', rest = ''] = movement.exec(first) ?? []
  if (units === undefined) return problem('It cannot be read')
  const bookedOn = entryDay(Number(year), Number(month), entry) ?? dayOf(Number(year), Number(month), Number(date))
  const amount = Number(units) * 100 + Number(decimals.padEnd(2, '0'))
  if (!bookedOn) return problem('Its day cannot be read')
  if (currency === '') return problem('The currency of the statement cannot be read')
  if (amount > mostCents) return problem('Its amount cannot be read')
  const said = saidIn(info)
  // What was taken back went the other way: RC is money that left again.
  if ((sign === 'C') === (reversal === 'R')) {
    statement.outgoing++
    if (reversal === 'R') problem(wentBack({ amount, currency }, bookedOn, said.payer))
    return
  }
  if (amount === 0) return
  if (statement.lines.length >= mostLines) return problem(`Only ${mostLines} lines are taken at once`)
  const [own = '', bankId = ''] = rest.split('//').map(tidy)
  const reference = said.reference || (isNoReference(own) ? '' : own)
  const id = isNoReference(bankId) ? '' : bankId
  statement.lines.push(
    withLimits({ account, bookedOn, amount, currency, ...said, reference, bankId: id, source: 'mt940' }),
  )
}

/** The day of booking has no year of its own: the one that is near the day of value. */
function entryDay(year: number, month: number, entry = ''): Day | undefined {
  const own = Number(entry.slice(0, 2))
  const turn = own - month > 6 ? -1 : month - own > 6 ? 1 : 0
  return dayOf(year + turn, own, Number(entry.slice(2)))
}

/** Characters of a line of field 86; one that is full goes on in the next without a space. */
const width = 27

function saidIn(lines: readonly string[]) {
  const whole = lines.join('')
  const [, separator] = /^\d{3}([^\w\s])\d\d/.exec(whole) ?? []
  if (separator === undefined) return tagged(lines.join(' '))
  const parts = whole
    .slice(3)
    .split(separator)
    .map((part) => [Number(/^\d\d/.exec(part)?.[0]), part.slice(2)] as const)
  const purpose = parts
    .filter(([code]) => (code >= 20 && code <= 29) || (code >= 60 && code <= 63))
    .map(([, part]) => (part.length < width ? `${part} ` : part))
  const said = tagged(purpose.join(''))
  const name = parts.filter(([code]) => code === 32 || code === 33).map(([, part]) => part)
  return { ...said, payer: said.payer || name.join('') }
}
