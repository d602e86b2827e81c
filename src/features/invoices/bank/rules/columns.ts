import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { bankColumns, isElba } from './banks.ts'
import type { CsvRow } from './csv.ts'
import { dayOf, mostCents, mostLines, type Statement, tagged, withLimits } from './statement.ts'

/** Which column of a bank's CSV file is what: guessed from its headings, and corrected by people. */

export const columnRoles = ['day', 'amount', 'payer', 'purpose', 'reference', 'currency'] as const
export type ColumnRole = (typeof columnRoles)[number]
export const dayOrders = ['dmy', 'mdy', 'ymd'] as const
export type DayOrder = (typeof dayOrders)[number]

/** Columns are counted from 0; -1 is none. */
export type Columns = Record<ColumnRole, number> & {
  /** The line of the headings in the file, from 1; the rows come after it. */
  heading: number
  dayOrder: DayOrder
  /** What stands before the cents. */
  point: ',' | '.'
  /** Of the rows that do not say it. */
  usualCurrency: string
  /** Whose file it is, by its headings: nobody has to be asked then. */
  bank?: string
}

const wordsOf: Readonly<Record<ColumnRole, readonly RegExp[]>> = {
  day: [
    /buchungs?(tag|datum)|booking date|date booked|posting date/,
    /^datum$|^date$|buchung/,
    /valut|value date|wertstellung|completed date|datum|date/,
  ],
  amount: [
    /gutschrift|credit amount|^credit$|haben|paid in|money in/,
    /^betrag|^amount|umsatz$|umsatz in/,
    /betrag|amount|umsatz/,
  ],
  payer: [
    /zahlungspflichtiger|auftraggeber|zahlungsbeteiligter|name zahlung|debtor|payer|beguenstigter|begünstigter/,
    /^name|counterparty|gegenpartei|empfänger|sender|from$|description 1|beschreibung1/,
    /partner|payee|party/,
  ],
  purpose: [
    /verwendungszweck|remittance|payment details|purpose|mitteilung/,
    /buchungstext|description|beschreibung|details|memo|text|avisierung/,
  ],
  reference: [/end.?to.?end|kundenreferenz|creditor reference|qr.?referenz/, /referen[cz]/],
  currency: [/^währung|^waehrung|^currency|^ccy|^wkz/, /währung|currency/],
}

/** How far down banks put their headings, below who and when. */
const deepest = 30

/** The columns as their headings and values tell; undefined where no row looks like headings of a statement. */
export function guessColumns(rows: readonly CsvRow[]): Columns | undefined {
  const some = rows
    .slice(0, deepest)
    .map((row, at) => ({ row, at, names: namesOf(row), bank: bankColumns(namesOf(row)) }))
  const { row, at, names, bank } =
    some.find((one) => one.bank) ?? some.find((one) => isHeading(columnsNamed(one.names))) ?? {}
  if (!row || at === undefined) return undefined
  const found = bank ?? columnsNamed(names ?? [])
  const values = (column: number) => rows.slice(at + 1, at + 200).map(({ cells }) => cells[column] ?? '')
  const above = rows.slice(0, at + 1).map(({ cells }) => cells.join(' ').toUpperCase())
  const said = /\b(EUR|CHF|GBP|USD|CAD|AUD)\b/.exec(above.reverse().join(' '))?.[1]
  return {
    point: values(found.amount).some((text) => /,\d{1,2}\D*$/.test(text)) ? ',' : '.',
    ...found,
    heading: isElba(names ?? []) ? 0 : row.line,
    dayOrder: orderOf(values(found.day)),
    usualCurrency: said ?? 'EUR',
  }
}

const isHeading = ({ day, amount }: Record<ColumnRole, number>) => day >= 0 && amount >= 0

const namesOf = ({ cells }: CsvRow) => cells.map((one) => one.toLowerCase().replaceAll(/["*]/g, '').trim())

function columnsNamed(names: readonly string[]): Record<ColumnRole, number> {
  const taken = new Set<number>()
  const columnOf = (role: ColumnRole): number => {
    for (const words of wordsOf[role]) {
      const column = names.findIndex((one, i) => !taken.has(i) && one.length < 60 && words.test(one))
      if (column < 0) continue
      taken.add(column)
      return column
    }
    return -1
  }
  return Object.fromEntries(columnRoles.map((role) => [role, columnOf(role)])) as Record<ColumnRole, number>
}

function orderOf(days: readonly string[]): DayOrder {
  const parts = days.map((text) => text.split(/\D+/).map(Number))
  if (days.some((text) => /^\d{4}\D/.test(text.trim()))) return 'ymd'
  if (parts.some(([first = 0]) => first > 12)) return 'dmy'
  if (parts.some(([, second = 0]) => second > 12)) return 'mdy'
  return days.some((text) => text.includes('/')) ? 'mdy' : 'dmy'
}

/** What came in by these columns. A row without an amount is none of ours; whatever else cannot be read is named. */
export function linesByColumns(rows: readonly CsvRow[], columns: Columns): Statement {
  const statement: Statement = { lines: [], outgoing: 0, pending: 0, problems: [] }
  const cell = (row: CsvRow, role: ColumnRole) => row.cells[columns[role]] ?? ''
  const heading = rows.find(({ line }) => line === columns.heading)
  const [own, state] = [ourAccount, bookingState].map((words) =>
    heading ? namesOf(heading).findIndex((name) => words.test(name)) : -1,
  )
  const above = rows.filter(({ line }) => line < columns.heading).flatMap(({ cells }) => cells)
  const usualAccount = above.find((text) => iban.test(text)) ?? ''
  for (const row of rows) {
    if (row.line <= columns.heading || cell(row, 'amount') === '') continue
    if (notBooked.test(row.cells[state ?? -1] ?? '') || notBooked.test(cell(row, 'day'))) {
      statement.pending++
      continue
    }
    const amount = centsOf(cell(row, 'amount'), columns.point)
    const bookedOn = dayIn(cell(row, 'day'), columns.dayOrder)
    const currency = (cell(row, 'currency') || columns.usualCurrency).toUpperCase()
    const problem =
      (amount === undefined && `‘${shortened(cell(row, 'amount'))}’ is no amount`) ||
      (bookedOn === undefined && `‘${shortened(cell(row, 'day'))}’ is no day`) ||
      (!/^[A-Z]{3}$/.test(currency) && `‘${shortened(currency)}’ is no currency`) ||
      (statement.lines.length >= mostLines && `Only ${mostLines} lines are taken at once`)
    if (problem || amount === undefined || bookedOn === undefined)
      statement.problems.push({ line: row.line, message: problem || 'It cannot be read' })
    else if (amount <= 0) statement.outgoing++
    else {
      const said = tagged(cell(row, 'purpose'))
      const [, within = ''] = namedWithin.exec(said.purpose) ?? []
      statement.lines.push(
        withLimits({
          ...{ account: row.cells[own ?? -1] || usualAccount, bookedOn, amount, currency },
          payer: cell(row, 'payer') || said.payer || within,
          reference: cell(row, 'reference') || said.reference,
          purpose: said.purpose,
          ...{ bankId: '', source: 'csv' },
        }),
      )
    }
  }
  return statement
}

const iban = /^[A-Z]{2}\d\d[A-Z\d ]{11,34}$/
const ourAccount = /^(iban )?auftragskonto$|^iban (kontoinhaber|auftraggeberkonto)$/
const bookingState = /^(status|info)$/
const notBooked = /vorgemerkt|^offen|pending/i
/** Banks without a column for who paid name it in the text. */
const namedWithin = /auftraggeber: ?(.+?) *(?:(?:buchungstext|mitteilung(?:en)?|referenzen|zahlungsgrund):|$)/i

const shortened = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text)

/** Cents of an amount with its sign before or behind it, thousands set apart in any way. Money that went out is negative. */
export function centsOf(text: string, point: ',' | '.'): Cents | undefined {
  const bare = text.replaceAll(/[\s'’\u00a0]|EUR|CHF|GBP|USD|CAD|AUD|[€£$]/gi, '').replaceAll('−', '-')
  const [, before, digits = '', after] = /^([+-]?)([\d.,]+)([+-]|[hs]|cr|dr)?$/i.exec(bare) ?? []
  const plain = digits.replaceAll(point === ',' ? '.' : ',', '').replace(point, '.')
  if (!/^\d{1,12}(\.\d{0,2})?$/.test(plain)) return undefined
  const cents = Math.round(Number(plain) * 100)
  if (cents > mostCents) return undefined
  const isOut = before === '-' || /^(-|s|dr)$/i.test(after ?? '')
  return isOut ? 0 - cents : cents
}

export function dayIn(text: string, order: DayOrder): Day | undefined {
  const [, a, b, c] = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:\D.*)?$/.exec(text.trim()) ?? []
  if (a === undefined) return undefined
  const [first, second, third] = [Number(a), Number(b), Number(c)]
  if (order === 'ymd') return dayOf(first, second, third)
  return order === 'dmy' ? dayOf(third, second, first) : dayOf(third, first, second)
}
