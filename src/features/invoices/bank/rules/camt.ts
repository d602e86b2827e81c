import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import {
  dayOf,
  isNoReference,
  mostCents,
  mostLines,
  type Statement,
  type StatementLine,
  tidy,
  wentBack,
  withLimits,
} from './statement.ts'

/** A bank statement in XML: ISO 20022 camt.053, and camt.052 of the running day, in the versions .02 to .08 and what came since. */

/** An element: its children by name, several of a name as a list; `#text` and `@attribute` where there are both. */
export type Element = Readonly<Record<string, unknown>>

/** Whether a document is a statement or of the running day, and what else it is where it is not. */
export function camtKind(document: Element): 'statement' | 'notification' | undefined {
  const root = child(document, 'Document')
  if (child(root, 'BkToCstmrStmt') || child(root, 'BkToCstmrAcctRpt')) return 'statement'
  return child(root, 'BkToCstmrDbtCdtNtfctn') ? 'notification' : undefined
}

/** What came in, by all statements of a document, entry by entry, a batch as its single payments. */
export function linesOfCamt(document: Element): Statement {
  const statement: Statement = { lines: [], outgoing: 0, pending: 0, problems: [] }
  const root = child(document, 'Document')
  const statements = children(child(root, 'BkToCstmrStmt'), 'Stmt')
  const reports = children(child(root, 'BkToCstmrAcctRpt'), 'Rpt')
  const source = statements.length > 0 ? 'camt.053' : 'camt.052'
  let number = 0
  for (const one of [...statements, ...reports]) {
    const identity = child(child(one, 'Acct'), 'Id')
    const account = { account: text(identity, 'IBAN') || text(child(identity, 'Othr'), 'Id'), source } as const
    for (const entry of all(one, 'Ntry')) {
      number++
      const problem = (message: string) => statement.problems.push({ line: number, message })
      readEntry(isElement(entry) ? entry : {}, account, problem, statement)
    }
  }
  return statement
}

/** Expected, or only told. */
const notBooked: ReadonlySet<string> = new Set(['PDNG', 'FUTR', 'INFO'])

function readEntry(
  entry: Element,
  account: Pick<StatementLine, 'account' | 'source'>,
  problem: (message: string) => void,
  statement: Statement,
): void {
  const state = text(entry, 'Sts') || text(child(entry, 'Sts'), 'Cd')
  if (notBooked.has(state)) {
    statement.pending++
    return
  }
  const bookedOn = dayIn(child(entry, 'BookgDt')) ?? dayIn(child(entry, 'ValDt'))
  const whole = moneyOf(entry, 'Amt')
  const direction = text(entry, 'CdtDbtInd')
  const unreadable =
    (!whole && 'Its amount cannot be read') ||
    (!bookedOn && 'Its day cannot be read') ||
    (state !== 'BOOK' && 'Whether it is booked cannot be read') ||
    (direction !== 'CRDT' && direction !== 'DBIT' && 'Whether it came in or went out cannot be read')
  if (unreadable || !whole || !bookedOn) {
    problem(unreadable || 'It cannot be read')
    return
  }
  if (direction === 'DBIT') {
    statement.outgoing++
    const details = children(child(entry, 'NtryDtls'), 'TxDtls').slice(0, 1)
    if (text(entry, 'RvslInd') === 'true') problem(wentBack(whole, bookedOn, saidOf(details, entry).payer))
    return
  }
  const lines = paymentsOf(entry, whole).map(({ amount, details, bankId }) =>
    withLimits({ ...account, bookedOn, amount, currency: whole.currency, ...saidOf(details, entry), bankId }),
  )
  if (statement.lines.length + lines.length > mostLines) problem(`Only ${mostLines} lines are taken at once`)
  else statement.lines.push(...lines)
}

type Payment = { amount: Cents; details: readonly Element[]; bankId: string }

/** The single payments of an entry where they come to its amount; otherwise the entry as one. */
function paymentsOf(entry: Element, { amount, currency }: Money): Payment[] {
  const reference = text(entry, 'AcctSvcrRef')
  const details = children(entry, 'NtryDtls').flatMap((one) => children(one, 'TxDtls'))
  const amounts = details.map((one) => moneyOf(one, 'Amt') ?? moneyOf(child(child(one, 'AmtDtls'), 'TxAmt'), 'Amt'))
  const sum = amounts.reduce((cents, one) => cents + (one?.currency === currency ? one.amount : Number.NaN), 0)
  if (details.length < 2 || sum !== amount) {
    const own = details.length === 1 ? text(child(details[0], 'Refs'), 'AcctSvcrRef') : ''
    return amount > 0 ? [{ amount, details, bankId: own || reference }] : []
  }
  return details.flatMap((one, i) => {
    const own = text(child(one, 'Refs'), 'AcctSvcrRef')
    const part = amounts[i]?.amount ?? 0
    const bankId = own !== '' && own !== reference ? own : reference && `${reference}/${i + 1}`
    return part > 0 ? [{ amount: part, details: [one], bankId }] : []
  })
}

function saidOf(details: readonly Element[], entry: Element): Pick<StatementLine, 'payer' | 'reference' | 'purpose'> {
  const parties = details.map((one) => child(one, 'RltdPties'))
  const named = (party: Element | undefined) => text(party, 'Nm') || text(child(party, 'Pty'), 'Nm')
  const payers = parties.map((one) => named(child(one, 'UltmtDbtr')) || named(child(one, 'Dbtr')))
  const infos = details.flatMap((one) => children(one, 'RmtInf'))
  const structured = infos.flatMap((info) => children(info, 'Strd'))
  const references = [
    ...structured.map((one) => text(child(one, 'CdtrRefInf'), 'Ref')),
    ...details.map((one) => text(child(one, 'Refs'), 'EndToEndId')),
  ]
  const words = [
    ...infos.flatMap((info) => texts(info, 'Ustrd')),
    ...structured.flatMap((one) => texts(one, 'AddtlRmtInf')),
    ...details.map((one) => text(one, 'AddtlTxInf')),
  ].filter((one) => one !== '')
  return {
    payer: joined(payers, ', '),
    reference: joined(
      references.filter((one) => !isNoReference(one)),
      ' ',
    ),
    purpose: joined(words.length > 0 ? words : [text(entry, 'AddtlNtryInf')], ' '),
  }
}

const joined = (parts: readonly string[], between: string) =>
  [...new Set(parts.filter((part) => part !== ''))].join(between)

type Money = { amount: Cents; currency: string }

function moneyOf(element: Element | undefined, name: string): Money | undefined {
  const amount = child(element, name)
  const [, units = '', decimals = ''] = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(tidy(String(amount?.['#text'] ?? ''))) ?? []
  const currency = String(amount?.['@Ccy'] ?? '')
  if (units === '' || !/^[A-Z]{3}$/.test(currency) || /[1-9]/.test(decimals.slice(2))) return undefined
  const cents = Number(units) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return cents <= mostCents ? { amount: cents, currency } : undefined
}

function dayIn(element: Element | undefined): Day | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text(element, 'Dt') || text(element, 'DtTm')) ?? []
  return dayOf(Number(year), Number(month), Number(date))
}

export const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const all = (element: Element | undefined, name: string): unknown[] => {
  const value = element && Object.hasOwn(element, name) ? element[name] : undefined
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}
const children = (element: Element | undefined, name: string): Element[] => all(element, name).filter(isElement)
const child = (element: Element | undefined, name: string): Element | undefined => children(element, name)[0]

/** Texts of the elements of a name, with the entities that every XML knows. */
const texts = (element: Element | undefined, name: string): string[] =>
  all(element, name).map((value) => decoded(tidy(String(isElement(value) ? (value['#text'] ?? '') : (value ?? '')))))
const text = (element: Element | undefined, name: string): string => texts(element, name)[0] ?? ''

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export const decoded = (value: string): string =>
  value.replaceAll(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, ten, hex) => {
    if (name) return named[String(name).toLowerCase()] ?? whole
    const point = ten ? Number(ten) : Number.parseInt(hex, 16)
    return point > 31 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : ' '
  })
