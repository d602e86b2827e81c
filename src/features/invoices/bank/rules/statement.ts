import { type Day, daysInMonth, formatDate } from '#kit/shared/day.ts'
import { type Cents, currencies, formatExact, formatPlain } from '#kit/shared/money.ts'

/** What a bank statement says came in, whatever its format. */
export type StatementLine = {
  /** Ours, as the statement calls it; empty where it does not. */
  account: string
  bookedOn: Day
  /** Cents of `currency`, more than 0. */
  amount: Cents
  currency: string
  payer: string
  /** The one that machines read. */
  reference: string
  purpose: string
  /** The bank's own number of it, good within one source; empty where there is none. */
  bankId: string
  source: Source
}

export const sources = ['camt.053', 'camt.052', 'mt940', 'csv'] as const
export type Source = (typeof sources)[number]

/** `line` is of a CSV file, from 1; of XML it is the number of the entry. */
export type StatementProblem = { line: number; message: string }

export type Statement = {
  lines: StatementLine[]
  /** Lines that are left out: money that went out, or is not booked yet. */
  outgoing: number
  pending: number
  /** What could not be read. The rest is kept nevertheless. */
  problems: StatementProblem[]
}

/** Bytes that a statement may have. */
export const mostBytes = 5 * 1024 * 1024
export const mostLines = 20_000
/** What fits into the database, beyond any invoice. */
export const mostCents = 2_000_000_000

const limits = { payer: 140, reference: 140, purpose: 500, bankId: 100 } as const

/** One line of text without what nobody sees. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes out
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff\s]+/g
export const tidy = (text: string): string => text.replaceAll(invisible, ' ').trim()

export const withLimits = (line: StatementLine): StatementLine => ({
  ...line,
  account: shortened(line.account, 40),
  payer: shortened(line.payer, limits.payer),
  reference: shortened(line.reference, limits.reference),
  purpose: shortened(line.purpose, limits.purpose),
  bankId: shortened(line.bankId, limits.bankId),
})

/** No sign is cut in half: the database takes whole ones only. */
const shortened = (text: string, most: number): string =>
  tidy(text)
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')

/**
 * What makes each line the one it is, however often and in whatever statement it comes: the bank's number, or else all
 * that is said of it. Lines that are alike in all of it are counted.
 */
export function identitiesOf(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ account, bookedOn, amount, currency, payer, reference, purpose, bankId }) => {
    const told = bankId !== '' ? [bankId] : [payer, reference, purpose].map((text) => text.toLowerCase())
    const said = JSON.stringify([account, bookedOn, amount, currency, ...told])
    const before = seen.get(said) ?? 0
    seen.set(said, before + 1)
    return JSON.stringify([said, before])
  })
}

const tags = /(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|PURP|IBAN|BIC|End-to-End-Ref\.|Mandatsref|Gläubiger-ID)[+:]/

/** What stands in a text behind the tags of SEPA, which banks put there where their format has no field for it. */
export function tagged(text: string): Pick<StatementLine, 'payer' | 'reference' | 'purpose'> {
  const [before = '', ...rest] = text.split(tags).map((part) => part.trim())
  const after = (...names: string[]) => rest[rest.findIndex((part) => names.includes(part)) + 1 || -1] ?? ''
  const reference = after('EREF', 'End-to-End-Ref.') || after('KREF')
  return {
    payer: after('ABWA'),
    reference: isNoReference(reference) ? '' : reference,
    purpose: `${before} ${after('SVWZ')}`.trim(),
  }
}

export const isNoReference = (text: string): boolean => /^(NOT.?PROVIDED|NONREF|NOTAVAILABLE)$/i.test(text)

/** An amount of the bank's, whatever its currency. */
export function bankMoney(cents: Cents, currency: string): string {
  const known = currencies.find((one) => one === currency)
  return known ? formatExact(cents, known) : `${formatPlain(cents)} ${currency}`
}

/** A payment that the bank took back: nothing is booked by it, and people must know. */
export const wentBack = ({ amount, currency }: Pick<StatementLine, 'amount' | 'currency'>, day: Day, payer: string) =>
  `${bankMoney(amount, currency)} went back${payer && ` to ${payer}`} on ${formatDate(day)}: if it was booked, take the payment back at its invoice`

/** A day that exists, of its numbers; years of two digits are of this century. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const whole = year < 100 ? 2000 + year : year
  const two = (value: number) => String(value).padStart(2, '0')
  // Not the other way round: what is no number is in no bounds.
  if (!(whole >= 1990 && whole <= 2099 && month >= 1 && month <= 12 && date >= 1)) return undefined
  const first = `${whole}-${two(month)}-01`
  return date <= daysInMonth(first) ? `${first.slice(0, 8)}${two(date)}` : undefined
}
