import type { ColumnRole } from './columns.ts'

/** CSV files of banks that are told by their headings, so that nobody has to say which column is what. */

/** Headings without the currency in them, as banks of Germany, Austria and Switzerland write them. `also`: only it has it. */
type Known = readonly [
  bank: string,
  point: ',' | '.',
  day: string,
  amount: string,
  payer?: string,
  purpose?: string,
  reference?: string,
  currency?: string,
  also?: string,
]

const banks: readonly Known[] = [
  [
    'Sparkasse',
    ',',
    'buchungstag',
    'betrag',
    'beguenstigter/zahlungspflichtiger',
    'verwendungszweck',
    'kundenreferenz (end-to-end)',
    'waehrung',
  ],
  ['Sparkasse', ',', 'buchungstag', 'betrag', 'beguenstigter/zahlungspflichtiger', 'verwendungszweck', '', 'waehrung'],
  ['Volksbank', ',', 'buchungstag', 'betrag', 'name zahlungsbeteiligter', 'verwendungszweck', '', 'waehrung'],
  [
    'Deutsche Bank or Postbank',
    ',',
    'buchungstag',
    'haben',
    'begünstigter / auftraggeber',
    'verwendungszweck',
    'kundenreferenz',
    'währung',
  ],
  ['Postbank', ',', 'buchungstag', 'betrag', 'auftraggeber', 'buchungsdetails'],
  ['Commerzbank', ',', 'buchungstag', 'betrag', '', 'buchungstext', '', 'währung', 'iban kontoinhaber'],
  ['Commerzbank', ',', 'buchungstag', 'betrag', '', 'buchungstext', '', 'währung', 'iban auftraggeberkonto'],
  ['ING', ',', 'buchung', 'betrag', 'auftraggeber/empfänger', 'verwendungszweck', '', 'währung'],
  ['DKB', ',', 'buchungsdatum', 'betrag', 'zahlungspflichtiger', 'verwendungszweck', 'kundenreferenz'],
  ['comdirect', ',', 'buchungstag', 'umsatz', '', 'buchungstext', '', '', 'wertstellung (valuta)'],
  ['N26', '.', 'booking date', 'amount', 'partner name', 'payment reference'],
  ['N26', '.', 'date', 'amount', 'payee', 'payment reference'],
  ['Erste Bank', ',', 'buchungsdatum', 'betrag', 'partnername', 'buchungs-details', '', 'währung'],
  ['Bank Austria', ',', 'buchungsdatum', 'betrag', 'auftraggebername', 'zahlungsgrund', '', 'währung'],
  ['PostFinance', '.', 'datum', 'gutschrift', '', 'avisierungstext'],
  ['PostFinance', '.', 'buchungsdatum', 'gutschrift', '', 'avisierungstext'],
  ['UBS', '.', 'buchungsdatum', 'gutschrift', 'beschreibung1', 'beschreibung3', '', 'währung'],
  ['ZKB', '.', 'datum', 'gutschrift', 'buchungstext', 'zahlungszweck', '', 'whg', 'zkb-referenz'],
]

const roles = ['day', 'amount', 'payer', 'purpose', 'reference', 'currency'] as const satisfies readonly ColumnRole[]

export type BankColumns = {
  name: string
  point: ',' | '.'
  columns: Record<ColumnRole, number>
  hasHeading: boolean
}

/** The bank whose headings these are, in lower case, and where its columns are. */
export function bankColumns(headings: readonly string[]): BankColumns | undefined {
  // ELBA of the Austrian Raiffeisen banks has no headings: day, text, day of value, amount, currency, moment.
  if (elba.test(headings.join(';'))) {
    const columns = { day: 0, amount: 3, payer: -1, purpose: 1, reference: -1, currency: 4 }
    return { name: 'Raiffeisen ELBA', point: ',', columns, hasHeading: false }
  }
  const names = headings.map((one) => one.replace(/ *(\((€|eur|chf)\)|(in )?(eur|chf))$/, ''))
  const at = (name: string | undefined) => (name ? names.indexOf(name) : -1)
  for (const [name, point, ...wanted] of banks) {
    if (wanted.some((one) => one && at(one) < 0)) continue
    const columns = Object.fromEntries(roles.map((role, i) => [role, at(wanted[i])])) as Record<ColumnRole, number>
    return { name, point, columns, hasHeading: true }
  }
  return undefined
}

const elba = /^\d\d\.\d\d\.\d{4};.*;\d\d\.\d\d\.\d{4};[+-]?[\d.]+,\d\d;[a-z]{3};/
